import { showName, showTrade } from '@/features/visitorBusiness/browser/sign';
import {
  keepVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { enhanceConversations } from './conversation';

const nameField = () => document.querySelector<HTMLInputElement>('#business-name');
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];

/** The trade of a name: the first with a prefix (`data-name-words`) of one of its words. */
function tradeIn(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return trades().find(({ dataset }) =>
    dataset.nameWords
      ?.split(' ')
      .some((beginning) => beginning && words.some((word) => word.startsWith(beginning))),
  )?.value;
}

function choose(trade: string): void {
  for (const choice of trades()) if (trade) choice.checked = choice.value === trade;
}

/** Shows the stored name and trade, which another page may have changed. */
export function showChoices(): void {
  const { name, trade } = visitorBusiness();
  const field = nameField();
  if (field) field.value = name;
  choose(trade);
}

/**
 * Lets visitors name their business, choose a trade and ask the examples, on the page that has the demonstration.
 * Until the visitor chooses a trade, the name selects it.
 */
export function enhanceDemonstration(): void {
  const field = nameField();

  function keep(event: Event) {
    const typed = field?.value ?? '';
    const name = writtenName(typed);
    const isCut = name.length < typed.trim().length;
    if (field && isCut && !(event as InputEvent).isComposing) field.value = name;
    const kept = visitorBusiness();
    const chosen = trades().find((choice) => choice === event.target)?.value;
    const isTradeChosen = kept.isTradeChosen || chosen !== undefined;
    const trade = chosen ?? ((!isTradeChosen && tradeIn(name)) || kept.trade);
    keepVisitorBusiness({ name, trade, isTradeChosen });
    choose(trade);
    showName(name);
    showTrade();
  }

  for (const control of [...trades(), ...(field ? [field] : [])]) {
    control.disabled = false;
    control.addEventListener('input', keep);
  }
  showChoices();
  enhanceConversations();
}
