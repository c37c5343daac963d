import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import type { NameWords } from '@/features/visitorBusiness/browser/visitorBusiness';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { watchKeptRequests } from '../browser/requestQueue';
import type { Option } from '../model/options';
import { SentRequestScreen } from '../sent/SentRequestScreen';
import { ConsultationForm } from './ConsultationForm';
import { sectionProgress } from './FormSection';
import { useConsultationForm } from './useConsultationForm';

export interface ConsultationFlowProps {
  site: SiteSettings;
  /** Content above, beside and below the form until the request is sent. */
  intro: ReactNode;
  aside: ReactNode;
  /** Beside the submit button. */
  privacy: ReactNode;
  /** The street, rendered by the server so that no script contains it. */
  street: ReactNode;
  /** The page's light before and after sending. */
  lights: { asking: LightName; sent: LightName };
  services: readonly Option[];
  /** The words of a company's name that select its trade. */
  nameWords: NameWords;
}

/** The form, and the Thank You screen once the call to the route has completed (docs/product.md, "Thank You"). */
export function ConsultationFlow(props: ConsultationFlowProps) {
  const { site, lights, services } = props;
  const state = useConsultationForm(site, props.nameWords);
  const { sent } = state;

  useEffect(watchKeptRequests, []);

  useEffect(() => {
    if (!sent) return;
    // The light in which the page ends (`ends` of PageFrame).
    document.getElementById('page')?.setAttribute('data-ends', lights.sent);
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
    // Another press on Submit is not meant for what is there now.
    document.querySelector('[data-sent]')?.animate?.({ pointerEvents: ['none', 'none'] }, 500);
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
  }, [sent, site.name, lights.sent]);

  return (
    <Flow data-light={sent ? lights.sent : lights.asking} data-sent={sent ? '' : undefined}>
      {sent ? <SentRequestScreen sent={sent} site={site} /> : props.intro}
      {props.street}
      {!sent && (
        <Columns>
          <ConsultationForm state={state} services={services} privacy={props.privacy} site={site} />
          {props.aside}
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

  ${media.desktop} { grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr); }
`;
