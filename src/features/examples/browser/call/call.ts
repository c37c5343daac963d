import { conversationCopy as copy } from '@/content/examples/conversationCopy';
import { hoursOnOneLine } from '@/lib/text/clock';
import type { ConversationState } from '../conversationPanel';
import type { ExampleData } from '../fillExample';
import { type Speaker, silence, speak, twoSpeakers, wait } from './voices';

const ringingMs = 1200;

/** Browsers need this time to cancel speech. */
const settlingMs = 250;

/**
 * Plays a call in the conversation's panel in the device's own voices, and highlights the line being spoken. Without
 * voices, the call stays readable.
 *
 * @param settle completes the conversation's last step
 */
export function enhanceCall(panel: HTMLElement, settle: () => void) {
  const part = (selector: string) => panel.querySelector(selector) as HTMLElement;
  const lines = part('ol');
  const note = part('[role="status"]');
  const toggle = part('[data-control="toggle"]');
  const back = part('[data-control="back"]');
  const greeting = part('ol > li');
  /** The page contains the first line. */
  const spoken = [greeting];
  /** The state before the call. */
  let before: ConversationState = 'start';
  /** A higher number cancels the run before it. */
  let run = 0;
  let isSpeaking = false;

  function light(index: number): void {
    for (const [at, line] of spoken.entries()) {
      line.dataset.spoken = at < index ? 'done' : at === index ? 'now' : '';
    }
    const line = spoken[index];
    if (line) lines.scrollTop = line.offsetTop - lines.clientHeight / 3;
  }

  function setSpeaking(value: boolean): void {
    isSpeaking = value;
    toggle.textContent = value ? copy.stop : copy.again;
  }

  function end(): void {
    run += 1;
    silence();
    setSpeaking(false);
    light(spoken.length);
    delete panel.dataset.ringing;
  }

  function showSilence(isSilent: boolean): void {
    if (isSilent && document.activeElement === toggle) back.focus({ preventScroll: true });
    toggle.hidden = isSilent;
    for (const words of note.children) {
      words.textContent = words.getAttribute('data-silent') ?? words.textContent;
      words.toggleAttribute('hidden', words.hasAttribute('data-silent') !== isSilent);
    }
  }

  /** Retries once: some browsers drop a line after a canceled one. */
  async function say(text: string, speaker: Speaker, ownRun: number): Promise<boolean> {
    if (await speak(text, speaker)) return true;
    if (ownRun !== run) return false;
    silence();
    await wait(settlingMs);
    return ownRun === run && speak(text, speaker);
  }

  /** Reports whether all lines were spoken. */
  async function readAloud(speakers: [Speaker, Speaker], ownRun: number): Promise<boolean> {
    for (const [index, line] of spoken.entries()) {
      light(index);
      const text = line.querySelector('q')?.textContent ?? '';
      const isSpoken = await say(text, speakers[index % 2 === 0 ? 0 : 1], ownRun);
      if (!isSpoken || ownRun !== run) return false;
    }
    return true;
  }

  async function ring(): Promise<void> {
    end();
    showSilence(false);
    setSpeaking(true);
    const ownRun = run;
    light(-1);
    panel.dataset.ringing = '';
    // WebKit allows later speech only if the page speaks during the press. Not canceled, because some browsers would
    // drop the next text.
    void speak('');
    const [speakers] = await Promise.all([twoSpeakers(), wait(ringingMs)]);
    if (ownRun !== run) return;
    delete panel.dataset.ringing;
    const isRead = speakers !== undefined && (await readAloud(speakers, ownRun));
    if (ownRun !== run) return;
    showSilence(!isRead);
    end();
  }

  function write({ call, isPrivate }: ExampleData): void {
    for (const line of spoken.splice(1)) line.remove();
    for (const [index, text] of call.lines.entries()) {
      const from = index % 2 === 0 ? 'customer' : 'site';
      const line = greeting.cloneNode(true) as HTMLElement;
      line.dataset.from = from;
      const [speaker, words] = line.children;
      if (speaker) speaker.textContent = from === 'site' ? copy.assistant : copy.caller;
      if (words) words.textContent = hoursOnOneLine(text);
      spoken.at(-1)?.after(line);
      spoken.push(line);
    }
    const texts = { label: isPrivate ? copy.inbox : copy.text, note: call.text };
    for (const [what, text] of Object.entries(texts)) {
      const element = lines.querySelector(`[data-shows="${what}"]`);
      if (element) element.textContent = hoursOnOneLine(text);
    }
  }

  const hear = part('[data-control="hear"]') as HTMLButtonElement;

  function open(): void {
    settle();
    before = panel.dataset.conversation as ConversationState;
    panel.dataset.conversation = 'call';
    void ring();
    toggle.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    end();
    panel.dataset.conversation = before;
    hear.focus({ preventScroll: true });
  }

  back.addEventListener('click', close);
  toggle.addEventListener('click', ({ detail }) => {
    if (isSpeaking) end();
    // Ignores the second click of a double click on Stop.
    else if (detail < 2) void ring();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) end();
  });
  window.addEventListener('pagehide', end);
  hear.addEventListener('click', open);
  hear.disabled = false;

  return {
    end,
    show(next: ExampleData) {
      end();
      write(next);
    },
  };
}
