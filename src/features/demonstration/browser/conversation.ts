const exchanges = (panel: Element) => panel.querySelectorAll<HTMLElement>('[data-exchange]');

const bookingOf = (exchange?: Element | null) =>
  exchange?.querySelector<HTMLElement>('[data-booked]');

/** Shows a part of the log, which screen readers announce, and scrolls the log to its start or end. */
function reveal(part: HTMLElement, edge: 'beginning' | 'end'): void {
  part.hidden = false;
  const log = part.closest('[role="log"]');
  if (log) log.scrollTop = edge === 'end' ? log.scrollHeight : part.offsetTop;
}

/** Resets a conversation, with all questions available. */
function restart(panel: HTMLElement): void {
  panel.setAttribute('data-live', '');
  for (const state of ['data-pending', 'data-known']) panel.removeAttribute(state);
  for (const part of exchanges(panel)) part.hidden = true;
  for (const button of panel.querySelectorAll('button')) button.hidden = false;
}

/** Asks a question once. Ignored while the website waits for a name. */
function ask(panel: HTMLElement, question = ''): void {
  const exchange = panel.querySelector<HTMLElement>(`[data-exchange="${question}"]`);
  if (!exchange?.hidden || panel.hasAttribute('data-pending')) return;
  const booking = bookingOf(exchange);
  if (booking) booking.hidden = true;
  panel.toggleAttribute('data-pending', Boolean(booking));
  exchange.toggleAttribute('data-known', panel.hasAttribute('data-known'));
  for (const button of panel.querySelectorAll<HTMLElement>(`[data-ask="${question}"]`)) {
    button.hidden = true;
  }
  exchange.parentElement?.append(exchange);
  reveal(exchange, 'beginning');
}

/** Answers the website's request for a name. */
function reply(panel: HTMLElement): void {
  const booking = bookingOf([...exchanges(panel)].at(-1));
  if (!booking) return;
  panel.removeAttribute('data-pending');
  panel.setAttribute('data-known', '');
  reveal(booking, 'end');
}

/**
 * Lets visitors ask the examples: a question, or a link of the example's website, shows its exchange at the end of
 * the log, and its booking after the customer's reply. The focus moves to the next thing to tap.
 */
export function enhanceConversations(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-conversation]')) restart(panel);
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-ask], [data-reply], [data-restart]',
    );
    const example = control?.closest('[data-example]');
    const panel = example?.querySelector<HTMLElement>('[data-conversation]');
    if (!control || !panel) return;
    const { ask: question, reply: name } = control.dataset;
    if (question !== undefined) ask(panel, question);
    else if (name !== undefined) reply(panel);
    else restart(panel);
    if (panel.contains(control)) {
      const next = [...panel.querySelectorAll('button')].find((one) => one.offsetParent);
      next?.focus({ preventScroll: true });
    } else {
      event.preventDefault();
      panel.scrollIntoView({ block: 'nearest' });
    }
  });
}
