import styled from 'styled-components';
import { CustomersWords } from '@/components/sections/CustomersWords';
import { aboutPage } from '@/content/copy/about';
import { customers } from '@/content/customers';
import { statisticsOn } from '@/content/statistics';
import { Drawing } from '@/scenes/drawing/Drawing';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { aboutLight } from './AboutHeader';

const statistics = statisticsOn('about');
const largest = statistics.filter(({ isLargest }) => isLargest);
const others = statistics.filter(({ isLargest }) => !isLargest);

export function TrackRecord() {
  return (
    <Record data-light={aboutLight}>
      <h2>{aboutPage.recordHeading}</h2>
      <Figures>
        <Largest>
          {largest.map(({ label, figure, meaning, drawing }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-figure="">{figure}</dd>
              <dd data-meaning="">{meaning}</dd>
              {drawing && (
                <dd data-picture="">
                  <Drawing name={drawing} preserveAspectRatio="xMinYMax" />
                </dd>
              )}
            </div>
          ))}
        </Largest>
        <Others>
          {others.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-figure="">{figure}</dd>
            </div>
          ))}
        </Others>
      </Figures>
      {customers.length > 0 && (
        <Said data-customers="">
          <h3>{aboutPage.customersHeading}</h3>
          <CustomersWords />
        </Said>
      )}
    </Record>
  );
}

const Record = styled.section`
  ${container}
  padding-top: calc(0.75 * ${theme.space.section});
  h2 {
    margin-bottom: clamp(${theme.space.x5}, 4vw, ${theme.space.x7});
    ${displayType}
  }
`;

const Said = styled.div`
  padding-top: ${theme.space.x7};
  h3 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.heading}; }
`;

const ground = `1.5px solid ${theme.color.control}`;

const Figures = styled.div`
  display: grid;
  gap: 1.25rem;

  [data-figure] {
    grid-area: figure;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  /* Above the figure's background in forced colors. */
  dt { position: relative; grid-area: label; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  ${media.tablet} {
    grid-template: 'figure picture' 'label picture' 'meaning picture' 1fr 'others picture' / 1fr 1fr;
    gap: 0 ${theme.space.x5};
    border-bottom: ${ground};
    dt { font-size: ${theme.size.body}; }
  }
`;

const Largest = styled.dl`
  > div {
    display: grid;
    grid-template: 'figure meaning' 'label meaning' 'picture picture' / auto minmax(0, 1fr);
    column-gap: ${theme.space.x5};
    border-bottom: ${ground};
  }
  [data-figure] { font-size: ${theme.size.display}; line-height: 1; }
  [data-meaning] {
    grid-area: meaning;
    align-self: end;
    font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
    text-wrap: balance;
    letter-spacing: ${theme.tracking.title};
  }
  [data-picture] { grid-area: picture; align-self: end; margin-top: ${theme.space.x4}; }
  svg { width: 100%; height: auto; }
  ${media.largeText} {
    > div { grid-template: 'picture' 'figure' 'label' 'meaning' / minmax(0, 1fr); border: 0; }
    [data-picture] { margin: 0 0 ${theme.space.x2}; border-bottom: ${ground}; }
  }
  ${media.tablet} {
    &, > div { display: contents; }
    dt { font-size: ${theme.size.lede}; }
    [data-meaning] {
      align-self: start;
      margin-block: ${theme.space.x4} ${theme.space.x6};
      font-size: ${theme.size.heading};
    }
    [data-picture] { justify-self: end; width: min(100%, 30rem); margin: 0; }
  }
`;

const Others = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  > div { display: grid; grid-template: 'figure' 'label' / minmax(0, 1fr); align-content: start; }
  ${media.hugeText} { grid-template-columns: minmax(0, 1fr); }
  ${media.tablet} {
    grid-area: others;
    gap: 0;
    dt { padding: 0 ${theme.space.x5} ${theme.space.x5} 0; }
  }
`;
