import styled from 'styled-components';
import { homePage, timeline } from '@/content/home';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The agency's four steps along a drawn line that climbs to the present. */
export function Timeline() {
  return (
    <Story>
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <div className="track">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 96C8 94 10 86 25 72S42 58 50 46 66 26 75 18 92 4 100 2" />
        </svg>
        <ol>
          {timeline.map((step) => (
            <li key={step.title}>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Story>
  );
}

const Story = styled.div`
  margin-top: ${theme.space.x9};

  h3 { margin-bottom: ${theme.space.x6}; font-size: ${theme.size.title}; }
  h4 { font-size: ${theme.size.heading}; }
  p { margin-top: ${theme.space.x2}; color: ${theme.color.muted}; }
  svg { display: none; }

  /* On a phone the line runs down the side. */
  li {
    position: relative;
    padding: 0 0 ${theme.space.x6} ${theme.space.x6};
    &::before, &::after { content: ''; position: absolute; }
    &::before {
      top: 0.4rem;
      left: 0;
      z-index: 1;
      width: 1rem;
      height: 1rem;
      border: 2px solid ${theme.color.cool};
      border-radius: 50%;
      background: ${theme.color.indigo};
    }
    &::after { top: 1.4rem; bottom: -0.4rem; left: calc(0.5rem - 1px); width: 2px; background: ${theme.color.lineLit}; }
    &:last-child { padding-bottom: 0; }
    &:last-child::after { display: none; }
    &:last-child::before {
      border-color: ${theme.color.signal};
      background: ${theme.color.signal};
      box-shadow: ${theme.shadow.glow};
    }
  }

  ${media.desktop} {
    .track { position: relative; --rise: 11rem; }
    svg {
      display: block;
      position: absolute;
      inset: 0 0 auto;
      width: 100%;
      height: var(--rise);
      overflow: visible;
      fill: none;
      stroke: ${theme.color.lineLit};
      stroke-width: 2px;
      stroke-linecap: round;
    }
    path { vector-effect: non-scaling-stroke; }
    ol { display: grid; grid-template-columns: repeat(4, 1fr); }
    li {
      padding: calc(var(--rise) * var(--at) + 2rem) ${theme.space.x6} 0 0;
      &::before { top: calc(var(--rise) * var(--at) - 0.5rem); left: 0; }
      &::after { display: none; }
      &:nth-child(1) { --at: 0.96; }
      &:nth-child(2) { --at: 0.72; }
      &:nth-child(3) { --at: 0.46; }
      &:nth-child(4) { --at: 0.18; }
    }
  }
`;
