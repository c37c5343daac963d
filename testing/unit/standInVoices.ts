/** What a test hears: each text with its voice and pitch. */
export interface Heard {
  text: string;
  voice: string;
  pitch: number;
}

interface StandIn {
  names: string[];
  duration: number;
  /** How long it takes to list the voices, in milliseconds. */
  listsAfter?: number;
  /** Whether what is spoken right after something was canceled is dropped, in silence. */
  dropsAfterCancel?: boolean;
  /** Texts whose end is never told. */
  endless?: string[];
  /** Texts that fail the first time. */
  failing?: string[];
}

/**
 * Puts a stand-in for the platform's speech synthesis into a window, because browsers without a screen have no voices.
 * `window.heard` has what was spoken; a text takes `duration` milliseconds.
 *
 * @param names of voices, each with its language after a blank unless that is en-US; one that ends with `*` is not the
 *   device's own, one that ends with `!` is its usual one
 */
export function standInVoices({ names, duration, ...habits }: StandIn): void {
  const heard: Heard[] = [];
  let current: { utterance: Utterance; end: ReturnType<typeof setTimeout> } | undefined;
  class Utterance {
    voice: SpeechSynthesisVoice | null = null;
    pitch = 1;
    onstart?: () => void;
    onend?: () => void;
    onerror?: () => void;
    constructor(public text: string) {}
  }
  const voices = names.map((voice) => {
    const [name, lang = 'en-US'] = voice.replace(/!$/, '').split(' ');
    return { name, lang, localService: !voice.endsWith('*'), default: voice.endsWith('!') };
  });
  const { listsAfter = 0, dropsAfterCancel, endless = [] } = habits;
  const failing = new Set(habits.failing);
  const beganAt = Date.now();
  let canceledAt = 0;
  const synthesis = {
    getVoices: () => (Date.now() - beganAt < listsAfter ? [] : voices),
    speak(utterance: Utterance) {
      const { text, voice, pitch } = utterance;
      if (dropsAfterCancel && Date.now() - canceledAt < 50) return;
      if (failing.delete(text)) {
        setTimeout(() => utterance.onerror?.());
        return;
      }
      heard.push({ text, voice: voice?.name ?? '', pitch });
      utterance.onstart?.();
      const end = setTimeout(() => endless.includes(text) || utterance.onend?.(), duration);
      current = { utterance, end };
    },
    cancel() {
      canceledAt = Date.now();
      clearTimeout(current?.end);
      const { utterance } = current ?? {};
      current = undefined;
      utterance?.onerror?.();
    },
  };
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    standInSynthesis: synthesis,
    heard,
  });
  // Through a getter, because Node 20.9 keeps the value that a property of Jest's window was first defined with.
  const get = () => Reflect.get(window, 'standInSynthesis');
  Object.defineProperty(window, 'speechSynthesis', { get, configurable: true });
}
