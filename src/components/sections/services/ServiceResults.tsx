import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceResultsProps {
  service: Service;
  /** On a desktop over the whole width, in three columns. */
  wide: boolean;
}

/** What a client can expect of a service: what each result means, and the figure that is claimed for it. */
export function ServiceResults({ service: { benefits, note }, wide }: ServiceResultsProps) {
  const results = note ? [{ meaning: note, claim: undefined }, ...benefits] : benefits;
  return (
    <Results data-wide={wide}>
      <h3>{servicesPage.results}</h3>
      <ul>
        {results.map(({ meaning, claim }) => (
          <li key={meaning} data-claim={claim ? '' : undefined}>
            <b>
              <NoWrap>{meaning}</NoWrap>
            </b>
            {claim && (
              <p>
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
  ul { display: grid; grid-template-columns: auto 1fr; column-gap: ${theme.space.x3}; margin-top: ${theme.space.x3}; border-bottom: 1px solid ${theme.color.lineLit}; }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    padding-block: 0.375rem;
    border-top: 1px solid ${theme.color.lineLit};
    line-height: 1.35;
  }
  b { grid-column: 2; font-weight: ${theme.weight.strong}; }
  p { display: contents; }
  strong {
    grid-area: 1 / 1 / span 2;
    justify-self: end;
    font: ${theme.weight.display} 1.5rem / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  p > span { grid-column: 2; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  /* Where no figure is claimed, a tick stands in its place. */
  li:not([data-claim])::before {
    content: '';
    width: 1.375rem;
    height: 0.6875rem;
    justify-self: end;
    margin: -0.375rem 0 0;
    border: solid ${theme.color.text};
    border-width: 0 0 3.5px 3.5px;
    transform: rotate(-45deg);
  }
  ${media.phone} {
    margin-top: ${theme.space.x4};
    ul { margin-top: ${theme.space.x2}; }
    b { font-size: 1rem; }
    p > span { font-size: 0.875rem; line-height: 1.3; }
  }
  ${media.tablet} {
    grid-column: 1 / span 6;
    padding-right: var(--inset);
    ul { column-gap: ${theme.space.x4}; }
    li { padding-block: ${theme.space.x3}; }
    strong { font-size: ${theme.size.title}; }
    li:not([data-claim])::before { width: 1.75rem; height: 0.875rem; margin-top: -0.5rem; border-width: 0 0 4.5px 4.5px; }
  }
  ${media.desktop} {
    [data-layout='left'] > & { grid-area: 3 / 7 / auto / -1; padding: 0 0 0 var(--inset); }
    &[data-wide='true'] {
      grid-column: 1 / -1;
      padding: 0;
      ul { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: ${theme.space.x5}; border-top: 1px solid ${theme.color.lineLit}; }
      li { grid-column: auto; grid-template-columns: auto 1fr; align-content: center; column-gap: ${theme.space.x4}; border: 0; }
      b { text-wrap: balance; }
      @media (min-width: 80em) { strong { font-size: ${theme.size.display}; } }
    }
  }
`;
