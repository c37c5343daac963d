import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { callCopy } from '@/content/copy/consultation';
import { noChoice } from '@/features/consultation/model/call/callChoice';
import { siteCalls, today } from '../../../../testing/samples/calls';
import { setClock } from '../../../../testing/unit/clock';

/** Loads new modules, so each test controls the calendar's script. */
async function renderSection(script: () => { CallBooking: () => React.ReactNode }) {
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.doMock('@/features/consultation/call/calendar/CallBooking', script);
  const { CallSection } = await import('@/features/consultation/call/CallSection');
  const { loadCalendar } = await import('@/features/consultation/call/calendarScript');
  const choice = { ...noChoice, method: 'phone' } as const;
  const section = (isReady: boolean) => (
    <CallSection
      choice={choice}
      chooseCall={jest.fn()}
      held={null}
      site={siteCalls}
      isReady={isReady}
      hint="When we call"
      space={null}
    />
  );
  const { rerender } = render(section(false));
  rerender(section(true));
  return { load: () => act(loadCalendar) };
}

const TheCalendar = () => <p>The calendar</p>;
const NoCalendar = () => {
  throw new Error('broken for the test');
};

const expectNative = () => {
  expect(screen.getByLabelText(callCopy.date)).toHaveAttribute('min', today);
  expect(screen.getByLabelText(callCopy.time)).toBeEnabled();
};

beforeEach(() => setClock(new Date(`${today}T12:00:00Z`)));

test('replaces a calendar that fails to render with native fields', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load } = await renderSection(() => ({ CallBooking: NoCalendar }));
  expect(screen.getByText(callCopy.coming)).toBeVisible();
  await load();
  expectNative();
});

test('keeps native fields if the calendar loads after 10 s', async () => {
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00Z`),
    doNotFake: ['nextTick', 'queueMicrotask'],
  });
  const { load } = await renderSection(() => {
    jest.advanceTimersByTime(10_000);
    return { CallBooking: TheCalendar };
  });
  await load();
  expectNative();
  expect(screen.queryByText('The calendar')).toBeNull();
});

test('shows a calendar that loads in time', async () => {
  const { load } = await renderSection(() => ({ CallBooking: TheCalendar }));
  expect(screen.queryByLabelText(callCopy.date)).toBeNull();
  await load();
  expect(screen.getByText('The calendar')).toBeVisible();
});
