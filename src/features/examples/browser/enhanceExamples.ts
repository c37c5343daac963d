import { businessNameId } from '@/components/examples/elementIds';
import type { LinkedQuestion } from '@/content/examples/example';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  chooseTrade,
  keepVisitorBusiness,
  nameVisitorBusiness,
  settleTrade,
  visitorBusiness,
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

/** What the page has without script: a conversation and a call to read. */
function showWritten(): void {
  const conversation = document.querySelector<HTMLElement>('[data-conversation=""]');
  if (conversation) conversation.dataset.conversation = 'written';
}

/** Shows what is chosen by now, or what is shown already where the script has not come, which it says. */
function show(): void {
  live?.showExample(visitorBusiness().trade || shownExample());
  if (!live) showWritten();
  choose(shownExample());
  const note = document.querySelector<HTMLElement>('[data-not-loaded]');
  const text = live ? '' : (note?.dataset.notLoaded ?? '');
  if (note && note.textContent !== text) note.textContent = text;
  showVisitorBusiness();
}

/** Shows the chosen example: at once, or when the script has come. */
async function showExample(): Promise<void> {
  isNear = true;
  if (!live) await loadLive().catch(() => undefined);
  show();
}

function showChosen(): void {
  choose(visitorBusiness().trade);
  showVisitorBusiness();
  if (isNear) showExample();
}

/** Lets the name select anew where a stored trade is none of the page's: a release since may have renamed it. */
function forgetRenamedTrade(): void {
  const listed = trades().map(({ value }) => value);
  const { trade, namedTrade, chosenTrade } = visitorBusiness();
  const isRenamed = [trade, namedTrade, chosenTrade].some(
    (one) => one !== '' && !listed.includes(one),
  );
  if (listed.length === 0 || !isRenamed) return;
  keepVisitorBusiness({ trade: '', chosenTrade: '' });
  settleTrade(nameWords());
}

/** Shows the stored name and trade, which another page may have changed. */
export function showChoices(): void {
  forgetRenamedTrade();
  const field = nameField();
  if (field) field.value = visitorBusiness().name;
  showChosen();
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

/** Runs while a name is typed that has not selected its trade yet. */
let pause: ReturnType<typeof setTimeout> | undefined;

/** Lets a typed name select the example to show. */
function settle(): void {
  if (pause === undefined) return;
  clearTimeout(pause);
  pause = undefined;
  settleTrade(nameWords());
  showChosen();
}

/** Keeps what is typed, which selects an example once typing pauses, or chosen, which selects it at once. */
function keep(control: HTMLInputElement): void {
  clearTimeout(pause);
  pause = undefined;
  if (control === nameField()) {
    nameVisitorBusiness(control.value);
    showVisitorBusiness();
    pause = setTimeout(settle, pauseMs);
    return;
  }
  isNear = true;
  // What was typed before is whole by now.
  settleTrade(nameWords());
  chooseTrade(control.value);
  showChosen();
}

/** The field is left. Where a press leaves it, what is pressed stays in place until it has been. */
function leave(field: HTMLInputElement): void {
  // A long name stays as typed until then.
  field.value = visitorBusiness().name;
  if (!document.querySelector('a:active, button:active, label:active')) settle();
}

/** The question of the last link that was pressed, until it is asked. */
let question: LinkedQuestion | undefined;

/** Asks the question that a link of the example's website names. Until it can, the link leads to the answers. */
async function press(event: MouseEvent): Promise<void> {
  const target = event.target as Element;
  // A choice settles the name itself; changed while it is pressed, it would be none.
  if (!target.matches('[name="example"]')) settle();
  const link = target.closest<HTMLElement>('[data-ask]');
  // Such a press opens the link elsewhere.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  question = link.dataset.ask as LinkedQuestion;
  if (live?.askExample(question)) event.preventDefault();
  else {
    await showExample();
    if (question) live?.askExample(question, true);
  }
  question = undefined;
}

/**
 * Lets visitors name their business, choose a trade and ask the examples, on the page that has the examples. Of a name
 * that says a trade and a choice, the later one selects it; before any choice, another name selects the example that
 * suits any business.
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
    if (target === nameField()) leave(target as HTMLInputElement);
  });
  window.addEventListener('pagehide', settle);
  // Before what is pressed answers.
  document.addEventListener('click', press, { capture: true });
  showChoices();
  showWhenNear();
}
