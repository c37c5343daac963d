import type { QuestionName } from '@/content/examples/example';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import { tradeIn } from '@/features/visitorBusiness/browser/tradeIn';
import {
  keepVisitorBusiness,
  nameVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { attributeOf, marked } from '@/lib/marks';
import { loadLive } from './loadScript';

const nameField = () => document.querySelector<HTMLInputElement>('#business-name');
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];
const shownExample = () =>
  document.querySelector(marked('example'))?.getAttribute(attributeOf('example')) ?? '';

/** How long a name that is still typed stands before it counts as whole. */
const pauseMs = 1000;

/** Whether an example has come near, so that the chosen one is to be shown. */
let isNear = false;

/** The words of a name that select each choice (`data-name-words`). */
const nameWords = () =>
  Object.fromEntries(
    trades().map(({ value, dataset }) => [value, dataset.nameWords?.match(/\S+/g) ?? []]),
  );

function choose(trade: string): void {
  for (const choice of trades()) if (trade) choice.checked = choice.value === trade;
}

/** Selects the example that suits any business, the one without words, for a whole name that says no trade. */
function settleTrade(): void {
  const { name, isTradeChosen } = visitorBusiness();
  const anyBusiness = trades().find(({ dataset }) => dataset.nameWords === '');
  if (!anyBusiness || !name || isTradeChosen || tradeIn(name, nameWords())) return;
  keepVisitorBusiness({ trade: anyBusiness.value });
  choose(anyBusiness.value);
  showVisitorBusiness();
}

/** Shows the example of the visitor's trade, or says that it could not be loaded and keeps the one that is shown. */
async function showExample(): Promise<void> {
  const { trade } = visitorBusiness();
  const slug = trade || shownExample();
  if (!slug) return;
  isNear = true;
  const note = document.querySelector<HTMLElement>(marked('not-loaded'));
  try {
    const live = await loadLive();
    await live.showExample(slug, trade !== '');
    if (note) note.hidden = true;
  } catch {
    choose(shownExample());
    if (note) note.hidden = false;
  }
  showVisitorBusiness();
}

/** Shows the stored name and trade, which another page may have changed. */
export function showChoices(): void {
  settleTrade();
  const { name, trade } = visitorBusiness();
  const field = nameField();
  if (field) field.value = name;
  choose(trade);
  if (isNear) showExample();
}

/** Uses the demonstration's script, if it can be loaded, for what nobody waits for. */
function withLive(use: (live: Awaited<ReturnType<typeof loadLive>>) => Promise<void>): void {
  loadLive()
    .then(use)
    .catch(() => undefined);
}

/** Shows the chosen example once one comes near, and loads the others. */
function showWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      showExample();
      const others = trades().map(({ value }) => value);
      if (others.length > 0) withLive(({ prepareExamples }) => prepareExamples(others));
    },
    { rootMargin: '50%' },
  );
  for (const site of document.querySelectorAll(marked('site'))) observer.observe(site);
}

/** Asks the example's question that a link of its website names. */
async function followLink(event: Event): Promise<void> {
  const link = (event.target as Element).closest(marked('ask'));
  const question = link?.getAttribute(attributeOf('ask'));
  if (!question) return;
  event.preventDefault();
  await showExample();
  (await loadLive()).askExample(question as QuestionName);
}

/**
 * Lets visitors name their business, choose a trade and ask the examples, on the page that has the demonstration;
 * on every page, examples become the visitor's. Until the visitor chooses a trade, the name selects it; one that says
 * none selects the example that suits any business once it stands, so that nothing changes from letter to letter.
 */
export function enhanceDemonstration(): void {
  const field = nameField();
  let pause: ReturnType<typeof setTimeout> | undefined;

  function keep({ target }: Event) {
    const before = visitorBusiness().trade;
    const chosen = trades().find((choice) => choice === target)?.value;
    if (chosen) keepVisitorBusiness({ trade: chosen, isTradeChosen: true });
    else nameVisitorBusiness(field?.value ?? '', nameWords());
    const { trade } = visitorBusiness();
    choose(trade);
    showVisitorBusiness();
    if (chosen || trade !== before) showExample();
    clearTimeout(pause);
    pause = setTimeout(() => {
      settleTrade();
      if (isNear) showExample();
    }, pauseMs);
  }

  for (const control of [...trades(), ...(field ? [field] : [])]) {
    control.disabled = false;
    control.addEventListener('input', keep);
  }
  for (const choice of trades()) {
    const prepare = () => withLive((live) => live.prepareExample(choice.value));
    for (const sign of ['pointerenter', 'focus']) {
      choice.addEventListener(sign, prepare, { once: true });
    }
  }
  // A long name stays as typed until the field is left.
  field?.addEventListener('change', showChoices);
  document.addEventListener('click', followLink);
  window.addEventListener('online', showChoices);
  showChoices();
  showWhenNear();
}
