'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { readFrom } from '@/lib/browser/readFrom';
import { paths } from '@/lib/paths';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { StyleRegistry } from '../page/StyleRegistry';
import { ReturnWatch } from '../page/useReturns';
import { useSecondPress } from '../page/useSecondPress';
import { SentRequestScreen } from '../sent/SentRequestScreen';
import { isReceived } from '../sent/thankYouState';
import { ConsultationForm, type ConsultationFormProps } from './ConsultationForm';
import { FirstLineState } from './FirstLine';
import type { FormEntryProps } from './useConsultationForm';
import { useFormEntry } from './useFormEntry';

interface ConsultationPageProps
  extends Omit<ConsultationFormProps, 'isOpened' | keyof FormEntryProps> {
  lights: { asking: LightName; sent: LightName };
  top: ReactNode;
  intro: ReactNode;
  street: ReactNode;
  aside: ReactNode;
  end: ReactNode;
}

function leadsToForm(press: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere =
    press.ctrlKey || press.metaKey || press.shiftKey || press.altKey || link.target || link.hash;
  return !isElsewhere && link.pathname === paths.consultation && link.host === window.location.host;
}

function scrollToForm(): void {
  const form = document.querySelector('main form');
  form?.scrollIntoView();
  readFrom(form?.querySelector<HTMLElement>('h2'));
}

export function ConsultationPage(props: ConsultationPageProps) {
  const { lights, top, intro, street, aside, end, ...formProps } = props;
  const { entry, form, by, failedId, history, served, openEmpty, correct, reveal } = useFormEntry(
    props.site,
  );
  const isOpened = by === 'press';
  const [progress, setProgress] = useState('');
  const sent = entry?.sent;
  const light = sent ? lights.sent : lights.asking;
  useSecondPress();

  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || !entry || event.defaultPrevented) return;
    history.writeNow();
    if (!leadsToForm(event, link)) return;
    // Some browsers add no history entry for a link to the current address.
    const opens = entry.sent && link.href === window.location.href;
    if (entry.sent && !opens) return;
    event.preventDefault();
    if (opens) openEmpty();
    else scrollToForm();
  }

  return (
    <StyleRegistry>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: receives clicks on its links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click for the keyboard, too */}
      <div id="page" data-form-page="" data-ends={light} onClick={onClick}>
        {!sent && <ReturnWatch beforeReload={history.writeNow} />}
        {top}
        <main id="content">
          <div data-sky="">
            <div
              data-light={light}
              data-sent={sent ? (isReceived(sent) ? 'received' : 'waiting') : undefined}
              data-correction={entry?.correction && !sent ? '' : undefined}
              data-complete={progress}
              data-company={sent?.values.company}
            >
              {sent ? (
                <SentRequestScreen
                  key={form}
                  entry={entry}
                  sent={sent}
                  site={props.site}
                  isShownAgain={by === 'history'}
                  hasFailed={failedId === sent.id}
                  onCorrect={(correction) => correct(entry.id, correction)}
                />
              ) : (
                <FirstLineState value={Boolean(entry?.correction)}>{intro}</FirstLineState>
              )}
              {street}
              {!sent && (
                <Columns data-opened={isOpened ? '' : undefined}>
                  <ConsultationForm
                    key={form}
                    {...formProps}
                    entry={entry}
                    isOpened={isOpened}
                    history={history}
                    served={form === 0 ? served : null}
                    onSent={reveal}
                    progress={progress}
                    onProgress={setProgress}
                  />
                  {aside}
                </Columns>
              )}
            </div>
          </div>
        </main>
        {end}
      </div>
    </StyleRegistry>
  );
}

/* Keystrokes lay out the grids around their field, so only columns are a grid. Firefox breaks grids anywhere on
   paper. */
const Columns = styled.div`
  ${container}
  padding-block: clamp(1.25rem, 2vw, 2rem) ${theme.space.section};
  form { margin-bottom: ${theme.space.x7}; }

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr);
    /* At 64em, a select has room for its longest option. */
    gap: clamp(2rem, 10vw - 4.25rem, 6rem);
    form { margin-bottom: 0; }
  }
  @media print { display: block; form { margin-bottom: ${theme.space.x5}; } }
`;
