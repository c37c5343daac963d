export interface Speaker {
  voice: SpeechSynthesisVoice;
  pitch: number;
}

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** Some devices write en_US, Firefox on Android eng-US-f000. */
const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^(en|eng)([-_]|$)/i.test(lang);
const isAmerican = ({ lang }: SpeechSynthesisVoice) => /[-_]US/i.test(lang);

function listedSpeakers(): [Speaker, Speaker] | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const own = voices.filter((voice) => voice.localService && isEnglish(voice));
  const usual = own.filter((voice) => voice.default);
  // If the device's language is not English, no English voice is the default. macOS's joke voices are all American.
  const foreign = own.find((voice) => !isAmerican(voice));
  const voice = usual.find(isAmerican) ?? usual[0] ?? foreign ?? own[0];
  return (
    voice && [
      { voice, pitch: 1 },
      { voice, pitch: 1.5 },
    ]
  );
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The limit until voices are listed, or a line begins. */
const maxWaitMs = 4000;

/**
 * Returns two speakers with the same voice in two pitches: a second voice could be a joke voice. The voice is local,
 * because others send the text to a server. Polls, because some browsers list voices late without an event.
 *
 * @returns undefined if the device has no English voice
 */
export async function twoSpeakers(): Promise<[Speaker, Speaker] | undefined> {
  const deadline = synthesis() ? Date.now() + maxWaitMs : 0;
  while (!listedSpeakers() && Date.now() < deadline) await wait(200);
  return listedSpeakers();
}

const perLetterMs = 100;

/**
 * @param speaker absent while no voice is listed
 * @returns whether speech ended without an error; true if a browser that began reports no end
 */
export async function speak(text: string, speaker?: Speaker): Promise<boolean> {
  const device = synthesis();
  if (!device) return false;
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, speaker, speaker && { lang: speaker.voice.lang });
    let limit = setTimeout(() => resolve(false), maxWaitMs);
    utterance.onstart = () => {
      clearTimeout(limit);
      limit = setTimeout(() => resolve(true), maxWaitMs + text.length * perLetterMs);
    };
    const finish = (isSpoken: boolean) => () => {
      clearTimeout(limit);
      resolve(isSpoken);
    };
    utterance.onend = finish(true);
    utterance.onerror = finish(false);
    device.speak(utterance);
  });
}

export function silence(): void {
  synthesis()?.cancel();
}
