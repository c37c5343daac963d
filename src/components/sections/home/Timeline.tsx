import styled from 'styled-components';
import { homePage, timeline } from '@/content/home';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { statGround } from '../statStyles';

/** What stands on the street at each step, from its left end: a house, a row, a tower that answers, a shop with five lights. */
const buildings = [
  {
    left: 12,
    walls: 'M57 48V30h10v27M12 96V62l30-28 30 28v34z',
    dark: 'M46 96V70h14v26',
    lights: 'M22 68h12v16H22z',
  },
  {
    left: 12,
    walls:
      'M12 96V64l24-22 24 22v32zM60 96V50h48v46zM55 50V40h58v10zM108 96V66l22-20 22 20v30zM88 40V28h10v12',
    dark: 'M40 96V74h11v22M68 96V72h12v24M136 74h9v13h-9z',
    lights: 'M20 70h11v14H20zM88 62h11v14H88zM116 72h11v14h-11z',
  },
  {
    left: 12,
    walls:
      'M12 96V66l22-20 22 20v30zM56 96V26h58v70zM50 26V16h70v10zM85 16V3M79 8h12M136 18h36q7 0 7 7v14q0 7-7 7h-24l-14 11 3-11h-1q-7 0-7-7V25q0-7 7-7z',
    dark: 'M79 96V78h12v18M80 34h10v13H80zM64 56h10v13H64zM96 56h10v13H96zM96 78h10v11H96zM38 72h9v12h-9z',
    lights:
      'M64 34h10v13H64zM96 34h10v13H96zM80 56h10v13H80zM64 78h10v11H64zM22 72h10v12H22zM140 30h5v5h-5zM151.5 30h5v5h-5zM163 30h5v5h-5z',
  },
  {
    left: 8,
    walls: `M16 96V38h150v58zM8 38V28h166v10zM91 28V15M16 50h150l8 13H8zM174 63${'q-8.3 10-16.6 0'.repeat(10)}`,
    dark: '',
    lights:
      'M24 74h18v15H24zM53 74h18v15H53zM82 74h18v15H82zM111 74h18v15h-18zM140 74h18v15h-18zM91 6a4.5 4.5 0 1 0 .01 0z',
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
            <svg viewBox={`${buildings[index]?.left} 0 190 97`} aria-hidden="true">
              <path className="wall" d={buildings[index]?.walls} />
              <path className="shop" d={buildings[index]?.dark} />
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
  /* The ground is one line under all four; their walls and windows are those of the figures above. */
  svg { overflow: visible; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.25px; }
  li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${theme.space.x5};
    align-items: center;
    & + li { margin-top: ${theme.space.x5}; }
    svg { border-bottom: 1.5px solid ${statGround}; }
  }

  ${media.tablet} {
    --between: clamp(${theme.space.x5}, 4vw, ${theme.space.x8});
    ol { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: var(--between); }
    li, li + li { display: block; margin: 0; }
    li svg { width: 100%; max-width: 14.5rem; border: 0; }
    li > div {
      position: relative;
      padding-top: ${theme.space.x4};
      &::before { content: ''; position: absolute; inset: -1px calc(-1 * var(--between)) auto 0; border-top: 1.5px solid ${statGround}; }
    }
    li:last-child > div::before { right: 0; }
  }
`;
