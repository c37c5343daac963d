import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { aboutPage, values } from '@/content/about';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';

/** The values, each with its lit window; where a value has a figure, the figure carries it. */
export function Values() {
  return (
    <section data-light={streetLights.about}>
      <Head heading={aboutPage.valuesHeading}>
        <Chimneys viewBox="0 0 64 30" aria-hidden="true">
          <path d="M1 32V1h30v31zM41 32V8h22v24z" />
        </Chimneys>
      </Head>
      <Wall>
        {values.map(({ room, title, text, figure }) => (
          <li key={title}>
            <Drawing name={`room-${room}`} />
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {figure && (
                <p>
                  <strong>{figure.value}</strong> {figure.label}
                </p>
              )}
            </div>
          </li>
        ))}
      </Wall>
    </section>
  );
}

const Head = styled(SectionHead)`
  ${container}
  position: relative;
  padding-bottom: ${theme.space.x6};
  && { display: block; margin-bottom: 0; }
`;

const Chimneys = styled.svg`
  position: absolute;
  right: max(${theme.space.gutter}, 6vw);
  bottom: 0;
  width: 4rem;
  fill: ${light.wall};
  stroke: ${light.wallEdge};
  stroke-width: 1.5px;
  @media print { display: none; }
`;

/* The house of the page's header seen along its wall. Below desktop width the words stand on it, as they do there. */
const Wall = styled.ul`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${theme.space.x5};
  padding: calc(1.25rem + ${theme.space.x5}) max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2)) calc(2.25rem + ${theme.space.x5});
  /* From one side of the screen to the other: its cornice above, its plinth and the kerb below. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-block: solid ${light.wallEdge};
    border-width: 1.5px 0 1px;
    background:
      linear-gradient(${light.wallEdge} 0 0) 0 1.25rem / 100% 1.5px no-repeat,
      linear-gradient(${light.wallEdge} 1.5px, ${light.ground} 1.5px) bottom / 100% 2.25rem no-repeat,
      ${light.wall};
  }
  /* The window beside its words. */
  > li { display: grid; grid-template: auto 1fr / 6.5rem 1fr; gap: 0 ${theme.space.x4}; }
  svg { grid-row: span 2; height: auto; overflow: hidden; }
  h3 { font-size: ${theme.size.lede}; }
  > li div { max-width: 32em; margin-top: ${theme.space.x1}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.5; }
  /* The figure over what it counts. */
  p + p { margin-top: ${theme.space.x1}; color: ${theme.color.text}; font-weight: ${theme.weight.strong}; line-height: 1.35; }
  strong {
    font: ${theme.weight.display} ${theme.size.heading} / 1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    ${media.tablet} { display: block; font-size: ${theme.size.title}; }
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${theme.space.x7};
    > li { grid-template-columns: 8.5rem 1fr; }
    h3 { font-size: ${theme.size.heading}; }
    > li div { margin: 0; font-size: inherit; line-height: inherit; }
    p + p { margin-top: ${theme.space.x3}; }
  }
  /* Windows, titles and texts each in one line across all, the first one large; the words stand before the house. */
  ${media.desktop} {
    grid: auto auto 1fr / auto-flow minmax(0, 1fr);
    grid-template-columns: minmax(0, 1.6fr);
    gap: 0 clamp(${theme.space.x5}, 3vw, ${theme.space.x7});
    padding-block: 0;
    &::before { grid-row: 1 / 2; }
    > li { grid-row: span 3; grid-template: subgrid / none; align-items: start; gap: 0; }
    /* The windows' light on the ground. */
    > li::before {
      content: '';
      grid-area: 1 / 1;
      align-self: end;
      height: 2.75rem;
      margin-inline: -0.75rem;
      background: radial-gradient(50% 100% at bottom, ${light.lamp}, transparent);
      opacity: 0.4;
    }
    svg { grid-area: 1 / 1; align-self: end; margin-block: 4rem 4.25rem; overflow: visible; }
    /* So narrow that each of them is two lines. */
    h3 { align-self: end; max-width: 8em; margin-top: ${theme.space.x5}; font-size: ${theme.size.lede}; }
    p { margin-top: ${theme.space.x3}; }
    > :first-child {
      h3 { font-size: ${theme.size.title}; }
      p { font-size: ${theme.size.lede}; }
    }
  }
  @media print {
    padding-block: 0;
    > li { display: block; }
    p { margin-top: ${theme.space.x3}; }
    &::before, svg { display: none; }
  }
`;
