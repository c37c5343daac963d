import { useId, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import {
  namedZone,
  timeZoneInShort,
  visitorTimeZone,
} from '@/features/consultation/model/call/callInWords';
import { callRules } from '@/features/consultation/model/call/callRules';
import { isShownFirst } from '@/features/consultation/model/call/slots';
import { theme } from '@/styles/theme';
import { Slot, type SlotOnOffer } from './Slot';

interface SlotGridProps {
  /** The day of the times, in words. */
  day: string;
  slots: readonly SlotOnOffer[];
  /** The chosen time (HH:MM), or null. */
  value: string | null;
  onChange: (callTime: string) => void;
  /** IANA zone of the times, and its name in words. */
  timeZone: string;
  timeZoneName: string;
}

type PartOfDay = keyof typeof callCopy.partsOfDay;

function partAt(hour: number): PartOfDay {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Groups times by the part of the visitor's day, in their order. */
function partsOfDay(slots: readonly SlotOnOffer[]) {
  const parts = [...new Set(slots.map(({ ownHour }) => partAt(ownHour)))];
  return parts.map((part) => ({
    title: callCopy.partsOfDay[part],
    slots: slots.filter(({ ownHour }) => partAt(ownHour) === part),
  }));
}

/**
 * The times of a day, some of them behind a button (`callRules`), as one group of radio buttons: one
 * tab stop, and arrow keys between the free times.
 */
export function SlotGrid(props: SlotGridProps) {
  const { day, slots, value, onChange, timeZone, timeZoneName } = props;
  const isElsewhere = slots.some(({ ownTime }) => ownTime);
  const ownZoneName = namedZone(visitorTimeZone());
  const zone = timeZoneInShort(timeZone);
  const hint = useId();
  const [expanded, setExpanded] = useState(false);
  const canCollapse =
    slots.some((slot) => slot.state === 'free' && isShownFirst(slot)) && !slots.every(isShownFirst);
  // A chosen time is always shown, and so is the one to move.
  const isAlways = (slot: SlotOnOffer) => isShownFirst(slot) || slot.isHeld || slot.value === value;
  const shown = slots.filter((slot) => expanded || !canCollapse || isAlways(slot));
  const parts = partsOfDay(shown);
  return (
    <Timetable aria-describedby={hint} data-elsewhere={isElsewhere || undefined}>
      <legend>
        <h3>{callCopy.time}</h3>
      </legend>
      <Day>{day}</Day>
      <Hint id={hint}>
        {shown.some(({ state }) => state === 'booked') && `${callCopy.booked} `}
        {callCopy.length(callRules.stepMinutes)}{' '}
        {isElsewhere ? callCopy.ownTimes(ownZoneName, timeZoneName) : callCopy.zone(timeZoneName)}
      </Hint>
      <Parts>
        {parts.map((part) => (
          <div key={part.title}>
            <h4>{part.title}</h4>
            <ul>
              {part.slots.map((slot) => (
                <li key={slot.value}>
                  <Slot
                    {...slot}
                    zone={zone}
                    chosen={slot.value === value}
                    onChoose={() => onChange(slot.value)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Parts>
      {canCollapse && (
        <More type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? callCopy.fewerTimes : callCopy.moreTimes}
        </More>
      )}
    </Timetable>
  );
}

/* Four columns, three on a narrow phone, two on the narrowest screens. */
const Timetable = styled.fieldset`
  container-type: inline-size;

  h4 {
    color: ${theme.color.muted};
    font: ${theme.weight.medium} ${theme.size.small} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x2};
  }
  @container (min-width: 19.5rem) { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  @container (min-width: 25rem) {
    &:not([data-elsewhere]) ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  @container (min-width: 30rem) {
    &[data-elsewhere] ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

const Day = styled.p`
  margin-top: ${theme.space.x2};
  font: ${theme.weight.display} ${theme.size.heading} / 1.25 ${theme.font.display};
  letter-spacing: ${theme.tracking.title};
`;

const Hint = styled.p`
  margin-top: ${theme.space.x1};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.x4} ${theme.space.x5};
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  background: ${theme.color.well};
`;

const More = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: ${theme.height.target};
  margin-top: ${theme.space.x2};
  padding: 0 ${theme.space.x3} 0 0;
  border: 0;
  background: none;
  color: ${theme.color.cool};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};

  &::before { content: '+' / ''; font-size: 1.25em; line-height: 1; }
  &[aria-expanded='true']::before { content: '−' / ''; }
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;
