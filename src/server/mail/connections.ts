import 'server-only';
import type { Mail } from './mail';
import type { MailSettings } from './mailSettings';
import { loadLibrary, type MailResult, startAttempt, toMessage } from './smtp';

/** A second connection may open while the first awaits its last answer. */
const maxConnections = 2;

export type Connections = ReturnType<typeof createConnections>;

/** @param onFree called when a further mail could be sent */
export function createConnections(settings: MailSettings, onFree = () => {}) {
  let open = 0;
  let isSending = false;
  const waiting: (() => void)[] = [];

  const isFree = () => !isSending && open < maxConnections;

  /** Returns functions that report the message's end and the connection's. */
  function take() {
    isSending = true;
    open += 1;
    let isOwn = true;
    const endMessage = () => {
      if (isOwn) isSending = false;
      isOwn = false;
      startNext();
    };
    const close = () => {
      open -= 1;
      endMessage();
    };
    return { endMessage, close };
  }

  function startNext(): void {
    if (!isFree()) return;
    const start = waiting.shift() ?? onFree;
    start();
  }

  const takeTurn = () =>
    isFree()
      ? take()
      : new Promise<ReturnType<typeof take>>((resolve) => {
          waiting.push(() => resolve(take()));
        });

  return {
    /** Reports whether a mail would be sent at once. */
    isFree: () => isFree() && waiting.length === 0,

    /** Sends a mail when its turn comes. Never rejects. */
    async send(mail: Mail): Promise<MailResult> {
      const library = await loadLibrary();
      const message = await toMessage(library, mail, settings.from);
      const { endMessage, close } = await takeTurn();
      const { result, closed } = startAttempt(library, mail, message, settings, endMessage);
      void closed.then(close);
      return result;
    },
  };
}
