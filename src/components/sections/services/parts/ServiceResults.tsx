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
 * A service's results with their claimed figures. The caller arranges their parts: each item of the list has what is
 * meant (`b`), and some a claim (`p`) with its figure (`strong`) and what that measures (`p > span`).
 */
export function ServiceResults({ service, picture, className }: ServiceResultsProps) {
  return (
    <Results className={className}>
      <h3>{servicesPage.results}</h3>
      {picture}
      <ul>
        {service.benefits.map(({ meaning, claim }) => (
          <li key={meaning}>
            <b>
              <NoWrap>{meaning}</NoWrap>
            </b>
            {claim && (
              <p>
                {' '}
                <strong>{claim.figure}</strong> <span>{claim.measure}</span>
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
  ul { margin-top: ${theme.space.x3}; }
  li { line-height: 1.35; }
  b { font-weight: ${theme.weight.strong}; }
  strong {
    font: ${theme.weight.display} clamp(1.5rem, 4.4vw, 2.75rem) / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  /* A figure is read with what it measures. */
  b:has(+ p) { color: ${theme.color.muted}; font-weight: inherit; }
  p > span { font-weight: ${theme.weight.strong}; }
  b:has(+ p), p > span {
    font-size: ${theme.size.small};
    ${media.tablet} { font-size: ${theme.size.body}; }
  }
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
  ul {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x4};
    /* On a phone the terms below begin with a line. */
    ${media.tablet} { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  }
  li {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: center;
    padding-block: clamp(0.5rem, 1.5vw, ${theme.space.x3});
    border-top: 1px solid ${theme.color.lineOnBlue};
  }
  p { display: contents; }
  b { grid-column: 2; }
  b:has(+ p) { grid-row: 2; align-self: start; }
  strong { grid-area: 1 / 1 / span 2; }
  p > span { grid-area: 1 / 2; align-self: end; }
  /* A result's parts stand one below the other. */
  ${media.largeLetters} { ul, li, p, strong, b { display: block; } li::before { display: inline-block; } }
  li:not(:has(p))::before { ${checkMark} font-size: clamp(1.25rem, 3.4vw, 1.625rem); }
`;
