import { businessNameId } from '@/components/examples/elementIds';
import type { LinkedQuestion } from '@/content/examples/example';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  keepVisitorBusiness,
  nameVisitorBusiness,
  tradeIn,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const nameField = () => document.getElementById(businessNameId) as HTMLInputElement | null;
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];
const shownExample = () =>
  document.querySelector<HTMLElement>('[data-example]')?.dataset.example ?? '';

type Live = typeof import('./demonstrationScript');

/** The demonstration's own script, which is not part of `/site.js`, once it has loaded. */
let live: Live | undefined;
let attempts = 0;

/** @throws when it cannot be loaded; the next call tries again */
async function loadLive(): Promise<Live> {
  if (live) return live;
  // Browsers remember that a module failed, so another attempt is under another address.
  const address = attempts === 0 ? '/demonstration.js' : `/demonstration.js?${attempts}`;
  try {
    live = (await import(address)) as Live;
  } catch (error) {
    attempts += 1;
    throw error;
  }
  return live;
}

/** How long a name that is still typed stands before it counts as whole. */
const pauseMs = 1000;

/** Whether the demonstration has come near, so that the chosen example is to be shown. */
let isNear = false;

/** The words of a name that select each choice. */
const nameWords = () =>
  Object.fromEntries(trades().map(({ value, dataset }) => [value, dataset.nameWords ?? '']));

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

/** What the page has without script: a conversation and a call to read. */
function showWritten(): void {
  const conversation = document.querySelector<HTMLElement>('[data-conversation=""]');
  if (conversation) conversation.dataset.conversation = 'written';
}

/** Shows the example of the visitor's trade, or says that it could not be loaded and keeps the one that is shown. */
async function showExample(): Promise<void> {
  const { trade } = visitorBusiness();
  // One that an earlier release of the site has stored may have another name now.
  const slug = trades().some(({ value }) => value === trade) ? trade : shownExample();
  isNear = true;
  let isLoaded = true;
  try {
    await (await loadLive()).showExample(slug);
  } catch {
    isLoaded = false;
    choose(shownExample());
    showWritten();
  }
  const note = document.querySelector<HTMLElement>('[data-not-loaded]');
  const text = isLoaded ? '' : (note?.dataset.notLoaded ?? '');
  if (note && note.textContent !== text) note.textContent = text;
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

/** Shows the chosen example once the demonstration comes near. */
function showWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      showExample();
    },
    { rootMargin: '50%' },
  );
  for (const place of document.querySelectorAll('[data-example]')) observer.observe(place);
}

/**
 * Asks the question that a link of the example's website names. Until the script can, the link leads to the answers.
 */
async function followLink(event: Event): Promise<void> {
  const link = (event.target as Element).closest<HTMLElement>('[data-ask]');
  const question = link?.dataset.ask as LinkedQuestion | undefined;
  if (!question) return;
  if (live?.askExample(question)) {
    event.preventDefault();
    return;
  }
  await showExample();
  live?.askExample(question);
}

/**
 * Lets visitors name their business, choose a trade and ask the examples, on the page that has the demonstration. Until
 * the visitor chooses a trade, the name selects it; one that says none selects the example that suits any business once
 * it stands, so that nothing changes from letter to letter.
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
  // A long name stays as typed until the field is left.
  field?.addEventListener('change', showChoices);
  document.addEventListener('click', followLink);
  window.addEventListener('online', showChoices);
  showChoices();
  showWhenNear();
}
