import styled from 'styled-components';
import { phoneCrop } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { homePage, timeline } from '@/content/home';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What each step adds to the street: houses, the bakery, a tower that asks, the shop. */
const added = [
  ['houses', 'window-4'],
  ['bakery', 'baker', 'window-7'],
  ['tower', 'window-2', 'window-5', 'window-6', 'question'],
  [
    ...['shop', 'spill', 'shop-lit', 'screen-1', 'screen-2', 'screen-3', 'mast-halo', 'mast-light'],
    ...['door-closed', 'awning', 'name'],
  ],
];

/** The agency's four steps as one street, which grows building by building up to today. */
export function Timeline() {
  return (
    <Story>
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <ol>
        {timeline.map((step, index) => (
          <li key={step.title}>
            <div data-picture="">
              {index === 0 && (
                <Behind
                  light={streetLights.history}
                  view="growth"
                  only={['far-hills', 'hills', 'west']}
                  preserveAspectRatio="xMinYMax slice"
                />
              )}
              <Street
                light={streetLights.history}
                view={`growth-${index + 1}`}
                only={added[index]}
                add={['question']}
                preserveAspectRatio="xMinYMax"
              />
            </div>
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

/* The hills and the neighbors behind all four, in the colors of the hills. */
const Behind = styled(Street)`
  position: absolute;
  z-index: -1;
  inset: 0 auto 0 0;
  width: calc(400% + 3 * var(--between));
  max-width: none;
  height: 100%;
  overflow: hidden;
  mask-image: linear-gradient(90deg, transparent, black 15% 85%, transparent);
  [href='#street-west'] { --wall: ${light.hill}; --glass: ${light.hill}; --tree: ${light.hill}; --wall-edge: ${light.farHill}; }
  ${media.phone} { display: none; }
`;

const phoneCrops = timeline
  .map((_, index) => {
    const view = `growth-${index + 1}`;
    return `li:nth-child(${index + 1}) svg { ${phoneCrop('street', view, `${view}-phone`)} }`;
  })
  .join('\n');

const Story = styled.div`
  --between: clamp(${theme.space.x4}, 4vw, ${theme.space.x8});
  --ground: 1.5px solid ${theme.color.control};
  margin-top: clamp(${theme.space.x6}, 6vw, ${theme.space.x9});

  h3 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.title}; }
  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p { margin-top: ${theme.space.x1}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  ol { isolation: isolate; display: grid; gap: var(--between); padding-bottom: ${theme.space.x1}; }
  [data-picture] { position: relative; }
  /* On a phone each shows what is new, as large as there is room. */
  ${media.phone} {
    li { display: grid; grid-template-columns: 5.625rem minmax(0, 1fr); gap: var(--between); align-items: center; }
    [data-picture] { height: 4.5rem; overflow: hidden; border-bottom: var(--ground); }
    ${phoneCrops}
  }
  /* The ground is one line under all four, and what stands on it is drawn at one scale. */
  ${media.tablet} {
    ol { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    li > :last-child { position: relative; padding-top: ${theme.space.x4}; }
    li > :last-child::before { content: ''; position: absolute; inset: -1px calc(-1 * var(--between)) auto 0; border-top: var(--ground); }
    li:last-child > :last-child::before { right: 0; }
  }
`;
