'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/consultation';
import { formAnchor } from '@/lib/paths';
import { container } from '@/styles/container';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { BookingChoice } from '../model/bookingChoice';
import { BookedCall } from './BookedCall';
import { CallStep } from './CallStep';
import { ConsultationForm } from './ConsultationForm';
import { ErrorBoundary } from './ErrorBoundary';
import { sectionProgress } from './FormSection';
import type { Offers } from './Inputs';
import { playWhenSeen } from './playWhenSeen';
import { type Reply, ThankYou } from './ThankYou';
import { useConsultationForm } from './useConsultationForm';

interface ConsultationFlowProps {
  /** What stands above the form, beside it and below it until the request is sent. */
  intro: ReactNode;
  aside: ReactNode;
  /** Beside the submit button. */
  privacy: ReactNode;
  questions: ReactNode;
  /** The street, in the light around it: drawn by the server, so that its code is in no script. */
  street: ReactNode;
  /** The light of the page, before and after the request is sent. */
  lights: { asking: LightName; sent: LightName };
  offers: Offers;
  siteName: string;
  instagramUrl: string;
  timeZone: string;
  timeZoneName: string;
  closedDates: readonly string[];
}

/** The form, and the Thank You screen once the call to the route has completed (docs/product.md, "The form"). */
export function ConsultationFlow({
  intro,
  aside,
  privacy,
  questions,
  street,
  lights,
  offers,
  ...site
}: ConsultationFlowProps) {
  const state = useConsultationForm(site.timeZone);
  const { callDate, callTime } = state.choice;
  const call = callDate && callTime ? { callDate, callTime } : null;
  const sent = state.phase === 'sent';
  const reply = replyBy(state.choice);

  const flow = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    // The street, which is the last of what is left.
    if (flow.current?.lastElementChild) playWhenSeen(flow.current.lastElementChild);
    // The page goes on from the ground of Thank You (`ends` of PageFrame).
    document.getElementById('page')?.setAttribute('data-ends', 'morning');
    document.title = `${thankYouCopy.pageName} | ${site.siteName}`;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
  }, [sent, site.siteName]);

  return (
    <Flow
      ref={flow}
      data-light={sent ? lights.sent : lights.asking}
      data-sent={sent ? '' : undefined}
    >
      {sent ? (
        <ThankYou
          instagramUrl={site.instagramUrl}
          reply={reply}
          replyTo={state.contact[reply === 'text' || reply === 'openCall' ? 'phone' : 'email']}
          callStep={
            call && (
              <ErrorBoundary>
                <CallStep {...call} phone={state.contact.phone} timeZone={site.timeZone} />
              </ErrorBoundary>
            )
          }
        >
          {call && (
            <ErrorBoundary>
              <BookedCall {...call} {...site} />
            </ErrorBoundary>
          )}
        </ThankYou>
      ) : (
        intro
      )}
      {street}
      {!sent && (
        <Columns id={formAnchor}>
          <ConsultationForm
            state={state}
            offers={offers}
            privacy={privacy}
            timeZone={site.timeZone}
            timeZoneName={site.timeZoneName}
            closedDates={site.closedDates}
          />
          {aside}
          {questions}
        </Columns>
      )}
    </Flow>
  );
}

const Flow = styled.div`
  ${sectionProgress}
`;

/* Beside the form, how it goes; below both the questions. */
const Columns = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x7} clamp(3rem, 6vw, 6rem);
  padding-block: clamp(0.75rem, 2vw, 2rem) ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr);
    > section { grid-column: 1 / -1; margin-top: ${theme.space.x6}; }
  }
`;

function replyBy({ contactMethod, callDate, callTime }: BookingChoice): Reply {
  if (contactMethod !== 'phone') return contactMethod || 'unknown';
  return callDate && callTime ? 'bookedCall' : 'openCall';
}
