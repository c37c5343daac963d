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

/** How long the second press of a double click can take, in milliseconds: it meets what the first one met. */
const doubleClick = 500;

/** How much of the window the header and the gap below it cover, in pixels. */
const covered = 100;

/**
 * The parts of a conversation's panel: its log and its buttons (components/Conversation.tsx). The log contains one of
 * each message when the page arrives; copies of them get the texts of others.
 */
export function conversationPanel(panel: HTMLElement) {
  const part = (selector: string) => panel.querySelector(selector) as HTMLElement;
  const log = part('[role="log"]');
  const caption = part('[data-shows="about"]');
  const choices = part('[data-choices]');
  const messages = {
    customer: part('[data-from="customer"]'),
    site: part('[data-from="site"]'),
    calendar: part('[data-owner="calendar"]'),
    text: part('[data-owner="text"]'),
  };

  /** What is still to follow the visitor's last press. */
  let follow = (_scrolls: boolean) => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Does at once what is still to follow the last press. @param scrolls whether it may scroll the page */
  function settle(scrolls = true): void {
    clearTimeout(timer);
    follow(scrolls);
    follow = () => {};
  }

  /** Shows the buttons in place of those before, which stay the same elements: a press can span the change. */
  function show(state: ConversationState, buttons: readonly Choice[], about: string): void {
    const hasFocus = choices.contains(document.activeElement);
    panel.dataset.conversation = state;
    caption.textContent = about;
    while (choices.children.length > buttons.length) choices.lastElementChild?.remove();
    for (const [index, [text, act, lang = 'en']] of buttons.entries()) {
      const button =
        (choices.children[index] as HTMLButtonElement | undefined) ??
        choices.appendChild(document.createElement('button'));
      Object.assign(button, { type: 'button', lang, textContent: hoursOnOneLine(text) });
      button.onclick = ({ detail }) => {
        // The second press of a double click is for what the first one met.
        if (detail > 1) return;
        // Once, however often it is pressed.
        button.onclick = null;
        act();
        // A key presses once.
        if (detail === 0) settle();
      };
    }
    if (hasFocus) choices.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Brings a message to the top of the log, into the fade if the end is then in sight. */
  function scrollLog({ offsetTop }: HTMLElement): void {
    const end = log.scrollHeight - log.clientHeight;
    log.scrollTop = Math.max(offsetTop - fade, Math.min(offsetTop, end));
  }

  /** Brings the panel into view; of one that is higher than the window, its end, where the newest answer is. */
  function scrollPage(): void {
    const isWhole = panel.offsetHeight < window.innerHeight - covered;
    panel.scrollIntoView({ block: isWhole ? 'nearest' : 'end' });
  }

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

    /**
     * Shows the buttons, below what they are about. After a press they and the page's scroll come later than a second
     * one; what they had the focus of moves to the first.
     *
     * @param answer the message that answers the press
     */
    offer(
      state: ConversationState,
      buttons: readonly Choice[],
      about = '',
      answer?: HTMLElement,
    ): void {
      clearTimeout(timer);
      if (!answer) {
        show(state, buttons, about);
        return;
      }
      if (panel.dataset.conversation === 'call') panel.dataset.conversation = state;
      scrollLog(answer);
      follow = (scrolls) => {
        show(state, buttons, about);
        // First, because it ends a scroll of the log in WebKit.
        if (scrolls) scrollPage();
        scrollLog(answer);
      };
      timer = setTimeout(() => settle(), doubleClick);
    },

    settle,
  };
}
