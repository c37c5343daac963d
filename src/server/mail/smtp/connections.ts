import 'server-only';
import type { Mail } from '../mail';
import type { MailSettings } from '../mailSettings';
import { loadLibrary, type MailResult, startAttempt, toMessage } from './smtp';

/** A second connection may open while the first awaits its last answer. */
const maxConnections = 2;

/** The right to open a connection. */
export interface Turn {
  /** Sends one mail. The turn ends with its connection. */
  send: (mail: Mail) => Promise<MailResult>;
  /** Gives an unused turn back. It does not call `onFree`: nothing was there to send. */
  end: () => void;
}

export type Connections = ReturnType<typeof createConnections>;

/** @param onFree called when a further mail could be sent */
export function createConnections(settings: MailSettings, onFree = () => {}) {
  let taken = 0;
  let isSending = false;
  const waiting: (() => void)[] = [];

  const isFree = () => !isSending && taken < maxConnections;

  function startWaiting(): void {
    if (isFree()) waiting.shift()?.();
  }

  function startNext(): void {
    startWaiting();
    if (isFree()) onFree();
  }

  function take(): Turn {
    isSending = true;
    taken += 1;
    let [isOwn, hasEnded] = [true, false];
    const endMessage = () => {
      if (isOwn) isSending = false;
      isOwn = false;
    };
    const end = (startFurther: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      taken -= 1;
      endMessage();
      startFurther();
    };
    return {
      async send(mail) {
        try {
          const library = await loadLibrary();
          const message = await toMessage(library, mail, settings.from);
          const onMessageEnd = () => {
            endMessage();
            startNext();
          };
          const { result, closed } = startAttempt(library, mail, message, settings, onMessageEnd);
          void closed.then(() => end(startNext));
          return await result;
        } catch (error) {
          end(startNext);
          throw error;
        }
      },
      end: () => end(startWaiting),
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
