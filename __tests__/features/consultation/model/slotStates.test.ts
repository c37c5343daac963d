import { isFree, slotStates } from '@/features/consultation/model/slotStates';
import { bookedSlots } from '@/features/consultation/model/slots';

const zone = 'America/New_York';
const day = '2026-11-23';
const weekBefore = new Date('2026-11-16T12:00:00Z');

test('on a day to come, slots are free or booked', () => {
  const states = slotStates(day, zone, weekBefore);
  expect(states).toHaveLength(29);
  for (const { slot, state } of states) {
    expect(state).toBe(bookedSlots(day).has(slot.value) ? 'booked' : 'free');
  }
});

test('on the day itself, slots that have begun are past', () => {
  const noon = new Date('2026-11-23T17:00:00Z');
  for (const { slot, state } of slotStates(day, zone, noon)) {
    if (state === 'booked') continue;
    expect(state).toBe(slot.value <= '12:00' ? 'past' : 'free');
  }
});

test('only a free slot can be had', () => {
  const [booked] = bookedSlots(day);
  expect(isFree(day, booked ?? '', zone, weekBefore)).toBe(false);
  expect(isFree(day, '09:45', zone, weekBefore)).toBe(false);
  const free = slotStates(day, zone, weekBefore).find(({ state }) => state === 'free');
  expect(isFree(day, free?.slot.value ?? '', zone, weekBefore)).toBe(true);
  expect(isFree(day, free?.slot.value ?? '', zone, new Date('2026-11-24T12:00:00Z'))).toBe(false);
});
