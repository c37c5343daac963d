'use client';

import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { ConsultationFlow, type ConsultationFlowProps } from './ConsultationFlow';
import * as server from './unhydrated';

/** In the browser there is neither: an ignored module is undefined there. */
const { renderPart, StyleRegistry = Fragment }: Partial<typeof server> = server ?? {};

type Settings = Omit<ConsultationFlowProps, 'intro' | 'aside' | 'street'>;

/** The consultation page, of which React hydrates the form alone. */
export function ConsultationPage(settings: Settings) {
  return (
    <StyleRegistry>
      <div id="page" data-ends={settings.lights.asking}>
        <Unhydrated name="top" />
        <main id="content" tabIndex={-1}>
          <div data-sky="">
            <ConsultationFlow
              intro={<Unhydrated name="intro" />}
              street={<Unhydrated name="street" />}
              aside={<Unhydrated name="aside" />}
              {...settings}
            />
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
