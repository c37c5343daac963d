import { type Dispatch, type FormEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { callPage } from '@/content/copy/callPage';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { ChosenCall } from '../call/ChosenCall';
import { type Calendar, failCalendar } from '../call/calendarScript';
import { ErrorBoundary } from '../call/ErrorBoundary';
import type { CallChoice, Slot } from '../model/call/call';
import { callInWords, dayInWords } from '../model/call/callInWords';
import { callMethodOf } from '../model/options';
import type { Booking, CallEvent, CallState } from './callState';
import { GiveUp } from './GiveUp';
import { Board, Choice, Foot, MessageLine } from './moveFormStyles';

interface MoveFormProps {
  booking: Booking;
  state: CallState;
  dispatch: Dispatch<CallEvent>;
  site: SiteSettings;
  calendar: Exclude<Calendar, { kind: 'coming' }>;
  callHint: ReactNode;
}

const method = callMethodOf('');

const choiceOf = (chosen: CallChoice | null, call: Slot | null): CallChoice =>
  chosen ?? { method, date: call?.date ?? null, time: call?.time ?? null };

const isChosen = (call: Slot | null, { date, time }: CallChoice) =>
  call?.date === date && call?.time === time;

/** Returns null for the chosen call. */
function textOf({ call, message }: Booking, choice: CallChoice, site: SiteSettings): string | null {
  const { date, time } = choice;
  const missing = callCopy.missingCall(date && dayInWords(date));
  if (message === 'incomplete') return missing;
  if (message === 'exhausted') return callPage.messages.exhausted(site.phone, site.email);
  if (message) return callPage.messages[message];
  if (call && isChosen(call, choice)) return callPage.unchanged;
  if ((date && time) || !(call || date)) return null;
  return missing;
}

export function MoveForm({ booking, state, dispatch, site, calendar, callHint }: MoveFormProps) {
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
  const isSending = step === 'sending';
  const hasCalendar = calendar.kind === 'ready';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Inert fields would lose the focus.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    dispatch({ kind: 'pressedMove', choice });
  }

  const text = textOf(booking, choice, site);
  const chosen = date && time && !text ? callInWords({ date, time }, site) : null;
  const canSend = Boolean(date && time && !isChosen(call, choice));
  const label = call ? callPage.move : callPage.book;
  return (
    <Board ref={form} onSubmit={submit}>
      <h2>{call ? callPage.moveTitle : callPage.bookTitle}</h2>
      {hasCalendar ? (
        <Choice inert={isSending}>
          <ErrorBoundary onError={failCalendar}>
            <calendar.CallBooking
              choice={choice}
              chooseCall={chooseCall}
              held={call}
              refused={state.refused}
              site={site}
            />
          </ErrorBoundary>
          {!call && !date && <p>{callHint}</p>}
        </Choice>
      ) : (
        <p>{callPage.noTimes}</p>
      )}
      <Foot>
        {hasCalendar ? (
          <>
            {/* A new element for each version: the heading and the card already announce a move. */}
            <MessageLine
              key={booking.version}
              role="status"
              data-message=""
              data-chosen={chosen ? '' : undefined}
              data-refused={booking.message ? '' : undefined}
            >
              {text && <span key={text}>{text}</span>}
              {chosen && <ChosenCall key={chosen.when} {...chosen} />}
            </MessageLine>
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
          </>
        ) : (
          // The bundler may remember a script that has failed. No choice can be lost.
          <button
            type="button"
            className="button"
            data-variant="primary"
            onClick={() => window.location.reload()}
          >
            {callPage.tryAgain}
          </button>
        )}
        {call && <GiveUp call={call} step={step} dispatch={dispatch} site={site} />}
      </Foot>
    </Board>
  );
}
