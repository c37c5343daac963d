'use client';

import { Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { onOtherShown } from '@/lib/browser/historyEntry';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import type { SentRequest } from '../browser/draft';
import { watchKeptRequests } from '../browser/requestQueue';
import { SentRequestScreen } from '../sent/SentRequestScreen';
import { ConsultationForm, type ConsultationFormProps } from './ConsultationForm';
import { sectionProgress } from './FormSection';
import * as server from './unhydrated';

/** In the browser there is neither: an ignored module is undefined there. */
const { renderPart, StyleRegistry = Fragment }: Partial<typeof server> = server ?? {};

interface ConsultationPageProps extends Omit<ConsultationFormProps, 'steps' | 'onSent'> {
  /** The page's light before and after sending. */
  lights: { asking: LightName; sent: LightName };
}

/**
 * The consultation page: the form, and Thank You once the call to the route has completed (docs/product.md). React
 * hydrates these alone. A correction is a form of its own, as is whatever Back and Forward lead to.
 */
export function ConsultationPage({ lights, ...props }: ConsultationPageProps) {
  const [{ form, sent }, show] = useState<{ form: number; sent: SentRequest | null }>(first);

  useEffect(watchKeptRequests, []);

  // Synchronous, because a message that the browser drops would stop React's scheduler forever.
  useEffect(
    () => onOtherShown(() => flushSync(() => show(({ form }) => ({ form: form + 1, sent: null })))),
    [],
  );

  // Not of a form that was left while it was sent.
  const onSent = (sent: SentRequest) => show((now) => (now.form === form ? { form, sent } : now));

  return (
    <StyleRegistry>
      <div id="page">
        <Unhydrated name="top" />
        <main id="content">
          <div data-sky="">
            <Flow data-light={sent ? lights.sent : lights.asking} data-sent={sent ? '' : undefined}>
              {sent ? (
                <SentRequestScreen sent={sent} site={props.site} />
              ) : (
                <Unhydrated name="intro" />
              )}
              <Unhydrated name="street" />
              {!sent && (
                <Columns>
                  <ConsultationForm
                    key={form}
                    {...props}
                    steps={<Unhydrated name="steps" />}
                    onSent={onSent}
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

const first = { form: 0, sent: null };

/** The markup of the parts, which Thank You removes some of. */
const markup = new Map<string, string>();

/**
 * A part that needs no script: no script contains its code, nor the page's data its markup, and React leaves what the
 * server has rendered as it is.
 */
function Unhydrated({ name }: { name: server.PartName }) {
  if (renderPart) return <Part data-unhydrated={name}>{renderPart(name)}</Part>;
  const html =
    markup.get(name) ?? document.querySelector(`[data-unhydrated='${name}']`)?.innerHTML ?? '';
  markup.set(name, html);
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x7} clamp(3rem, 5vw, 6rem);
  padding-block: clamp(1.25rem, 2vw, 2rem) ${theme.space.section};

  ${media.desktop} { grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr); }
  /* Firefox breaks a section of the form anywhere inside a grid. */
  @media print { display: block; form { margin-bottom: ${theme.space.x5}; } }
`;
