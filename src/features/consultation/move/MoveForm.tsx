import {
  type Dispatch,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { callPage } from '@/content/copy/callPage';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { shapeOf } from '../browser/formShape';
import { CallSection } from '../call/CallSection';
import { ChosenCall } from '../call/ChosenCall';
import { loadCalendar, useCalendar } from '../call/calendarScript';
import type { ScheduledCall } from '../model/call/call';
import type { CallChoice } from '../model/call/callChoice';
import { callInWords, dayInWords } from '../model/call/callInWords';
import { callMethodOf } from '../model/options';
import type { Booking, CallEvent, CallState } from './callState';
import { GiveUp } from './GiveUp';
import { Board, Choice, Foot, Line } from './moveFormStyles';

interface MoveFormProps {
  booking: Booking;
  state: CallState;
  dispatch: Dispatch<CallEvent>;
  site: SiteSettings;
  callHint: ReactNode;
  callSpace: ReactNode;
}

const method = callMethodOf('');

const choiceOf = (chosen: CallChoice | null, call: ScheduledCall | null): CallChoice =>
  chosen ?? { method, date: call?.date ?? null, time: call?.time ?? null };

const isChosen = (call: ScheduledCall | null, { date, time }: CallChoice) =>
  call?.date === date && call?.time === time;

/** Returns null for the chosen call. */
function lineOf({ call, refusal }: Booking, choice: CallChoice, site: SiteSettings): string | null {
  const { date, time } = choice;
  const lacking = callCopy.missingCall(date && dayInWords(date));
  if (refusal === 'incomplete') return lacking;
  if (refusal === 'exhausted') return callPage.refusals.exhausted(site.phone, site.email);
  if (refusal) return callPage.refusals[refusal];
  if (call && isChosen(call, choice)) return callPage.unchanged;
  if ((date && time) || !(call || date)) return null;
  return lacking;
}

export function MoveForm({ booking, state, dispatch, site, callHint, callSpace }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { call, step } = booking;
  const { chosen: chosenCall } = state;
  const choice = useMemo(() => choiceOf(chosenCall, call), [chosenCall, call]);
  const { date, time } = choice;
  // The calendar takes the focus when it is rendered, so a query must not render it.
  const chooseCall = useCallback(
    (chosen: CallChoice) => dispatch({ kind: 'chose', choice: chosen }),
    [dispatch],
  );
  const isNative = useCalendar().kind === 'native';
  const isSending = step === 'sending';

  useEffect(() => void loadCalendar(), []);

  /** Scripts fill in native fields without events. */
  function entered(): CallChoice {
    const values = new FormData(form.current ?? undefined);
    const textOf = (name: string) => String(values.get(name) ?? '') || null;
    return { method, date: textOf('callDate'), time: textOf('callTime') };
  }

  useLayoutEffect(() => {
    const { elements } = form.current ?? {};
    if (!isNative || !elements) return;
    for (const [name, value] of Object.entries({ callDate: date, callTime: time })) {
      const field = elements.namedItem(name) as HTMLInputElement | null;
      if (field && field.value !== (value ?? '')) field.value = value ?? '';
    }
  }, [isNative, date, time]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Inert fields would lose the focus.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    dispatch({ kind: 'pressedMove', choice: isNative ? entered() : choice });
  }

  const text = lineOf(booking, choice, site);
  const chosen = date && time && !text ? callInWords({ date, time }, site) : null;
  const canSend = Boolean(date && time && !isChosen(call, choice));
  const label = call ? callPage.move : callPage.book;
  return (
    <Board
      ref={form}
      onSubmit={submit}
      onChange={isNative ? () => dispatch({ kind: 'chose', choice: entered() }) : undefined}
      data-shape={shapeOf(choice, null, site, new Date())}
    >
      <h2>{call ? callPage.moveTitle : callPage.bookTitle}</h2>
      <Choice inert={isSending}>
        <CallSection
          choice={choice}
          chooseCall={chooseCall}
          held={call}
          refused={state.refused}
          site={site}
          isReady
          hint={call && callHint}
          space={callSpace}
        />
        {!call && !date && <p>{callHint}</p>}
      </Choice>
      <Foot>
        {/* A new element for each version: the heading and the card already announce a move. */}
        <Line
          key={booking.version}
          role="status"
          data-line=""
          data-chosen={chosen ? '' : undefined}
          data-refused={booking.refusal ? '' : undefined}
        >
          {text && <span key={text}>{text}</span>}
          {chosen && <ChosenCall key={chosen.when} {...chosen} />}
        </Line>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          // `disabled` would drop the focus.
          aria-disabled={isSending || !canSend || undefined}
          data-lacking={canSend ? undefined : ''}
        >
          {isSending ? callPage.moving : label}
        </button>
        {call && <GiveUp call={call} step={step} dispatch={dispatch} site={site} />}
      </Foot>
    </Board>
  );
}
