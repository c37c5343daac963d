import 'server-only';
import type { Mail } from '../mail';
import type { MailSettings } from '../mailSettings';
import { createHourLimit } from './hourLimit';
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

interface Options {
  /** Called when a further mail could be sent. */
  onFree?: () => void;
  /** Called before that. */
  onResult?: (result: MailResult) => void;
}

export function createConnections(
  settings: MailSettings,
  { onFree = () => {}, onResult = () => {} }: Options = {},
) {
  let taken = 0;
  let isSending = false;
  const hour = createHourLimit(settings.limitPerHour);
  const waiting: (() => void)[] = [];

  const isLimited = () => !hour.hasRoom(taken);
  const isFree = () => !isSending && taken < maxConnections && !isLimited();

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
          const ended = await result;
          hour.note(ended);
          onResult(ended);
          await closed;
          end(startNext);
          return ended;
        } catch (error) {
          end(startNext);
          throw error;
        }
      },
      end: () => end(startWaiting),
    };
  }

  const nextTurn = async (): Promise<Turn> =>
    isFree() ? take() : new Promise((resolve) => waiting.push(() => resolve(take())));

  /** Whether a mail can be sent at once, and none waits. */
  function isReady(): boolean {
    // Nothing else notices that an hour is over.
    startWaiting();
    return isFree() && waiting.length === 0;
  }

  return {
    /** Whether the hour's limit is used up. */
    isLimited,
    isReady,
    tryTurn: (): Turn | undefined => (isReady() ? take() : undefined),
    /** Comes before a turn of `tryTurn`, also once the hour's limit ends. */
    nextTurn,

    /** Sends a mail when its turn comes. */
    async send(mail: Mail): Promise<MailResult> {
      const turn = await nextTurn();
      return turn.send(mail);
    },
  };
}
