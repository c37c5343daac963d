'use client';

import { type ReactNode, useEffect } from 'react';
import { thankYouCopy } from '@/content/consultation';
import { formAnchor } from '@/lib/paths';
import type { BookingChoice } from '../model/bookingChoice';
import type { Option } from '../model/options';
import { BookedCall } from './BookedCall';
import { ConsultationForm } from './ConsultationForm';
import { ErrorBoundary } from './ErrorBoundary';
import { type Reply, ThankYou } from './ThankYou';
import { useConsultationForm } from './useConsultationForm';

interface ConsultationFlowProps {
  /** What stands above the form, beside it and below it until the request is sent. */
  intro: ReactNode;
  aside: ReactNode;
  /** Beside the submit button. */
  privacy: ReactNode;
  questions: ReactNode;
  /** The street at night and in the morning: drawn by the server, so that its code is in no script. */
  street: ReactNode;
  serviceOptions: readonly Option[];
  siteName: string;
  instagramUrl: string;
  timeZone: string;
  timeZoneName: string;
}

/** The form, and the Thank You screen once the call to the route has completed (docs/product.md, "The form"). */
export function ConsultationFlow({
  intro,
  aside,
  privacy,
  questions,
  street,
  serviceOptions,
  ...site
}: ConsultationFlowProps) {
  const state = useConsultationForm(site.timeZone);
  const { callDate, callTime } = state.choice;
  const sent = state.phase === 'sent';

  useEffect(() => {
    if (!sent) return;
    document.title = `${thankYouCopy.pageName} | ${site.siteName}`;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
  }, [sent, site.siteName]);

  return (
    <>
      {sent ? (
        <ThankYou instagramUrl={site.instagramUrl} reply={replyTo(state.choice)}>
          {callDate && callTime && (
            <ErrorBoundary>
              <BookedCall callDate={callDate} callTime={callTime} {...site} />
            </ErrorBoundary>
          )}
        </ThankYou>
      ) : (
        intro
      )}
      <div className="street" data-time={sent ? 'morning' : 'night'}>
        {street}
      </div>
      {!sent && (
        <div className="columns" id={formAnchor}>
          <ConsultationForm
            state={state}
            serviceOptions={serviceOptions}
            privacy={privacy}
            timeZone={site.timeZone}
            timeZoneName={site.timeZoneName}
          />
          {aside}
          {questions}
        </div>
      )}
    </>
  );
}

function replyTo({ contactMethod, callDate, callTime }: BookingChoice): Reply {
  if (contactMethod !== 'phone') return contactMethod || 'unknown';
  return callDate && callTime ? 'bookedCall' : 'openCall';
}
