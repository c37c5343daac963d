import { conversationCopy as copy } from '@/content/examples/conversation';
import { attributeOf, type ConversationState, mark, marked } from '@/lib/marks';
import { build } from './build';

/** A button of the conversation: its text, what a tap does, and whether the text is Spanish. */
export type Choice = readonly [text: string, act: () => void, isSpanish?: boolean];

/** The height over which the log fades out at its top (components/messageList.ts), in pixels. */
const fade = 20;

/** The parts of a conversation's panel: its log, its buttons and its field (components/Conversation.tsx). */
export function conversationPanel(panel: HTMLElement) {
  const log = panel.querySelector<HTMLElement>('[role="log"]');
  const choices = panel.querySelector<HTMLElement>(marked('choices'));

  /** Moves the focus to the next thing to do: a form that waits to be confirmed, or the first button. */
  function focusNext(): void {
    const form = log?.querySelector(marked('request'));
    const next = form
      ? form.querySelector<HTMLElement>(':checked, button')
      : choices?.querySelector('button');
    next?.focus({ preventScroll: true });
  }

  function button([text, act, isSpanish]: Choice): HTMLElement {
    const made = build('button', { type: 'button', ...(isSpanish && { lang: 'es' }) }, text);
    made.addEventListener('click', () => {
      act();
      focusNext();
    });
    return made;
  }

  /** Adds what somebody says. */
  function say(from: 'customer' | 'site', text: string, isSpanish: boolean): HTMLElement {
    const speaker = build('span', { class: 'visually-hidden' }, `${copy[from]}: `);
    const words = isSpanish ? build('span', { lang: 'es' }, text) : text;
    const message = build('p', mark('from', from), speaker, words);
    log?.append(message);
    return message;
  }

  /**
   * Brings a message to the top of the log, into the fade if the end is then in sight, and the log into view. A form at the
   * end comes into sight, as long as the answer above it stays there.
   */
  function reveal(message: HTMLElement): void {
    if (!log) return;
    // First, because it ends a scroll of the log in WebKit.
    log.scrollIntoView({ block: 'nearest' });
    const end = log.scrollHeight - log.clientHeight;
    const answer = log.querySelector(marked('request')) && message.nextElementSibling;
    const { offsetTop } = answer instanceof HTMLElement ? answer : message;
    log.scrollTop = Math.max(
      message.offsetTop - fade,
      Math.min(offsetTop - (answer ? fade : 0), end),
    );
  }

  return {
    say,
    reveal,
    focusNext,
    clear: () => log?.replaceChildren(),
    /** Adds to the log, which screen readers announce. */
    add: (element: HTMLElement) => log?.append(element),
    show(state: ConversationState, buttons: readonly Choice[]): void {
      panel.setAttribute(attributeOf('conversation'), state);
      choices?.replaceChildren(...buttons.map(button));
    },
    /** The name of the business at the head of the panel, once the visitor has given one. */
    paintedName: () => panel.querySelector(marked('business-name'))?.textContent,
  };
}
