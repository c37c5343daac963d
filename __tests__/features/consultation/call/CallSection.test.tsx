import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { callCopy } from '@/content/copy/consultation';
import { noChoice } from '@/features/consultation/model/call/call';
import { siteCalls, today } from '../../../../testing/samples/calls';
import { setClock } from '../../../../testing/unit/clock';

/** Loads new modules, so each test controls the calendar's script. */
async function renderSection(script: () => { CallBooking: () => React.ReactNode }) {
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.doMock('@/features/consultation/call/calendar/CallBooking', script);
  const { CallSection } = await import('@/features/consultation/call/CallSection');
  const section = (isReady: boolean, method: 'phone' | null) => (
    <CallSection
      choice={{ ...noChoice, method }}
      chooseCall={jest.fn()}
      held={null}
      site={siteCalls}
      isReady={isReady}
      hint="When we call"
    />
  );
  const { rerender } = render(section(false, null));
  rerender(section(true, null));
  return { choosePhone: () => act(async () => rerender(section(true, 'phone'))) };
}

const TheCalendar = () => <p>The calendar</p>;
const NoCalendar = () => {
  throw new Error('broken for the test');
};

const expectNative = async () => {
  expect(await screen.findByLabelText(callCopy.date)).toHaveAttribute('min', today);
  expect(screen.getByLabelText(callCopy.time)).toBeEnabled();
};

beforeEach(() => setClock(new Date(`${today}T12:00:00Z`)));

test('runs the calendar’s script once a phone call is chosen, and not before', async () => {
  const script = jest.fn(() => ({ CallBooking: TheCalendar }));
  const { choosePhone } = await renderSection(script);
  await act(async () => undefined);
  expect(script).not.toHaveBeenCalled();
  await choosePhone();
  expect(await screen.findByText('The calendar')).toBeVisible();
});

test('replaces a calendar that fails to render with native fields', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { choosePhone } = await renderSection(() => ({ CallBooking: NoCalendar }));
  await choosePhone();
  await expectNative();
});

test('keeps native fields if the calendar loads 10 s after the choice', async () => {
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00Z`),
    doNotFake: ['nextTick', 'queueMicrotask'],
  });
  const { choosePhone } = await renderSection(() => {
    jest.advanceTimersByTime(10_000);
    return { CallBooking: TheCalendar };
  });
  await choosePhone();
  await expectNative();
  expect(screen.queryByText('The calendar')).toBeNull();
});
