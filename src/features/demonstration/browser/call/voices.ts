/** A voice and its pitch. */
interface Speaker {
  voice: SpeechSynthesisVoice;
  pitch: number;
}

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** Starts to load the list of voices, which some browsers have only after a while. */
export function loadVoices(): void {
  synthesis()?.getVoices();
}

/**
 * Two speakers with the device's own English voices: others would send the text to their makers. With a single voice,
 * they differ in pitch.
 *
 * @returns undefined when the device has no such voice
 */
export function twoSpeakers(): [Speaker, Speaker] | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  // Some devices write en_US for en-US.
  const own = voices.filter(({ localService, lang }) => localService && /^en([-_]|$)/.test(lang));
  const american = own.filter(({ lang }) => /[-_]US/.test(lang));
  const [first, second] = american.length > 1 ? american : own;
  if (!first) return undefined;
  return [
    { voice: first, pitch: 1 },
    second ? { voice: second, pitch: 1 } : { voice: first, pitch: 1.5 },
  ];
}

/** How long a device may take to begin a line, in milliseconds. */
const patience = 4000;

/**
 * Speaks a text.
 *
 * @returns whether it was spoken to its end
 */
export function speak(text: string, { voice, pitch }: Speaker): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, pitch });
    const giveUp = setTimeout(() => resolve(false), patience);
    utterance.onstart = () => clearTimeout(giveUp);
    utterance.onend = () => resolve(true);
    utterance.onerror = () => resolve(false);
    synthesis()?.speak(utterance);
  });
}

/** Ends what is spoken, at once. */
export function silence(): void {
  synthesis()?.cancel();
}
