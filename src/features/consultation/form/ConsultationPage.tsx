'use client';

import { Fragment, type ReactNode, useEffect, useState } from 'react';
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
import * as server from './unhydrated';
import { useConsultationForm } from './useConsultationForm';

/** In the browser there is neither: an ignored module is undefined there. */
const { renderPart, StyleRegistry = Fragment }: Partial<typeof server> = server ?? {};

interface ConsultationPageProps {
  site: SiteSettings;
  /** Beside the submit button. */
  privacy: ReactNode;
  /** The page's light before and after sending. */
  lights: { asking: LightName; sent: LightName };
  services: readonly Option[];
  /** The words of a company's name that select its trade. */
  nameWords: NameWords;
}

/**
 * The consultation page: the form, and Thank You once the call to the route has completed (docs/product.md). React
 * hydrates these alone.
 */
export function ConsultationPage(props: ConsultationPageProps) {
  const { site, services, privacy } = props;
  const state = useConsultationForm(site, props.nameWords);
  const { sent } = state;
  const light = sent ? props.lights.sent : props.lights.asking;

  useEffect(watchKeptRequests, []);

  useEffect(() => {
    if (!sent) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
  }, [sent, site.name]);

  return (
    <StyleRegistry>
      <div id="page" data-ends={light}>
        <Unhydrated name="top" />
        <main id="content">
          <div data-sky="">
            <Flow data-light={light} data-sent={sent ? '' : undefined}>
              {sent ? <SentRequestScreen sent={sent} site={site} /> : <Unhydrated name="intro" />}
              <Unhydrated name="street" />
              {!sent && (
                <Columns>
                  <ConsultationForm
                    state={state}
                    services={services}
                    privacy={privacy}
                    steps={<Unhydrated name="steps" />}
                    site={site}
                  />
                  <Unhydrated name="aside" />
                </Columns>
              )}
            </Flow>
          </div>
        </main>
        <Unhydrated name="end" />
      </div>
    </StyleRegistry>
  );
}

/**
 * A part that needs no script: no script contains its code, nor the page's data its markup, and React leaves what the
 * server has rendered as it is.
 */
function Unhydrated({ name }: { name: server.PartName }) {
  // For when React renders the page anew, because somebody else's script has changed it before hydration.
  const [html] = useState(() =>
    renderPart ? '' : (document.querySelector(`[data-unhydrated='${name}']`)?.innerHTML ?? ''),
  );
  if (renderPart) return <Part data-unhydrated={name}>{renderPart(name)}</Part>;
  return (
    <Part
      data-unhydrated={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page contains already
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const Part = styled.div`
  display: contents;
`;

const Flow = styled.div`
  ${sectionProgress}
`;

const Columns = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x7} clamp(3rem, 5vw, 6rem);
  padding-block: clamp(1.25rem, 2vw, 2rem) ${theme.space.section};

  ${media.desktop} { grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr); }
`;
