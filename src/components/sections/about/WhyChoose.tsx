import styled, { css, keyframes } from 'styled-components';
import { aboutPage, type Reason } from '@/content/copy/about';
import { Drawing } from '@/scenes/drawing/Drawing';
import { lightColor, lightProperty } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { displayType, pageSides } from '@/styles/mixins';
import { playing, playState, plays } from '@/styles/plays';
import { theme } from '@/styles/theme';
import { NamedHeading } from './AboutHeader';

export function WhyChoose() {
  const { heading } = aboutPage.whyChoose;
  const reasons: Record<string, Reason> = aboutPage.whyChoose.reasons;
  return (
    <Desk data-light="lateEvening">
      <h2>
        <NamedHeading before={heading} />
      </h2>
      <Corner data-picture="">
        <Drawing name="desk" />
      </Corner>
      <Papers>
        {Object.entries(reasons).map(([paper, { title, text }]) => (
          <li key={paper} data-paper={paper} {...plays}>
            <Drawing name="papers" view={paper} only={paper} preserveAspectRatio="xMinYMid" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Papers>
    </Desk>
  );
}

const Desk = styled.section`
  position: relative;
  display: grid;
  gap: ${theme.space.x5};
  margin-top: ${theme.space.section};
  padding: ${theme.space.x8} ${pageSides} calc(${theme.space.x8} + 1.25rem);
  overflow: clip;
  border-top: 2px solid ${lightColor.wallEdge};
  background:
    linear-gradient(${lightColor.wallEdge} 2px, ${lightColor.wallShade} 2px) bottom / 100% 1.25rem no-repeat,
    ${lightColor.wall};
  isolation: isolate;

  h2 { ${displayType} }
  ${media.tablet} {
    grid-template-columns: 1fr 16rem;
    > h2 { align-self: center; }
    > ul { grid-column: 1 / -1; }
  }
  ${media.desktop} {
    grid-template: auto 1fr / 5fr 7fr;
    column-gap: ${theme.space.x8};
    padding-block: ${theme.space.x9} calc(${theme.space.x9} + 1.25rem);
    > ul { grid-area: 1 / 2 / span 2; }
  }
  @media print { padding-block: 0; }
`;

const Corner = styled.div`
  --pool: 17rem;
  position: relative;
  width: min(100%, 20rem);
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - var(--pool));
    z-index: -1;
    background: radial-gradient(circle closest-side, ${lightColor.lamp}, transparent);
    opacity: 0.36;
  }
  ${media.phone} {
    --pool: 9rem;
    width: 8rem;
    margin: calc(-1 * ${theme.space.x5}) 0 calc(-1 * ${theme.space.x2}) auto;
  }
  ${media.desktop} { align-self: end; }
`;

const land = keyframes`
  from { opacity: 0; transform: translate(2.5rem, -3rem) rotate(9deg); }
  70% { opacity: 1; transform: rotate(-0.8deg); }
`;

const landing = css`animation: ${land} 550ms ease-out var(--after, 0s) ${playState} backwards;`;

const Papers = styled.ul`
  display: grid;
  gap: ${theme.space.x4};
  align-items: start;
  li {
    ${playing(landing)}
    --paper-color: ${lightColor.paper};
    --turn: -1deg;
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${theme.space.x2} ${theme.space.x4};
    padding: ${theme.space.x5};
    color: ${theme.color.onSignal};
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid transparent;
    background: var(--paper-color);
    box-shadow: ${theme.shadow.paper};
    transform: rotate(var(--turn));
  }
  isolation: isolate;
  [data-paper='week'] { --turn: 1.2deg; --paper-color: ${theme.color.text}; }
  [data-paper='trades'] {
    --turn: 0.8deg;
    --paper-color: ${theme.color.signalSoft};
    @supports (color: color-mix(in srgb, red, red)) {
      --paper-color: color-mix(in srgb, ${lightColor.paper} 62%, ${theme.color.signalSoft});
    }
  }
  [data-paper='call'] { --turn: -1.4deg; --paper-color: ${theme.color.cool}; }
  ${media.forcedColors} {
    li[data-paper] {
      --paper-color: Canvas;
      ${lightProperty('inLight')}: CanvasText;
      ${lightProperty('paper')}: Canvas;
    }
  }
  svg { grid-area: 1 / 2 / span 2; width: 5.5rem; align-self: center; }
  h3 { align-self: end; font-size: ${theme.size.lede}; line-height: 1.2; }
  p { grid-column: 1; line-height: 1.45; }
  ${media.largeText} { li { grid-template-columns: minmax(0, 1fr); } svg { grid-area: auto; justify-self: start; } }
  ${media.phone} { li { padding: ${theme.space.x4}; } p { font-size: ${theme.size.small}; } }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x5};
    li { grid-template-columns: minmax(0, 1fr); }
    svg { grid-area: auto; width: 7.5rem; margin-bottom: ${theme.space.x3}; }
    [data-paper='week'], [data-paper='call'] { --after: 0.15s; @media screen { top: ${theme.space.x6}; } }
  }
  @media print { li { padding: 0; } }
`;
