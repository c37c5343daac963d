'use client';

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ContactMethod } from '../model/options';
import { ConsultationForm } from './ConsultationForm';
import { ThankYou } from './ThankYou';
import { useConsultationForm } from './useConsultationForm';

const BookedCall = lazy(() => import('./BookedCall'));

const replies: Record<ContactMethod, string> = {
  email: 'by email',
  text: 'by text message',
  phone: 'by phone',
};

interface ConsultationFlowProps {
  /** What stands above the form, and beside it, until the request is sent. */
  intro: ReactNode;
  aside: ReactNode;
  siteName: string;
  instagramUrl: string;
  timeZone: string;
  timeZoneName: string;
}

/** The form, and the Thank You screen once the call to the route has completed (spec, section 4). */
export function ConsultationFlow({ intro, aside, ...site }: ConsultationFlowProps) {
  const state = useConsultationForm();
  const { contactMethod, callDate, callTime } = state.choice;
  const sent = state.phase === 'sent';

  useEffect(() => {
    if (!sent) return;
    document.title = `Thank You | ${site.siteName}`;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
  }, [sent, site.siteName]);

  if (sent) {
    return (
      <ThankYou
        instagramUrl={site.instagramUrl}
        {...(contactMethod && { reply: replies[contactMethod] })}
      >
        {callDate && callTime && (
          <Suspense>
            <BookedCall callDate={callDate} callTime={callTime} {...site} />
          </Suspense>
        )}
      </ThankYou>
    );
  }
  return (
    <>
      {intro}
      <ConsultationForm state={state} timeZone={site.timeZone} timeZoneName={site.timeZoneName} />
      {aside}
    </>
  );
}
