import 'server-only';
import type { Mail } from './mail';
import type { MailSettings } from './mailSettings';
import { loadLibrary, type MailResult, startAttempt, toMessage } from './smtp';

/** A second connection may open while the first awaits its last answer. */
const maxConnections = 2;

/** The right to open a connection. */
export interface Turn {
  /** Sends one mail. The turn ends with its connection. */
  send: (mail: Mail) => Promise<MailResult>;
  /** Ends an unused turn. */
  end: () => void;
}

export type Connections = ReturnType<typeof createConnections>;

/** @param onFree called when a further mail could be sent */
export function createConnections(settings: MailSettings, onFree = () => {}) {
  let taken = 0;
  let isSending = false;
  const waiting: (() => void)[] = [];

  const isFree = () => !isSending && taken < maxConnections;

  function startNext(): void {
    if (!isFree()) return;
    const start = waiting.shift() ?? onFree;
    start();
  }

  function take(): Turn {
    isSending = true;
    taken += 1;
    let [isOwn, hasEnded] = [true, false];
    const endMessage = () => {
      if (isOwn) isSending = false;
      isOwn = false;
      startNext();
    };
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      taken -= 1;
      endMessage();
    };
    return {
      async send(mail) {
        try {
          const library = await loadLibrary();
          const message = await toMessage(library, mail, settings.from);
          const { result, closed } = startAttempt(library, mail, message, settings, endMessage);
          void closed.then(end);
          return await result;
        } catch (error) {
          end();
          throw error;
        }
      },
      end,
    };
  }

  const nextTurn = () =>
    isFree() ? take() : new Promise<Turn>((resolve) => waiting.push(() => resolve(take())));

  return {
    /** Returns a turn if a mail can be sent at once. */
    tryTurn: (): Turn | undefined => (isFree() && waiting.length === 0 ? take() : undefined),

    /** Sends a mail when its turn comes. */
    async send(mail: Mail): Promise<MailResult> {
      const turn = await nextTurn();
      return turn.send(mail);
    },
  };
}
