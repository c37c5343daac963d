import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import type { Slot } from '../model/call/call';
import type { Shown } from './callState';

type Kind = Shown['kind'];
type Of<K extends Kind> = Extract<Shown, { kind: K }>;

interface Screen<K extends Kind> {
  heading: string;
  lede: (shown: Of<K>, when: (call: Slot) => string) => string;
  card: { lead: string; isFileFirst: boolean } | null;
  reach: 'below' | 'instead' | 'instead, with a button';
}

const { name, headings, ledes, heldCall, movedCall } = callPage;
const asBefore = { lead: heldCall, isFileFirst: false };

export const callScreens: { [K in Kind]: Screen<K> } = {
  loading: { heading: name, lede: () => ledes.loading, card: null, reach: 'below' },
  held: { heading: name, lede: () => ledes.held, card: asBefore, reach: 'below' },
  none: { heading: name, lede: () => ledes.none, card: null, reach: 'below' },
  changed: {
    heading: headings.changed,
    lede: () => ledes.changed,
    card: { lead: movedCall, isFileFirst: true },
    reach: 'below',
  },
  moved: {
    heading: headings.moved,
    lede: ({ former }, when) => ledes.moved(when(former)),
    card: { lead: movedCall, isFileFirst: true },
    reach: 'below',
  },
  booked: {
    heading: headings.booked,
    lede: () => ledes.booked,
    card: { lead: thankYouCopy.call.phone, isFileFirst: true },
    reach: 'below',
  },
  givenUp: {
    heading: headings.canceled,
    lede: ({ former }, when) => ledes.canceled(when(former)),
    card: null,
    reach: 'below',
  },
  over: {
    heading: name,
    lede: ({ call }, when) => ledes.over(when(call)),
    card: null,
    reach: 'instead',
  },
  unknown: { heading: name, lede: () => ledes.unknown, card: null, reach: 'instead' },
  unreachable: {
    heading: name,
    lede: () => ledes.unreachable,
    card: null,
    reach: 'instead, with a button',
  },
  limited: {
    heading: name,
    lede: () => ledes.limited,
    card: null,
    reach: 'instead, with a button',
  },
  exhausted: { heading: name, lede: () => ledes.exhausted, card: null, reach: 'instead' },
};
