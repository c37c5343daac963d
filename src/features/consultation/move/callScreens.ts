import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import type { Slot } from '../model/call/call';
import type { Screen } from './callState';

type Kind = Screen['kind'];
type Of<K extends Kind> = Extract<Screen, { kind: K }>;

interface ScreenTexts<K extends Kind> {
  heading: string;
  lede: (screen: Of<K>, inWords: (call: Slot) => string) => string;
  /** For a screen with a call. */
  card?: { lead: string; isFileFirst: boolean };
}

const { name, headings, ledes, heldCall, movedCall } = callPage;

const callScreens: { [K in Kind]: ScreenTexts<K> } = {
  loading: { heading: name, lede: () => ledes.loading },
  unchanged: {
    heading: name,
    lede: ({ call }) => (call ? ledes.held : ledes.none),
    card: { lead: heldCall, isFileFirst: false },
  },
  changed: {
    heading: headings.changed,
    lede: () => ledes.changed,
    card: { lead: movedCall, isFileFirst: true },
  },
  moved: {
    heading: headings.moved,
    lede: ({ former }, inWords) => ledes.moved(inWords(former)),
    card: { lead: movedCall, isFileFirst: true },
  },
  booked: {
    heading: headings.booked,
    lede: () => ledes.booked,
    card: { lead: thankYouCopy.call.phone, isFileFirst: true },
  },
  givenUp: {
    heading: headings.canceled,
    lede: ({ former }, inWords) => ledes.canceled(inWords(former)),
  },
  over: { heading: name, lede: ({ call }, inWords) => ledes.over(inWords(call)) },
  unknown: { heading: name, lede: () => ledes.unknown },
  unreachable: { heading: name, lede: () => ledes.unreachable },
};

export function textsOf<K extends Kind>(screen: Of<K>, inWords: (call: Slot) => string) {
  const { lede, ...texts } = callScreens[screen.kind as K];
  return { ...texts, lede: lede(screen, inWords) };
}
