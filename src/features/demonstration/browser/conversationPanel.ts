import type { Language } from '@/content/examples/example';
import { hoursOnOneLine } from '@/lib/text/clock';

/**
 * The states of a conversation: nothing has been asked; something has been answered; the customer is asked for a name
 * and a number; the call is shown in its place; it is only read, because the script could not be loaded.
 */
export type ConversationState = 'start' | 'open' | 'asking' | 'call' | 'written';

/** A button of the conversation: its text, what a tap does, and the language of its text. */
export type Choice = readonly [text: string, act: () => void, language?: Language];

/** The height over which the log fades out at its top (components/messageList.ts), in pixels. */
const fade = 20;

/** How much of the window the header and the gap below it cover, in pixels. */
const covered = 100;

/**
 * The parts of a conversation's panel: its log and its buttons (components/Conversation.tsx). The log contains one of
 * each message when the page arrives; copies of them get the texts of others.
 */
export function conversationPanel(panel: HTMLElement) {
  const part = (selector: string) => panel.querySelector(selector) as HTMLElement;
  const log = part('[role="log"]');
  const caption = part('[data-caption]');
  const choices = part('[data-choices]');
  const messages = {
    customer: part('[data-from="customer"]'),
    site: part('[data-from="site"]'),
    calendar: part('[data-owner="calendar"]'),
    text: part('[data-owner="text"]'),
  };

  return {
    clear: () => log.replaceChildren(),

    /** Adds a message to the log, which screen readers announce. @param texts by what shows them */
    add(kind: keyof typeof messages, texts: Record<string, string>, language: Language = 'en') {
      const message = messages[kind].cloneNode(true) as HTMLElement;
      for (const [what, text] of Object.entries(texts)) {
        const element = message.querySelector<HTMLElement>(`[data-shows="${what}"]`);
        if (element) element.textContent = hoursOnOneLine(text);
        if (element) element.lang = language;
      }
      // As it is painted now, or is later.
      const business = panel.querySelector('[data-business-name]')?.cloneNode(true);
      if (business) message.querySelector('[data-business-name]')?.replaceWith(business);
      log.append(message);
      return message;
    },

    /** Shows the buttons, below what they are about. After a tap, the focus moves to the first of the next ones. */
    offer(state: ConversationState, buttons: readonly Choice[], about = ''): void {
      panel.dataset.conversation = state;
      caption.textContent = about;
      choices.replaceChildren(
        ...buttons.map(([text, act, language = 'en']) => {
          const button = document.createElement('button');
          Object.assign(button, {
            type: 'button',
            lang: language,
            textContent: hoursOnOneLine(text),
          });
          button.addEventListener('click', () => {
            act();
            choices.querySelector('button')?.focus({ preventScroll: true });
          });
          return button;
        }),
      );
    },

    /**
     * Brings a message to the top of the log, into the fade if the end is then in sight, and the panel into view. Of
     * a panel that is higher than the window, that is its end, where the newest answer is above the buttons.
     */
    reveal({ offsetTop }: HTMLElement): void {
      // First, because it ends a scroll of the log in WebKit.
      const isWhole = panel.offsetHeight < window.innerHeight - covered;
      panel.scrollIntoView({ block: isWhole ? 'nearest' : 'end' });
      const end = log.scrollHeight - log.clientHeight;
      log.scrollTop = Math.max(offsetTop - fade, Math.min(offsetTop, end));
    },
  };
}
