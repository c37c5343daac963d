import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceResultsProps {
  service: Service;
  picture?: ReactNode;
  className?: string;
}

/**
 * A service's results with their claimed figures. The caller arranges their parts: `data-results`, the list;
 * `data-result`, `counted` where it has a figure; `data-meaning`; and `data-claim` with `data-figure` and
 * `data-measure`. It may set `--figure`, and `--meaning` and `--lead`, the sizes of what is meant and of what stands by
 * the figure, or alone.
 */
export function ServiceResults({ service, picture, className }: ServiceResultsProps) {
  return (
    <Results className={className}>
      <h3>{servicesPage.results}</h3>
      {picture}
      <ul data-results="">
        {service.benefits.map(({ meaning, claim }) => (
          <li key={meaning} data-result={claim ? 'counted' : ''}>
            <b data-meaning="">
              <NoWrap>{meaning}</NoWrap>
            </b>
            {claim && (
              <p data-claim="">
                {' '}
                <strong data-figure="">{claim.figure}</strong>{' '}
                <span data-measure="">{claim.measure}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Results>
  );
}

const Results = styled.div`
  h3 { font-size: ${theme.size.heading}; }
  [data-results] { margin-top: ${theme.space.x3}; }
  [data-result] { line-height: 1.35; }
  [data-meaning] { font-weight: ${theme.weight.strong}; font-size: var(--lead, inherit); }
  [data-figure] {
    font: ${theme.weight.display} var(--figure, clamp(1.5rem, 4.4vw, 2.75rem)) / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  [data-measure] { color: ${theme.color.muted}; font-size: var(--text); }
  /* A figure is read with what it measures. */
  [data-result='counted'] {
    [data-meaning] { color: ${theme.color.muted}; font-weight: inherit; font-size: var(--meaning, var(--text)); }
    [data-measure] { color: inherit; font-weight: ${theme.weight.strong}; font-size: var(--lead, var(--text)); }
  }
  --text: ${theme.size.small};
  ${media.tablet} { --text: ${theme.size.body}; }
`;

/** A check mark of the text's height. */
const checkMark = css`
  content: '';
  width: 1em;
  height: 0.5em;
  border: solid ${theme.color.text};
  border-width: 0 0 0.16em 0.16em;
  transform: translateY(-0.2em) rotate(-45deg);
`;

/** Results in rows: figures and check marks, then what was measured or is meant, with the rest below. */
export const ResultRows = styled(ServiceResults)`
  [data-results] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x4};
    /* On a phone the terms below begin with a line. */
    ${media.tablet} { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  }
  [data-result] {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: center;
    padding-block: clamp(0.5rem, 1.5vw, ${theme.space.x3});
    border-top: 1px solid ${theme.color.lineOnBlue};
  }
  [data-claim] { display: contents; }
  [data-meaning] { grid-column: 2; }
  [data-figure] { grid-area: 1 / 1 / span 2; }
  [data-measure] { grid-area: 2 / 2; align-self: start; }
  [data-result='counted'] {
    [data-meaning] { grid-row: 2; align-self: start; }
    [data-measure] { grid-row: 1; align-self: end; }
  }
  [data-result='']::before { ${checkMark} font-size: clamp(1.25rem, 3.4vw, 1.625rem); }
`;
