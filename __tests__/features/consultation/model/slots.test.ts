import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import { timeSlots } from '@/features/consultation/model/slots';

const dates = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

test('time slots run every 15 minutes from 10:00 AM to 5:00 PM: 29 of them', () => {
  expect(timeSlots).toHaveLength(29);
  expect(timeSlots[0]).toEqual({ value: '10:00', label: '10:00 AM' });
  expect(timeSlots[11]).toEqual({ value: '12:45', label: '12:45 PM' });
  expect(timeSlots[12]).toEqual({ value: '13:00', label: '1:00 PM' });
  expect(timeSlots[28]).toEqual({ value: '17:00', label: '5:00 PM' });
});

describe('booked slots', () => {
  test('are pinned: a change of the generator would move bookings under people', () => {
    expect([...bookedSlots('2026-11-20')]).toEqual(['15:15', '14:00', '17:00', '10:00']);
    expect([...bookedSlots('2027-01-04')]).toEqual(['10:45']);
  });

  test('are 1 to 4 on each date, and over 400 dates every count and every slot comes up', () => {
    const counts = dates.map((date) => bookedSlots(date).size);
    for (const count of [1, 2, 3, 4]) {
      // 100 are expected of each.
      expect(counts.filter((one) => one === count).length).toBeGreaterThan(60);
    }
    expect(new Set(counts).size).toBe(4);
    const used = new Set(dates.flatMap((date) => [...bookedSlots(date)]));
    expect([...used].sort()).toEqual(timeSlots.map(({ value }) => value));
  });
});
