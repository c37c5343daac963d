import type { Language } from '@/content/examples/example';
import { hoursOnOneLine } from '@/lib/text/clock';

/** `start`: no question asked. `asking`: asks for name and number. `written`: the script failed to load. */
export type ConversationState = 'start' | 'open' | 'asking' | 'call' | 'written';

export type Choice = readonly [text: string, act: () => void, language?: Language];

/** Must match messageList.ts. */
const fadePx = 20;

/** Within this time, a second click is part of a double click. */
const doubleClickMs = 500;

/** The height of the header and its gap. */
const coveredPx = 100;

/** Controls a panel's log and buttons. New messages are copies of the log's first ones. */
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

  let follow = (_scrolls: boolean) => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Completes the last press at once. @param scrolls whether it may scroll the page */
  function settle(scrolls = true): void {
    clearTimeout(timer);
    follow(scrolls);
    follow = () => {};
  }

  /** Reuses the buttons, because a press may be in progress. */
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
    log.scrollTop = Math.max(offsetTop - fadePx, Math.min(offsetTop, end));
  }

  /** Shows the end of a panel higher than the window. */
  function scrollPage(): void {
    const isWhole = panel.offsetHeight < window.innerHeight - coveredPx;
    panel.scrollIntoView({ block: isWhole ? 'nearest' : 'end' });
  }

  return {
    clear: () => log.replaceChildren(),

    /** Appends a message for screen readers, too. @param texts by `data-shows` */
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
     * Shows buttons. After a press, waits for the time of a double click, and keeps the focus.
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
        // Scroll the page first: it ends a scroll of the log in WebKit.
        if (scrolls) scrollPage();
        scrollLog(answer);
      };
      timer = setTimeout(() => settle(), doubleClickMs);
    },

    settle,
  };
}
