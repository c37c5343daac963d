export interface Heard {
  text: string;
  voice: string;
  pitch: number;
}

interface StandIn {
  names: string[];
  duration: number;
  /** Milliseconds until the voices are listed. */
  listsAfter?: number;
  dropsAfterCancel?: boolean;
  /** Texts whose end is never reported. */
  endless?: string[];
  failing?: string[];
}

/**
 * Replaces voices, which headless browsers lack. `window.heard` lists the spoken texts.
 *
 * @param names each followed by a language unless en-US. `*` marks a remote voice, `!` the default.
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
  // Node 20.9 keeps the first value of a window property.
  const get = () => Reflect.get(window, 'standInSynthesis');
  Object.defineProperty(window, 'speechSynthesis', { get, configurable: true });
}
