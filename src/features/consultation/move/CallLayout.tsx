import type { ReactNode } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { container, loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CallCardSpace } from '../call/CallCard';
import { board } from './moveFormStyles';

export interface CallScenery {
  intro: ReactNode;
  street: ReactNode;
}

interface CallLayoutProps extends CallScenery {
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
  /** The lede and the card, in a live region. */
  status: ReactNode;
  help?: ReactNode;
  children?: ReactNode;
}

export function CallLayout({ intro, street, site, status, help, children }: CallLayoutProps) {
  return (
    <>
      <div data-sky="">
        {intro}
        <Status>
          <div data-card-space="" aria-hidden="true">
            <p data-text={callPage.ledes.held} />
            <CallCardSpace lead={callPage.heldCall} site={site} isElsewhere />
          </div>
          <div>
            <div role="status">{status}</div>
            {help}
          </div>
        </Status>
        {street}
      </div>
      <Ground>{children}</Ground>
    </>
  );
}

/** As high as the window, to prevent layout shift when the form comes. */
export const FormSpace = styled.div`
  ${board}
  min-height: 100svh;
  ${media.noScript} { display: none; }
`;

export const ContactWays = styled.div`
  --button-edge: currentcolor;
  > :not(ul) { margin-bottom: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x5}; }
  a { ${loneLink} text-decoration: underline; }
  button { margin-top: ${theme.space.x3}; }
`;

const Status = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  align-items: start;
  margin-top: ${theme.space.x5};
  > * { grid-area: 1 / 1; }
  > div, [role='status'] { display: grid; align-content: start; gap: ${theme.space.x4}; }
  [data-card-space] > p, [role='status'] > p { font-size: ${theme.size.lede}; }
  ${media.noScript} { [data-loading] { display: none; } }

  > [data-card-space] {
    visibility: hidden;
    ${media.noScript} { display: none; }
    @media print { display: none; }
    [data-text]::before { content: attr(data-text); }
    p > span { display: block; }
  }
`;

const Ground = styled.div`
  ${container}
  /* On paper, the held call is enough. */
  @media print { display: none; }
  padding-block: ${theme.space.x6};
  > :focus-visible, > :not(form) :focus-visible { outline-color: currentcolor; box-shadow: none; }
`;
