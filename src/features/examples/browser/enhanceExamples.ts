import { businessNameId } from '@/content/examples/elementIds';
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

/** `/examples.js`, once loaded. */
let live: Live | undefined;
let attempts = 0;

/** @throws if loading fails; the next call tries again */
async function loadLive(): Promise<Live> {
  // Browsers cache a failed module, so a retry needs another address.
  const address = attempts === 0 ? '/examples.js' : `/examples.js?${attempts}`;
  try {
    live = (await import(address)) as Live;
  } catch (error) {
    attempts += 1;
    throw error;
  }
  return live;
}

/** Milliseconds without typing after which a name is complete. */
const pauseMs = 1000;

let isNear = false;

const nameWords = () =>
  Object.fromEntries(trades().map(({ value, dataset }) => [value, dataset.nameWords ?? '']));

function choose(trade: string): void {
  const choice = trades().find(({ value }) => value === trade);
  if (choice) choice.checked = true;
}

function showWritten(): void {
  const conversation = document.querySelector<HTMLElement>('[data-conversation=""]');
  if (conversation) conversation.dataset.conversation = 'written';
}

/** Shows the chosen example, or a message if the script failed to load. */
function show(): void {
  live?.showExample(visitorBusiness().trade || shownExample());
  if (!live) showWritten();
  choose(shownExample());
  const note = document.querySelector<HTMLElement>('[data-not-loaded]');
  const text = live ? '' : (note?.dataset.notLoaded ?? '');
  if (note && note.textContent !== text) note.textContent = text;
  showVisitorBusiness();
}

async function showExample(): Promise<void> {
  isNear = true;
  if (!live) await loadLive().catch(() => undefined);
  show();
}

function showChosen(): void {
  choose(visitorBusiness().trade);
  showVisitorBusiness();
  if (isNear) void showExample();
}

/** A release may have renamed the stored trade. */
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

function showWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void showExample();
    },
    { rootMargin: '50%' },
  );
  for (const site of document.querySelectorAll('[data-example]')) observer.observe(site);
}

let pause: ReturnType<typeof setTimeout> | undefined;

/** Selects the example for the typed name. */
function settle(): void {
  if (pause === undefined) return;
  clearTimeout(pause);
  pause = undefined;
  settleTrade(nameWords());
  showChosen();
}

/** A typed name counts after a pause, a choice at once. */
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
  settleTrade(nameWords());
  chooseTrade(control.value);
  showChosen();
}

/** Delays the change during a press, because the pressed element must not move. */
function leave(field: HTMLInputElement): void {
  field.value = visitorBusiness().name;
  if (!document.querySelector('a:active, button:active, label:active')) settle();
}

let question: LinkedQuestion | undefined;

/** Asks a link's question. Until the script has loaded, the link opens the answers. */
async function press(event: MouseEvent): Promise<void> {
  const target = event.target as Element;
  // `keep` handles choices.
  if (!target.matches('[name="example"]')) settle();
  const link = target.closest<HTMLElement>('[data-ask]');
  // Opens another tab or window.
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
 * Lets visitors name their business, choose a trade, and ask. The later of a name with a trade and a choice selects the
 * example.
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
  // Before other listeners handle the press.
  document.addEventListener('click', press, { capture: true });
  showChoices();
  showWhenNear();
}
