import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  keepVisitorBusiness,
  nameVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { enhanceConversations } from './conversation';

const nameField = () => document.querySelector<HTMLInputElement>('#business-name');
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];

/** The words of a name that select each choice (`data-name-words`). */
const nameWords = () =>
  Object.fromEntries(
    trades().map(({ value, dataset }) => [value, dataset.nameWords?.match(/\S+/g) ?? []]),
  );

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

  function keep({ target }: Event) {
    const chosen = trades().find((choice) => choice === target)?.value;
    if (chosen) keepVisitorBusiness({ trade: chosen, isTradeChosen: true });
    else nameVisitorBusiness(field?.value ?? '', nameWords());
    choose(visitorBusiness().trade);
    showVisitorBusiness();
  }

  for (const control of [...trades(), ...(field ? [field] : [])]) {
    control.disabled = false;
    control.addEventListener('input', keep);
  }
  // A long name stays as typed until the field is left.
  field?.addEventListener('change', showChoices);
  showChoices();
  enhanceConversations();
}
