import { bookedSlots } from '@/features/consultation/model/call/availability';
import { isOpenDay } from '@/features/consultation/model/call/calendar';
import { callRules } from '@/features/consultation/model/call/callRules';
import { timeSlots } from '@/features/consultation/model/call/slots';

const dates = Array.from({ length: 600 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
).filter((date) => isOpenDay(date, []));

test('the agreed rules: every 15 minutes from 10:00 AM to 5:00 PM, Monday through Friday, 30 days ahead', () => {
  expect(callRules).toMatchObject({ windowDays: 30, stepMinutes: 15 });
  expect(callRules).toMatchObject({
    weekdays: [1, 2, 3, 4, 5],
    weekdaysInWords: 'Monday through Friday',
  });
  expect(timeSlots).toHaveLength(29);
  expect(timeSlots[0]).toEqual({ value: '10:00', label: '10:00 AM' });
  expect(timeSlots[12]).toEqual({ value: '13:00', label: '1:00 PM' });
  expect(timeSlots[28]).toEqual({ value: '17:00', label: '5:00 PM' });
  // Pinned, because another generator would move existing bookings.
  expect([...bookedSlots('2026-11-20')]).toEqual(['15:15', '14:00', '17:00', '10:00']);
  expect([...bookedSlots('2027-01-04')]).toEqual(['10:45']);
});

test('booked slots number 1 to 4 per date, and 400 days cover every count and slot', () => {
  const counts = dates.map((date) => bookedSlots(date).size);
  for (const count of [1, 2, 3, 4]) {
    // 100 are expected of each.
    expect(counts.filter((one) => one === count).length).toBeGreaterThan(60);
  }
  expect(new Set(counts).size).toBe(4);
  const used = new Set(dates.flatMap((date) => [...bookedSlots(date)]));
  expect([...used].sort()).toEqual(timeSlots.map(({ value }) => value));
});
