import {
  type BookingChoice,
  chooseCallDate,
  chooseContactMethod,
  missingForCall,
  nothingChosen,
  withoutPassedCall,
} from '@/features/consultation/model/bookingChoice';

const call: BookingChoice = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' };

test.each([
  [call, 'email', { contactMethod: 'email', callDate: null, callTime: null }],
  [call, 'text', { contactMethod: 'text', callDate: null, callTime: null }],
  [call, 'phone', call],
  [nothingChosen, 'phone', { contactMethod: 'phone', callDate: null, callTime: null }],
] as const)('from %j, choosing %s makes %j', (before, method, after) => {
  expect(chooseContactMethod(before, method)).toEqual(after);
});

test('a change of date keeps a time that is free on the new date, and drops one that is not', () => {
  const isFree = (day: string, time: string) => day === '2026-11-24' && time === '10:15';
  expect(chooseCallDate(call, '2026-11-24', isFree)).toEqual({ ...call, callDate: '2026-11-24' });
  expect(chooseCallDate(call, '2026-11-25', isFree).callTime).toBeNull();
});

test('clearing the date clears the time', () => {
  const cleared = { contactMethod: 'phone', callDate: null, callTime: null };
  expect(chooseCallDate(call, null, () => true)).toEqual(cleared);
});

test.each([
  [{ ...call, callDate: null, callTime: null }, 'date'],
  [{ ...call, callTime: null }, 'time'],
  [call, null],
  [{ ...nothingChosen, contactMethod: 'email' }, null],
  [nothingChosen, null],
] as const)('%j lacks %j', (choice, missing) => {
  expect(missingForCall(choice)).toBe(missing);
});

describe('a call that has begun', () => {
  const begins = new Date('2026-11-23T15:15:00Z');
  const zone = 'America/New_York';

  test('is left alone until then', () => {
    expect(withoutPassedCall(call, zone, new Date(begins.getTime() - 1))).toBe(call);
  });

  test('loses its time, and keeps its day while that lasts', () => {
    const remaining = { ...call, callTime: null };
    expect(withoutPassedCall(call, zone, begins)).toEqual(remaining);
    expect(withoutPassedCall(call, zone, new Date('2026-11-24T04:59:59Z'))).toEqual(remaining);
  });

  test('loses its day too when that is over', () => {
    const remaining = { ...call, callDate: null, callTime: null };
    expect(withoutPassedCall(call, zone, new Date('2026-11-24T05:00:00Z'))).toEqual(remaining);
  });

  test('need not have a time for its day to be over', () => {
    const dayOnly = { ...call, callTime: null };
    expect(withoutPassedCall(dayOnly, zone, begins)).toBe(dayOnly);
    expect(withoutPassedCall(dayOnly, zone, new Date('2026-11-24T05:00:00Z')).callDate).toBeNull();
  });
});
