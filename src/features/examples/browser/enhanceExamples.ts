import { businessNameId } from '@/components/examples/elementIds';
import { anyBusiness, type LinkedQuestion } from '@/content/examples/example';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  keepVisitorBusiness,
  nameVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const nameField = () => document.getElementById(businessNameId) as HTMLInputElement | null;
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];
const shownExample = () =>
  document.querySelector<HTMLElement>('[data-example]')?.dataset.example ?? '';

type Live = typeof import('./examplesScript');

/** The examples' own script, which is not part of `/site.js`, once it has loaded. */
let live: Live | undefined;
let attempts = 0;

/** @throws when it cannot be loaded; the next call tries again */
async function loadLive(): Promise<Live> {
  // Browsers remember that a module failed, so another attempt is under another address.
  const address = attempts === 0 ? '/examples.js' : `/examples.js?${attempts}`;
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

/** Whether the place of the chosen example has come near, so that it is to be shown. */
let isNear = false;

/** The words of a name that select each choice. */
const nameWords = () =>
  Object.fromEntries(trades().map(({ value, dataset }) => [value, dataset.nameWords ?? '']));

function choose(trade: string): void {
  const choice = trades().find(({ value }) => value === trade);
  if (choice) choice.checked = true;
}

/** Selects the example that suits any business for a whole name that says no trade. */
function settleTrade(): void {
  const { name, namedTrade, isTradeChosen } = visitorBusiness();
  if (!name || namedTrade || isTradeChosen) return;
  keepVisitorBusiness({ trade: anyBusiness });
  choose(anyBusiness);
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
  isNear = true;
  let isLoaded = true;
  try {
    await (live ?? (await loadLive())).showExample(trade || shownExample());
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

/** Lets the name select anew where a stored trade is none of the page's: a release since may have renamed it. */
function forgetRenamedTrade(): void {
  const listed = trades().map(({ value }) => value);
  const { name, trade, namedTrade } = visitorBusiness();
  const isRenamed = [trade, namedTrade].some((one) => one !== '' && !listed.includes(one));
  if (listed.length === 0 || !isRenamed) return;
  keepVisitorBusiness({ trade: '', isTradeChosen: false });
  nameVisitorBusiness(name, nameWords());
  showVisitorBusiness();
}

/** Shows the stored name and trade, which another page may have changed. */
export function showChoices(): void {
  const field = nameField();
  forgetRenamedTrade();
  const { name } = visitorBusiness();
  if (field && writtenName(field.value) !== name) settleTrade();
  if (field) field.value = name;
  choose(visitorBusiness().trade);
  if (isNear) showExample();
}

/** Shows the chosen example once its place comes near. */
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

/** Ends what a typed name is to select once it stands. */
let pause: ReturnType<typeof setTimeout> | undefined;

/** What was typed or chosen selects the example to show. */
function keep(control: HTMLInputElement): void {
  const before = visitorBusiness().trade;
  const isChoice = control !== nameField();
  if (isChoice) keepVisitorBusiness({ trade: control.value, isTradeChosen: true });
  else nameVisitorBusiness(control.value, nameWords());
  const { trade } = visitorBusiness();
  choose(trade);
  showVisitorBusiness();
  if (isChoice || trade !== before) showExample();
  clearTimeout(pause);
  if (isChoice) return;
  pause = setTimeout(() => {
    settleTrade();
    if (isNear) showExample();
  }, pauseMs);
}

/** Stays with the example that the visitor has pressed something of, whatever was to be shown in its place. */
function stay(): Promise<void> {
  clearTimeout(pause);
  const shown = shownExample();
  if (visitorBusiness().trade) keepVisitorBusiness({ trade: shown });
  choose(shown);
  return showExample();
}

/** The question of the last link that was pressed, until it is asked. */
let question: LinkedQuestion | undefined;

/** Asks the question that a link of the example's website names. Until it can, the link leads to the answers. */
async function press(event: Event): Promise<void> {
  const target = event.target as Element;
  const link = target.closest<HTMLElement>('[data-ask]');
  if (!link && !target.closest('[data-example] button')) return;
  const stays = stay();
  question = link?.dataset.ask as LinkedQuestion | undefined;
  if (question && live?.askExample(question)) {
    question = undefined;
    event.preventDefault();
  }
  await stays;
  if (question) live?.askExample(question);
  question = undefined;
}

/**
 * Lets visitors name their business, choose a trade and ask the examples, on the page that has the examples. Until
 * the visitor chooses a trade, the name selects it; one that says none selects the example that suits any business once
 * it stands, so that nothing changes from letter to letter.
 */
export function enhanceExamples(): void {
  const controls = `#${businessNameId}, [name="example"]`;
  for (const control of document.querySelectorAll<HTMLInputElement>(controls)) {
    control.disabled = false;
  }
  document.addEventListener('input', ({ target }) => {
    if ((target as Element).matches(controls)) keep(target as HTMLInputElement);
  });
  document.addEventListener('change', ({ target }) => {
    if (target !== nameField()) return;
    settleTrade();
    // A long name stays as typed until the field is left.
    showChoices();
  });
  document.addEventListener('click', press);
  showChoices();
  showWhenNear();
}
