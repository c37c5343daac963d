'use client';

import { useId } from 'react';
import type { SlotState } from '../model/availability';
import type { TimeSlot } from '../model/slots';
import { Timetable } from './Timetable';

interface SlotGridProps {
  /** The day of the times, in words. */
  day: string;
  slots: readonly { slot: TimeSlot; state: SlotState }[];
  /** The chosen time (HH:MM), or null. */
  value: string | null;
  onChange: (callTime: string) => void;
  timeZoneName: string;
}

const stateWords: Record<SlotState, string | null> = { free: null, booked: 'Booked', past: 'Past' };

/**
 * The times of a day, as one radio group: one tab stop, arrow keys between the times that can be
 * had (ARIA Authoring Practices, radio group, which native radio buttons follow by themselves).
 */
export function SlotGrid({ day, slots, value, onChange, timeZoneName }: SlotGridProps) {
  const hint = useId();
  const parts = [
    { title: 'Morning', slots: slots.filter(({ slot }) => slot.value < '12:00') },
    { title: 'Afternoon', slots: slots.filter(({ slot }) => slot.value >= '12:00') },
  ];
  return (
    <Timetable aria-describedby={hint}>
      <legend>
        <h3>Select Your Preferred Time</h3>
      </legend>
      <p className="day">{day}</p>
      <p id={hint}>
        Grayed out times are already booked. <span>All times are in {timeZoneName}.</span>
      </p>
      <div className="parts">
        {parts.map((part) => (
          <div key={part.title}>
            <h4>{part.title}</h4>
            <ul>
              {part.slots.map(({ slot, state }) => (
                <li key={slot.value}>
                  <label data-state={state}>
                    <input
                      type="radio"
                      name="callTime"
                      value={slot.value}
                      checked={value === slot.value}
                      disabled={state !== 'free'}
                      onChange={() => onChange(slot.value)}
                    />
                    <span>{slot.label}</span>
                    {stateWords[state] && <small>{stateWords[state]}</small>}
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Timetable>
  );
}
