import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import {
  startCorrection,
  startOtherTime,
  startWithoutCall,
} from '@/features/consultation/browser/draft';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { withoutPassedCall } from '@/features/consultation/model/call/bookingChoice';
import { calendarEvent } from '@/features/consultation/model/call/calendarEvent';
import { callRules } from '@/features/consultation/model/call/callRules';
import { fields } from '@/features/consultation/model/fields';
import { correctionPath, paths } from '@/lib/paths';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AppointmentCard, type Call } from '../call/AppointmentCard';
import { ErrorBoundary } from '../ErrorBoundary';
import { phoneQuestion, type Question, questionOf } from '../questionOf';
import type { Site } from '../site';
import { type Reply, ThankYou } from './ThankYou';
import { useIsCallTimeTaken } from './useRequestStatus';
import { WaitingNote } from './WaitingNote';

type Repeated = 'email' | 'phone';

/** What each reply depends on, which Thank You repeats so that the visitor notices a typo. */
const repeatedFields: Record<Reply, readonly [Repeated] | readonly ['email', 'phone']> = {
  email: ['email'],
  text: ['email', 'phone'],
  bookedCall: ['email', 'phone'],
  takenCall: ['email', 'phone'],
  passedCall: ['email'],
  openCall: ['email'],
  unknown: ['email'],
};

interface SentRequestProps {
  sent: SentRequest;
  site: Site;
}

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen({ sent, site }: SentRequestProps) {
  const isCallTimeTaken = useIsCallTimeTaken(sent.id);
  const [arrivedAt] = useState(() => new Date());
  const { contactMethod, callDate, callTime } = sent.choice;
  const hasPassed = withoutPassedCall(sent.choice, site.timeZone, arrivedAt) !== sent.choice;

  function replyOf(): Reply {
    if (contactMethod !== 'phone') return contactMethod || 'unknown';
    if (isCallTimeTaken) return 'takenCall';
    if (hasPassed) return 'passedCall';
    return callDate && callTime ? 'bookedCall' : 'openCall';
  }

  const reply = replyOf();
  const isPhoneDoubtful = phoneQuestion(sent.phone) !== null;
  const repeatsBoth = isPhoneDoubtful || sent.isCorrection;
  const call = reply === 'bookedCall' && callDate && callTime ? { callDate, callTime } : null;
  return (
    <ThankYou
      instagramUrl={site.instagramUrl}
      reply={reply}
      replyTo={
        <>
          {sent.isCorrection && <strong>{thankYouCopy.corrected} </strong>}
          {sent.isCorrection && call && `${thankYouCopy.addAgain} `}
          {thankYouCopy.replyTo[reply]({ ...sent, isPhoneDoubtful })}{' '}
          <FixButton
            key={reply}
            sent={sent}
            names={repeatedFields[repeatsBoth && reply === 'email' ? 'text' : reply]}
          />
        </>
      }
      action={
        reply === 'takenCall' && (
          <OtherTimeButton sent={sent} isButton>
            {thankYouCopy.chooseAnother}
          </OtherTimeButton>
        )
      }
      waiting={
        <WaitingNote id={sent.id} onDelete={() => window.location.replace(paths.consultation)} />
      }
    >
      {call && (
        <ErrorBoundary>
          <BookedCall {...call} sent={sent} site={site} />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}

interface OtherTimeProps {
  sent: SentRequest;
  /** Fills the form: without the call's time, or without the call. */
  start?: typeof startOtherTime;
  /** Whether it looks like a button instead of a link. */
  isButton?: boolean;
  children: string;
}

/** Opens the form, filled with what was sent, to move the call or to cancel it. */
function OtherTimeButton(props: OtherTimeProps) {
  const { sent, start = startOtherTime, isButton = false, children } = props;
  const look = isButton ? { className: 'button', 'data-variant': 'primary' } : {};
  function open() {
    const now = Date.now();
    start(sent, now);
    window.location.assign(correctionPath('callTime', now));
  }
  return (
    <button type="button" {...look} onClick={open}>
      {children}
    </button>
  );
}

type BookedCallProps = SentRequestProps & Pick<Call, 'callDate' | 'callTime'>;

/** The booked call, with a link to add it to a calendar, and buttons to move and to cancel it. */
function BookedCall({ sent, site, ...call }: BookedCallProps) {
  const { timeZone, timeZoneName } = site;
  const title = thankYouCopy.calendarTitle(site.name, callRules.stepMinutes);
  const text = thankYouCopy.calendarText(sent.phone, site.email, site.phone);
  const event = calendarEvent({ ...call, timeZone, title, text, now: new Date() });
  return (
    <AppointmentCard
      {...call}
      timeZone={timeZone}
      timeZoneName={timeZoneName}
      lead={thankYouCopy.call}
      action={
        <CallActions>
          <a
            className="button"
            data-variant="primary"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
            download={thankYouCopy.calendarFile}
          >
            {thankYouCopy.addToCalendar}
          </a>
          <OtherTimeButton sent={sent}>{thankYouCopy.move}</OtherTimeButton>
          <OtherTimeButton sent={sent} start={startWithoutCall}>
            {thankYouCopy.cancel}
          </OtherTimeButton>
        </CallActions>
      }
    />
  );
}

const CallActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3} ${theme.space.x4};
  margin-top: ${theme.space.x2};
  button {
    ${plainButton}
    @media print { display: none; }
  }
`;

interface FixButtonProps {
  sent: SentRequest;
  /** The repeated fields. */
  names: readonly Repeated[];
}

/**
 * Opens the form again, filled with what was sent, at the field to correct. It repeats the form's questions about the
 * fields, which nobody had to answer.
 */
function FixButton({ sent, names }: FixButtonProps) {
  const [doubts, setDoubts] = useState<(Question & { name: Repeated })[]>([]);
  useEffect(() => {
    const doubtAbout = async (name: Repeated) => {
      const asked = await questionOf(sent[name], fields[name]);
      return asked ? [{ name, ...asked }] : [];
    };
    const ask = async () => {
      const asked = (await Promise.all(names.map(doubtAbout))).flat();
      if (asked.length > 0) setDoubts(asked);
    };
    // Without its code there is no question.
    ask().catch(() => undefined);
  }, [sent, names]);
  const [first = 'email', second] = names;

  /** @param taken what the form then has, besides what was sent */
  function fix(field: Repeated = doubts[0]?.name ?? first, taken: Record<string, string> = {}) {
    const now = Date.now();
    startCorrection({ ...sent, fields: { ...sent.fields, ...taken } }, now);
    window.location.assign(correctionPath(field, now));
  }
  return (
    <Fix>
      {doubts.map(({ name, text, suggestion }) => (
        <span key={name}>
          {text}{' '}
          {suggestion && (
            <>
              <button type="button" onClick={() => fix(name, { [name]: suggestion })}>
                {suggestion}
              </button>
              ?{' '}
            </>
          )}
        </span>
      ))}
      {doubts.length === 0 && thankYouCopy.wrong[second ? 'both' : first]}{' '}
      <button type="button" onClick={() => fix()}>
        {thankYouCopy.fix}
      </button>
    </Fix>
  );
}

const Fix = styled.span`
  > span { display: block; }
  button {
    ${plainButton}
    min-width: ${theme.height.target};
    text-align: start;
  }
  @media print { display: none; }
`;
