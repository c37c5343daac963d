import {
  type BookingChoice,
  chooseCallDate,
  chooseContactMethod,
  missingForCall,
  nothingChosen,
  withoutPassedCall,
} from '@/features/consultation/model/bookingChoice';

const call: BookingChoice = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' };

describe('contact method', () => {
  test('choosing another method than the phone clears date and time', () => {
    for (const method of ['email', 'text'] as const) {
      expect(chooseContactMethod(call, method)).toEqual({
        contactMethod: method,
        callDate: null,
        callTime: null,
      });
    }
  });

  test('choosing the phone starts with neither date nor time', () => {
    expect(chooseContactMethod(nothingChosen, 'phone')).toEqual({
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });

  test('choosing the phone again keeps what was picked', () => {
    expect(chooseContactMethod(call, 'phone')).toEqual(call);
  });
});

describe('date', () => {
  test('a change of date keeps a time that is free on the new date', () => {
    const next = chooseCallDate(call, '2026-11-24', (day, time) => {
      expect([day, time]).toEqual(['2026-11-24', '10:15']);
      return true;
    });
    expect(next).toEqual({ ...call, callDate: '2026-11-24' });
  });

  test('a change of date drops a time that is taken on the new date', () => {
    expect(chooseCallDate(call, '2026-11-24', () => false).callTime).toBeNull();
  });

  test('clearing the date clears the time', () => {
    expect(chooseCallDate(call, null, () => true)).toEqual({
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });
});

describe('what a call still lacks', () => {
  test.each([
    [{ ...call, callDate: null, callTime: null }, 'date'],
    [{ ...call, callTime: null }, 'time'],
    [call, null],
    [{ ...nothingChosen, contactMethod: 'email' }, null],
    [nothingChosen, null],
  ] as const)('%j lacks %j', (choice, missing) => {
    expect(missingForCall(choice)).toBe(missing);
  });
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
