import type { Language } from '@/content/examples/example';
import { hoursOnOneLine } from '@/lib/text/clock';

/**
 * `start`: nothing is asked. `open`: answered. `asking`: for name and number. `call`: the call is shown. `written`:
 * the script did not load.
 */
export type ConversationState = 'start' | 'open' | 'asking' | 'call' | 'written';

/** Its text, action and language. */
export type Choice = readonly [text: string, act: () => void, language?: Language];

/** As in messageList.ts, in pixels. */
const fade = 20;

/** Milliseconds in which the second press of a double click can follow. */
const doubleClick = 500;

/** Pixels that the header and the gap below it cover. */
const covered = 100;

/** The log and buttons of a panel. Copies of the log's first messages get the texts of others. */
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

  /** What still follows the last press. */
  let follow = (_scrolls: boolean) => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Does at once what is still to follow the last press. @param scrolls whether it may scroll the page */
  function settle(scrolls = true): void {
    clearTimeout(timer);
    follow(scrolls);
    follow = () => {};
  }

  /** Reuses the button elements, because a press can span the change. */
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
        if (detail > 1) return;
        button.onclick = null;
        act();
        if (detail === 0) settle();
      };
    }
    if (hasFocus) choices.querySelector('button')?.focus({ preventScroll: true });
  }

  function scrollLog({ offsetTop }: HTMLElement): void {
    const end = log.scrollHeight - log.clientHeight;
    log.scrollTop = Math.max(offsetTop - fade, Math.min(offsetTop, end));
  }

  /** Shows the end of a panel that is higher than the window. */
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
