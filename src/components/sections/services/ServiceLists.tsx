import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/service';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * A service's results with their claimed figures, and its features, which unfold on a phone
 * and are open from tablet width on. Their grid areas are `results` and `offer`.
 */
export function ServiceLists({ service: { benefits, note, features } }: { service: Service }) {
  const results = note ? [{ meaning: note, claim: undefined }, ...benefits] : benefits;
  return (
    <>
      <Results>
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
      <Offer>
        <summary>
          <h3>{servicesPage.offered}</h3>
        </summary>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <NoWrap>{feature}</NoWrap>
            </li>
          ))}
        </ul>
      </Offer>
    </>
  );
}

/* Figures and their meanings are two columns. */
const Results = styled.div`
  grid-area: results;
  h3 { font-size: ${theme.size.heading}; }
  ul {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: clamp(${theme.space.x4}, 1.7vw, ${theme.space.x5});
    margin-top: ${theme.space.x3};
    border-bottom: 1px solid ${theme.color.lineOnBlue};
  }
  li {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-content: center;
    align-items: center;
    padding-block: clamp(0.375rem, 1.5vw, ${theme.space.x3});
    border-top: 1px solid ${theme.color.lineOnBlue};
    line-height: 1.35;
  }
  b { grid-column: 2; font-weight: ${theme.weight.strong}; }
  [data-claim] b { align-self: end; }
  p { display: contents; }
  strong {
    grid-area: 1 / 1 / span 2;
    font: ${theme.weight.display} clamp(1.5rem, 4.4vw, 2.75rem) / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  p > span { grid-column: 2; align-self: start; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  /* A check mark for results without a figure. */
  li:not([data-claim])::before {
    content: '';
    width: 1em;
    height: 0.5em;
    margin-top: -0.3em;
    border: solid ${theme.color.text};
    border-width: 0 0 0.16em 0.16em;
    font-size: clamp(1.375rem, 3.6vw, 1.75rem);
    transform: rotate(-45deg);
  }
  /* Large figures above their meanings, side by side; check marks are as high, and stand on the figures' baseline. */
  ${media.desktop} {
    --figure: clamp(3.25rem, 5.4vw, 5.5rem);
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${theme.space.x6};
      margin-top: ${theme.space.x4};
      border-bottom: 0;
    }
    li {
      display: flex;
      flex-direction: column;
      align-items: start;
      grid-column: auto;
      padding-block: ${theme.space.x4} 0;
    }
    /* The figures' own space at their left. */
    strong { order: -1; margin-left: -0.02em; font-size: var(--figure); }
    b { font-size: ${theme.size.lede}; line-height: 1.3; text-wrap: pretty; }
    [data-claim] b { align-self: auto; }
    p > span { margin-top: ${theme.space.x1}; font-size: ${theme.size.body}; }
    li:not([data-claim])::before {
      --check: calc(0.62 * var(--figure));
      margin-block: calc(0.88 * var(--figure) - 0.78 * var(--check)) calc(0.22 * var(--figure) + 0.28 * var(--check));
      font-size: var(--check);
    }
  }
`;

const Offer = styled.details`
  grid-area: offer;
  summary {
    ${unfolding}
    min-height: ${theme.height.target};
  }
  h3 { font-size: ${theme.size.heading}; }
  ul { display: grid; gap: ${theme.space.x3}; padding-top: ${theme.space.x3}; }
  li {
    position: relative;
    padding-left: 1.125rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.4;
    /* Not balanced in Firefox, which would leave a column half empty. */
    text-wrap: wrap;
    text-wrap: pretty;
  }
  li::before {
    content: '';
    position: absolute;
    top: calc(0.5lh - 3px);
    left: 0;
    border: 3px solid ${theme.color.cool};
  }
  ${media.tablet} { li { font-size: ${theme.size.body}; } }
  @supports selector(::details-content) {
    ${media.tablet} {
      summary { min-height: 0; pointer-events: none; &::before, &::after { display: none; } }
      &::details-content { content-visibility: visible; }
    }
  }
  /* As wide as the results: each column is filled by itself. */
  ${media.desktop} {
    ul { display: block; columns: 3; column-gap: ${theme.space.x6}; }
    li { break-inside: avoid; padding-bottom: ${theme.space.x3}; }
  }
`;
