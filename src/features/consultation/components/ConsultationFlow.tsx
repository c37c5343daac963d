'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { container } from '@/styles/container';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ConsultationForm } from './form/ConsultationForm';
import { sectionProgress } from './form/FormSection';
import type { Offers } from './form/Inputs';
import { useConsultationForm } from './form/useConsultationForm';
import { SentRequestScreen } from './sent/SentRequestScreen';
import type { Site } from './site';

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
  offers: Offers;
  /** The hint of the native fields of a call. */
  callHint: string;
}

/** The form, and the Thank You screen once the call to the route has completed (docs/product.md, "The form"). */
export function ConsultationFlow(props: ConsultationFlowProps) {
  const { site, lights, offers } = props;
  const state = useConsultationForm(site.timeZone, offers.nameWords);
  const { sent } = state;
  const flow = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    // The street is then the last child.
    if (flow.current?.lastElementChild) playWhenSeen(flow.current.lastElementChild);
    // The light in which the page ends (`ends` of PageFrame).
    document.getElementById('page')?.setAttribute('data-ends', 'morning');
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
    return keepTitle(`${thankYouCopy.pageName} | ${site.name}`);
  }, [sent, site.name]);

  return (
    <Flow
      ref={flow}
      data-light={sent ? lights.sent : lights.asking}
      data-sent={sent ? '' : undefined}
      data-corrects={!sent && state.corrects ? '' : undefined}
    >
      {sent ? (
        <SentRequestScreen sent={sent} site={site} services={offers.services} />
      ) : (
        props.intro
      )}
      {props.street}
      {!sent && (
        <Columns>
          <ConsultationForm
            state={state}
            offers={offers}
            privacy={props.privacy}
            site={site}
            callHint={props.callHint}
          />
          {props.aside}
          {!state.corrects && props.questions}
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

/** Keeps a title for the document, whenever the framework writes the page's own. @returns a function that ends this */
function keepTitle(title: string): () => void {
  function write() {
    if (document.title !== title) document.title = title;
  }
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
