import styled from 'styled-components';
import { homePage, timeline } from '@/content/home';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What stands on the street at each step: a house, a row, a tower that answers, a shop with five lights. */
const buildings = [
  { walls: 'M12 96V58l30-27 30 27v38z', lights: 'M34 62h16v18H34z' },
  {
    walls: 'M12 96V58l26-24 26 24v38zM64 96V48h52v48zM58 48V37h64v11zM116 96V60l22-20 22 20v36z',
    lights: 'M30 62h16v18H30zM84 60h14v18H84z',
  },
  {
    walls:
      'M12 96V62l24-22 24 22v34zM60 96V24h66v72zM54 24V13h78v11zM92 13V4M144 20h32a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7h-20l-12 10v-10l-6-7V27a7 7 0 0 1 6-7z',
    lights:
      'M74 34h14v16H74zM98 58h14v16H98zM28 64h16v16H28zM151 33h5v3h-5zM161 33h5v3h-5zM171 33h5v3h-5z',
  },
  {
    walls: 'M12 96V40h158v56zM4 40V28h174v12zM12 48h158l8 14H4zM91 28V12',
    lights:
      'M22 70h20v16H22zM51 70h20v16H51zM80 70h20v16H80zM109 70h20v16h-20zM138 70h20v16h-20zM88 9h6v6h-6z',
  },
];

/** The agency's four steps as one street, built house by house up to today. */
export function Timeline() {
  return (
    <Story>
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <ol>
        {timeline.map((step, index) => (
          <li key={step.title}>
            <svg viewBox="0 0 190 97" aria-hidden="true">
              <path className="wall" d={buildings[index]?.walls} />
              <path className="window" d={buildings[index]?.lights} />
            </svg>
            <div>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Story>
  );
}

const Story = styled.div`
  margin-top: clamp(${theme.space.x7}, 6vw, ${theme.space.x9});

  h3 { margin-bottom: ${theme.space.x5}; font-size: ${theme.size.title}; }
  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p { margin-top: ${theme.space.x1}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.5; }
  /* The ground is one line under all four. */
  svg { overflow: visible; stroke-linejoin: round; }
  .wall { fill: #18223f; stroke: #6b7aa3; stroke-width: 1.25px; }
  .window { fill: ${theme.color.signal}; }
  li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${theme.space.x5};
    align-items: center;
    & + li { margin-top: ${theme.space.x5}; }
    svg { border-bottom: 1.5px solid #6b7aa3; }
  }

  ${media.tablet} {
    --between: clamp(${theme.space.x5}, 4vw, ${theme.space.x8});
    ol { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: var(--between); }
    li, li + li { display: block; margin: 0; }
    li svg { width: 100%; max-width: 14.5rem; border: 0; }
    li > div {
      position: relative;
      padding-top: ${theme.space.x4};
      &::before { content: ''; position: absolute; inset: -1px calc(-1 * var(--between)) auto 0; height: 1.5px; background: #6b7aa3; }
    }
    li:last-child > div::before { right: 0; }
  }
`;
