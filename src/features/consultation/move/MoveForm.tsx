import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import { callCopy } from '@/content/copy/consultation';
import { isSame } from '@/lib/isSame';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { shapeOf } from '../browser/formShape';
import { CallSection } from '../call/CallSection';
import { ChosenCall } from '../call/ChosenCall';
import { loadCalendar, useCalendar } from '../call/calendarScript';
import { disabledButton, statusBox } from '../controls/submitStyles';
import { callFromFields, type ScheduledCall } from '../model/call/call';
import { type CallChoice, callOf } from '../model/call/callChoice';
import { callInWords, dayInWords } from '../model/call/callInWords';
import { callMethodOf } from '../model/options';
import { GiveUp } from './GiveUp';

interface MoveFormProps {
  /** The call that is held. */
  call: ScheduledCall | null;
  /** Why the latest press has changed nothing. */
  refused: keyof typeof callPage.refused | null;
  isMoving: boolean;
  move: (wanted: ScheduledCall | null) => void;
  site: SiteSettings;
  /** When we call. */
  callHint: ReactNode;
  /** What keeps the place of day and time (`CallSpace`). */
  callRoom: ReactNode;
}

/** The form's own calendar and times, in which the time that is held is chosen, and the two buttons. */
export function MoveForm(props: MoveFormProps) {
  const { call, refused, isMoving, move, site, callHint, callRoom } = props;
  const [choice, setChoice] = useState<CallChoice>(() => ({
    method: callMethodOf(''),
    date: call?.date ?? null,
    time: call?.time ?? null,
  }));
  /** The choice that was refused: another one is not. */
  const [tried, setTried] = useState<CallChoice | null>(null);
  const isNative = useCalendar().kind === 'native';
  const wish = callOf(choice);
  const isHeld = isSame(wish, call);
  const isComplete = wish.kind === 'scheduled';

  useEffect(() => void loadCalendar(), []);

  function ask(wanted: ScheduledCall | null): void {
    setTried(choice);
    move(wanted);
  }

  /** What stands in the fields: native ones render nothing. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const wanted = callFromFields(Object.fromEntries(values));
    if (wanted) ask(wanted);
  }

  function said(): string | null {
    if (refused && tried === choice) return callPage.refused[refused];
    if (isNative) return null;
    if (isHeld) return callPage.unchanged;
    // Nobody has to choose one.
    if (isComplete || !(call || choice.date)) return null;
    return callCopy.lacking(choice.date && dayInWords(choice.date));
  }
  const says = said();
  const chosen = wish.kind === 'scheduled' && !says && callInWords(wish, site);
  const label = call ? callPage.move : callPage.book;
  return (
    <Form onSubmit={submit} data-shape={shapeOf(choice, null, site, new Date())}>
      <h2>{call ? callPage.moveTitle : callPage.bookTitle}</h2>
      <fieldset inert={isMoving}>
        <CallSection
          choice={choice}
          chooseCall={setChoice}
          held={call}
          site={site}
          isReady
          hint={callHint}
          room={callRoom}
        />
      </fieldset>
      <Foot>
        <Status role="status" data-chosen={chosen ? '' : undefined}>
          {says && <span key={says}>{says}</span>}
          {chosen && <ChosenCall key={chosen.when} {...chosen} />}
        </Status>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          disabled={!isNative && (isHeld || !isComplete)}
          aria-disabled={isMoving || undefined}
        >
          {isMoving ? callPage.moving : label}
        </button>
        {call && <GiveUp call={call} isMoving={isMoving} giveUp={() => ask(null)} site={site} />}
      </Foot>
    </Form>
  );
}

/* A board on the ground. */
const Form = styled.form`
  position: relative;
  margin-bottom: ${theme.space.x6};
  padding: clamp(${theme.space.x4}, 2.6vw, ${theme.space.x6});
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};
  color: ${theme.color.text};
  > h2 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.heading}; }

  /* From edge to edge, as wide as in the form. */
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    border-width: 1px 0;
    border-radius: 0;
    box-shadow: none;
  }
  /* The times beside the days. */
  ${media.desktop} {
    --booking-columns: minmax(0, 5fr) minmax(0, 6fr);
    --times-top: 0;
  }
`;

/* What is chosen, and the two buttons, on one line where there is room. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x4};
  margin-top: ${theme.space.x5};
  ${media.phone} { display: grid; align-items: stretch; }
  ${disabledButton}
`;

const Status = styled.p`
  display: grid;
  flex: 1 1 100%;
  ${media.desktop} { flex-basis: 24rem; }
  ${statusBox}
  min-height: calc(3lh + 2 * ${theme.space.x3});
  /* One line, and one for the visitor's own clock. */
  @media (min-width: 80em) { min-height: calc(2lh + 2 * ${theme.space.x3}); }
  /* Without a day, which moves what is below by itself. */
  &:empty { clip-path: inset(50%); position: absolute; }
`;
