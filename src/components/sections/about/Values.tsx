import styled from 'styled-components';
import { aboutPage, type Value } from '@/content/copy/about';
import { Drawing } from '@/scenes/drawing/Drawing';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container, displayType, pageSides } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { aboutLight } from './AboutHeader';

export function Values() {
  const { heading } = aboutPage.values;
  const values: Record<string, Value> = aboutPage.values.values;
  return (
    <Section data-light={aboutLight}>
      <h2>{heading}</h2>
      <Chimneys viewBox="0 0 64 30" aria-hidden="true">
        <path d="M1 32V1h30v31zM41 32V8h22v24z" />
      </Chimneys>
      <Wall>
        {Object.entries(values).map(([room, { title, text, figure }]) => (
          <li key={room}>
            <Drawing name={`room-${room}`} />
            <h3>{title}</h3>
            <p>
              {text}
              {figure && <strong>{` ${figure.value} ${figure.label}.`}</strong>}
            </p>
          </li>
        ))}
      </Wall>
    </Section>
  );
}

const Section = styled.section`
  h2 {
    ${container}
    ${displayType}
    padding-bottom: ${theme.space.x6};
    /* Clear of the chimneys. */
    ${media.phone} { padding-bottom: ${theme.space.x7}; }
  }
  @media print { break-inside: avoid; svg { display: none; } }
`;

const Chimneys = styled.svg`
  width: 4rem;
  margin: -1.875rem max(${theme.space.gutter}, 6vw) 0 auto;
  fill: ${lightColor.wall};
  stroke: ${lightColor.wallEdge};
  stroke-width: 1.5px;
`;

const Wall = styled.ul`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: clamp(${theme.space.x5}, 6vw, ${theme.space.x7});
  padding: calc(1.25rem + ${theme.space.x5}) ${pageSides} calc(2.25rem + ${theme.space.x5});
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block: solid ${lightColor.wallEdge};
    border-width: 1.5px 0 1px;
    background:
      linear-gradient(${lightColor.wallEdge} 0 0) 0 1.25rem / 100% 1.5px no-repeat,
      linear-gradient(${lightColor.wallEdge} 1.5px, ${lightColor.ground} 1.5px) bottom / 100% 2.25rem no-repeat,
      ${lightColor.wall};
  }
  > li { display: grid; grid-template: auto 1fr / clamp(6.5rem, 17.5vw, 8.5rem) 1fr; column-gap: ${theme.space.x4}; }
  svg { grid-row: span 2; overflow: hidden; }
  h3 { font-size: ${theme.size.lede}; }
  p {
    max-width: 32em;
    margin-top: ${theme.space.x2};
    color: ${theme.color.muted};
    ${media.phone} {
      font-size: ${theme.size.small};
      line-height: 1.5;
    }
  }
  strong {
    display: block;
    margin-top: ${theme.space.x2};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }

  ${media.largeText} { > li { grid-template: none; row-gap: ${theme.space.x3}; } }
  ${media.tablet} {
    > li { grid-template: none; align-content: start; }
    svg { grid-row: auto; width: 8.5rem; }
    h3 { margin-top: ${theme.space.x3}; }
  }
  ${media.desktop} {
    grid: repeat(3, auto) / auto-flow minmax(0, 1fr);
    gap: 0 clamp(${theme.space.x5}, 3vw, ${theme.space.x7});
    padding-block: 0;
    &::before { grid-row: 1 / 2; }
    > li { grid-row: span 3; grid-template: subgrid / none; align-content: normal; }
    @supports not (grid-template-rows: subgrid) { > li { display: contents; } }
    svg {
      align-self: end;
      width: auto;
      margin-top: 4rem;
      padding-bottom: 4.25rem;
      overflow: visible;
      background: radial-gradient(
        50% 2.75rem at bottom, color-mix(in srgb, ${lightColor.lamp} 40%, transparent), transparent
      );
    }
    /* Gives every title two lines. */
    h3 { align-self: baseline; max-width: 8em; margin-top: ${theme.space.x5}; }
  }
  @media print { gap: ${theme.space.x5}; padding-block: 0; &::before { display: none; } h3 { margin: 0; } }
`;
