import {
  type BookingChoice,
  choiceIn,
  withoutPassedCall,
} from '@/features/consultation/model/call/bookingChoice';

const none: BookingChoice = { contactMethod: '', callDate: null, callTime: null };
const call: BookingChoice = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' };

test.each([
  [{ contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' }, call],
  [{ contactMethod: 'phone' }, { ...call, callDate: null, callTime: null }],
  [
    { contactMethod: 'text', callDate: '2026-11-23', callTime: '10:15' },
    { contactMethod: 'text', callDate: null, callTime: null },
  ],
  [{ contactMethod: 'fax', callDate: '2026-11-23' }, none],
  [{}, none],
])('the choice in %j is %j', (values, choice) => expect(choiceIn(values)).toEqual(choice));

describe('a call that has begun', () => {
  const withoutTime = { ...call, callTime: null };
  const withoutDay = { ...withoutTime, callDate: null };

  test.each([
    ['is left alone until then', call, '2026-11-23T15:14:59.999Z', call],
    ['loses its time', call, '2026-11-23T15:15:00Z', withoutTime],
    ['keeps its day while that lasts', call, '2026-11-24T04:59:59Z', withoutTime],
    ['loses its day too when that is over', call, '2026-11-24T05:00:00Z', withoutDay],
    ['may have a day alone', withoutTime, '2026-11-24T04:59:59Z', withoutTime],
    ['loses that day alone', withoutTime, '2026-11-24T05:00:00Z', withoutDay],
  ])('%s', (_, choice, now, remaining) => {
    const left = withoutPassedCall(choice, 'America/New_York', new Date(now));
    expect(left).toEqual(remaining);
    // Unchanged choices are the same object, so that nothing rerenders.
    expect(left === choice).toBe(remaining === choice);
  });
});
