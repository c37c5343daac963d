'use client';

import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import { container } from '@/styles/container';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { watchKeptRequests } from '../browser/requestQueue';
import type { ServiceOption } from '../model/options';
import { SentRequestScreen } from '../sent/SentRequestScreen';
import { ConsultationForm } from './ConsultationForm';
import { sectionProgress } from './FormSection';
import type { Site } from './site';
import { useConsultationForm } from './useConsultationForm';

interface ConsultationFlowProps {
  site: Site;
  /** Content above, beside and below the form until the request is sent. */
  intro: ReactNode;
  aside: ReactNode;
  /** Beside the submit button. */
  privacy: ReactNode;
  questions: ReactNode;
  /** The street, rendered by the server so that no script contains it. */
  street: ReactNode;
  /** The page's light before and after sending. */
  lights: { asking: LightName; sent: LightName };
  /** Options of the field `service`. */
  services: readonly ServiceOption[];
  /** The words of a company's name that select its trade. */
  nameWords: NameWords;
  /** The hint of the native fields of a call. */
  callHint: string;
}

/**
 * The form, and the Thank You screen once the call to the route has completed (docs/product.md, "The form"). Where an
 * extension has changed the page before hydration, React renders this part of it anew, and no more.
 */
export function ConsultationFlow(props: ConsultationFlowProps) {
  return (
    <Suspense>
      <FormOrThankYou {...props} />
    </Suspense>
  );
}

function FormOrThankYou(props: ConsultationFlowProps) {
  const { site, lights, services } = props;
  const state = useConsultationForm(site.timeZone, props.nameWords);
  const { sent } = state;
  const isCorrection = Boolean(state.draft?.corrects);
  const flow = useRef<HTMLDivElement>(null);

  useEffect(watchKeptRequests, []);

  useEffect(() => {
    if (!sent) return;
    // The street is then the last child.
    if (flow.current?.lastElementChild) playWhenSeen(flow.current.lastElementChild);
    // The light in which the page ends (`ends` of PageFrame).
    document.getElementById('page')?.setAttribute('data-ends', 'morning');
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
  }, [sent, site.name]);

  return (
    <Flow
      ref={flow}
      data-light={sent ? lights.sent : lights.asking}
      data-sent={sent ? '' : undefined}
      data-corrects={!sent && isCorrection ? '' : undefined}
    >
      {sent ? <SentRequestScreen sent={sent} site={site} /> : props.intro}
      {props.street}
      {!sent && (
        <Columns>
          <ConsultationForm
            state={state}
            services={services}
            privacy={props.privacy}
            site={site}
            callHint={props.callHint}
          />
          {props.aside}
          {!isCorrection && props.questions}
        </Columns>
      )}
    </Flow>
  );
}

const Flow = styled.div`
  ${sectionProgress}
`;

const Columns = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x7} clamp(3rem, 5vw, 6rem);
  padding-block: clamp(0.5rem, 2vw, 2rem) ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr);
    > section { grid-column: 1 / -1; margin-top: ${theme.space.x6}; }
  }
`;

/** Pauses a picture's motion (`data-held`) until half of it is visible; an old browser plays it at once. */
function playWhenSeen(picture: Element): void {
  if (!('IntersectionObserver' in window)) return;
  picture.setAttribute('data-held', '');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      picture.removeAttribute('data-held');
      observer.disconnect();
    },
    { threshold: 0.5 },
  );
  observer.observe(picture);
}
