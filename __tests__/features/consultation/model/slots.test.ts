import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import { timeSlots } from '@/features/consultation/model/slots';

const dates = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe('time slots', () => {
  test('run every 15 minutes from 10:00 AM to 5:00 PM: 29 of them', () => {
    expect(timeSlots).toHaveLength(29);
    expect(timeSlots[0]).toEqual({ value: '10:00', label: '10:00 AM' });
    expect(timeSlots[8]).toEqual({ value: '12:00', label: '12:00 PM' });
    expect(timeSlots[11]).toEqual({ value: '12:45', label: '12:45 PM' });
    expect(timeSlots[12]).toEqual({ value: '13:00', label: '1:00 PM' });
    expect(timeSlots[28]).toEqual({ value: '17:00', label: '5:00 PM' });
  });
});

describe('booked slots', () => {
  test('are 1 to 4 slots of the grid on every date', () => {
    const grid = new Set(timeSlots.map((slot) => slot.value));
    for (const date of dates) {
      const booked = bookedSlots(date);
      expect(booked.size).toBeGreaterThanOrEqual(1);
      expect(booked.size).toBeLessThanOrEqual(4);
      for (const value of booked) expect(grid).toContain(value);
    }
  });

  test('are the same every time a date is asked for', () => {
    for (const date of dates) expect([...bookedSlots(date)]).toEqual([...bookedSlots(date)]);
  });

  test('are pinned: a change of the generator would move bookings under people', () => {
    expect([...bookedSlots('2026-11-20')]).toMatchInlineSnapshot(`
[
  "15:15",
  "14:00",
  "17:00",
  "10:00",
]
`);
    expect([...bookedSlots('2027-01-04')]).toMatchInlineSnapshot(`
[
  "10:45",
]
`);
  });

  test('spread evenly over 400 dates: each count comes up, and each slot', () => {
    const counts = new Map<number, number>();
    const uses = new Map<string, number>();
    for (const date of dates) {
      const booked = bookedSlots(date);
      counts.set(booked.size, (counts.get(booked.size) ?? 0) + 1);
      for (const value of booked) uses.set(value, (uses.get(value) ?? 0) + 1);
    }
    // 100 dates expected for each count, 1000 / 29 = 34 uses expected for each slot.
    for (const count of [1, 2, 3, 4]) {
      expect(counts.get(count)).toBeGreaterThan(60);
      expect(counts.get(count)).toBeLessThan(140);
    }
    expect(uses.size).toBe(29);
    for (const count of uses.values()) {
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThan(70);
    }
  });
});
