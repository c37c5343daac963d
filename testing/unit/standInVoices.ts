/** What a test hears: each text with its voice and pitch. */
export interface Heard {
  text: string;
  voice: string;
  pitch: number;
}

/**
 * Puts a stand-in for the platform's speech synthesis into a window, because browsers without a screen have no voices.
 * `window.heard` has what was spoken; a text takes `duration` milliseconds.
 *
 * @param names of voices, each with its language after a blank unless that is en-US; one that ends with `*` is not the
 *   device's own
 */
export function standInVoices({ names, duration }: { names: string[]; duration: number }): void {
  const heard: Heard[] = [];
  let current:
    | { utterance: SpeechSynthesisUtterance; end: ReturnType<typeof setTimeout> }
    | undefined;
  class Utterance {
    voice: SpeechSynthesisVoice | null = null;
    pitch = 1;
    onstart?: () => void;
    onend?: () => void;
    onerror?: () => void;
    constructor(public text: string) {}
  }
  const voices = names.map((voice) => {
    const [name, lang = 'en-US'] = voice.split(' ');
    return { name, lang, localService: !voice.endsWith('*') };
  });
  const synthesis = {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      const { text, voice, pitch } = utterance;
      heard.push({ text, voice: voice?.name ?? '', pitch });
      utterance.onstart?.();
      const end = setTimeout(() => utterance.onend?.(), duration);
      current = { utterance: utterance as never, end };
    },
    cancel() {
      if (!current) return;
      clearTimeout(current.end);
      const { utterance } = current;
      current = undefined;
      (utterance as unknown as Utterance).onerror?.();
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
