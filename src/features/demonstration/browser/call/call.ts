import { conversationCopy as copy, greetings } from '@/content/examples/conversation';
import type { Language } from '@/content/examples/example';
import { attributeOf, type ConversationState, marked } from '@/lib/marks';
import { hoursOnOneLine } from '@/lib/text/clock';
import { setOwnText } from '../fillSites';
import type { ExampleFile } from '../loadExample';
import { loadVoices, silence, speak, twoSpeakers } from './voices';

/** How long the phone rings, in milliseconds. */
const ringing = 1200;

/** A call in the panel of the conversation (components/PhoneCall.tsx). */
export interface PhoneCall {
  /** Ends what is spoken, and takes an example's calls in place of the ones before. */
  show(example: ExampleFile): void;
}

/**
 * Lets visitors hear a call in English or Spanish, on a tap only: each line lights up while it is spoken, by the device's
 * own voices. Without voices, the call is there to read. It stops when the page is hidden.
 */
export function enhanceCall(panel: HTMLElement): PhoneCall {
  const lines = panel.querySelector<HTMLElement>(`${marked('call')} ol`);
  const note = panel.querySelector<HTMLElement>(`${marked('call')} [role="status"]`);
  const control = (name: string) => panel.querySelector<HTMLElement>(marked('control', name));
  /** What the conversation's state was before the call. */
  let before: ConversationState = 'start';
  /** The example whose calls they are, and the language of the one that is shown. */
  let example: ExampleFile | undefined;
  let language: Language = 'en';
  let rate = 1;
  /** The run that may speak; a later one ends it. */
  let run = 0;
  let isSpeaking = false;
  /** The line that is spoken. */
  let at = 0;

  const setState = (state: ConversationState) =>
    panel.setAttribute(attributeOf('conversation'), state);

  const spokenLines = () => [...(lines?.querySelectorAll<HTMLElement>(marked('from')) ?? [])];

  function light(index: number): void {
    for (const [place, line] of spokenLines().entries()) {
      const state = place < index ? 'done' : place === index ? 'now' : '';
      line.setAttribute(attributeOf('spoken'), state);
    }
    const line = spokenLines()[index];
    if (line && lines) lines.scrollTop = line.offsetTop - lines.clientHeight / 3;
  }

  function setSpeaking(value: boolean): void {
    isSpeaking = value;
    const toggle = control('toggle');
    if (toggle) toggle.textContent = value ? copy.stop : copy.again;
  }

  /** Ends what is spoken. Everything is lit, and can be heard again. */
  function rest(): void {
    run += 1;
    silence();
    setSpeaking(false);
    light(spokenLines().length);
    panel.removeAttribute('data-ringing');
  }

  /** Says that the call is there to read, because the device has no voice for it. */
  function showSilence(isSilent: boolean): void {
    for (const name of ['toggle', 'slower']) {
      const button = control(name);
      if (button) button.hidden = isSilent;
    }
    for (const words of note?.children ?? []) {
      words.toggleAttribute('hidden', words.hasAttribute('data-silent') !== isSilent);
    }
  }

  /** Begins a run that may speak. @returns undefined when the device has no voices, which the panel then says */
  function begin() {
    const speakers = twoSpeakers(language);
    rest();
    showSilence(!speakers);
    if (!speakers) return undefined;
    setSpeaking(true);
    return { speakers, own: run };
  }

  async function speakFrom(first: number): Promise<void> {
    const begun = begin();
    if (!begun) return;
    const { speakers, own } = begun;
    for (at = first; at < spokenLines().length; at += 1) {
      light(at);
      const text = spokenLines()[at]?.querySelector('q')?.textContent ?? '';
      const isSpoken = await speak(text, speakers[at % 2 === 0 ? 0 : 1], rate);
      if (own !== run) return;
      if (!isSpoken) showSilence(true);
      if (!isSpoken) break;
    }
    rest();
  }

  /** Rings, then speaks. */
  async function ring(): Promise<void> {
    const begun = begin();
    if (!begun) return;
    const { speakers, own } = begun;
    light(-1);
    panel.setAttribute('data-ringing', '');
    // WebKit lets a page speak later only if it has spoken on the tap itself.
    speak('', speakers[0], 1);
    await new Promise((resolve) => setTimeout(resolve, ringing));
    if (own === run) speakFrom(0);
  }

  /** Writes the call of the example in the language. */
  function write(): void {
    if (!example || !lines) return;
    const call = example.calls[language];
    const [greeting, ...replies] = lines.querySelectorAll('q');
    const [untilName = '', fromName = ''] = greetings[language].split('{name}');
    greeting?.firstChild?.replaceWith(untilName);
    greeting?.lastChild?.replaceWith(fromName);
    for (const [index, reply] of replies.entries())
      reply.textContent = hoursOnOneLine(call.lines[index] ?? '');
    for (const said of lines.querySelectorAll('q')) said.lang = language;
    const [label, text] = lines.querySelector(marked('owner'))?.children ?? [];
    if (label) label.textContent = example.isPrivate ? copy.inbox : copy.text;
    if (text) text.textContent = hoursOnOneLine(call.text);
  }

  function open(inLanguage: Language): void {
    language = inLanguage;
    write();
    before = panel.getAttribute(attributeOf('conversation')) as ConversationState;
    setState('call');
    ring();
    control(control('toggle')?.hidden ? 'back' : 'toggle')?.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }

  const hearIn = (one: Language) => panel.querySelector<HTMLButtonElement>(marked('hear', one));

  function close(): void {
    rest();
    setState(before);
    hearIn(language)?.focus({ preventScroll: true });
  }

  control('back')?.addEventListener('click', close);
  control('toggle')?.addEventListener('click', () => (isSpeaking ? rest() : ring()));
  control('slower')?.addEventListener('click', ({ currentTarget }) => {
    rate = rate === 1 ? 0.75 : 1;
    (currentTarget as Element).setAttribute('aria-pressed', String(rate < 1));
    if (isSpeaking && !panel.hasAttribute('data-ringing')) speakFrom(at);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) rest();
  });
  window.addEventListener('pagehide', silence);
  loadVoices();
  hearIn('es')?.replaceChildren(copy.inSpanish);
  for (const one of ['en', 'es'] as const) {
    const hear = hearIn(one);
    hear?.addEventListener('click', () => open(one));
    if (hear) hear.disabled = false;
  }

  return {
    show(next) {
      rest();
      example = next;
      const name = lines?.querySelector('bdi') ?? null;
      setOwnText(name, attributeOf('business-name'), next.name);
      write();
    },
  };
}
