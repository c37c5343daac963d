import styled from 'styled-components';
import { type Statistic, type StatisticsPage, statisticsOn } from '@/content/statistics';
import { Drawing } from '@/scenes/drawing/Drawing';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function StatisticList({ page }: { page: StatisticsPage }) {
  const statistics = statisticsOn(page);
  const isWide = ({ wideOn }: Statistic) => wideOn === page;
  return (
    <Figures data-page={page}>
      <dl data-wide="">{statistics.filter(isWide).map(pictured)}</dl>
      <dl>
        {statistics
          .filter((statistic) => !isWide(statistic))
          .map(page === 'home' ? pictured : labeled)}
      </dl>
    </Figures>
  );
}

const pictured = ({ label, figure, meaning, drawing }: Statistic) => (
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
);

const labeled = ({ label, figure }: Statistic) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd data-figure="">{figure}</dd>
  </div>
);

const stacked = `grid-template: 'picture' auto 'figure' auto 'label' auto 'meaning' 1fr / minmax(0, 1fr);`;

const ground = `1.5px solid ${theme.color.control}`;

const Figures = styled.div`
  &, dl { display: grid; gap: 1.25rem; }
  dl > div { display: grid; ${stacked} }

  [data-picture] {
    grid-area: picture;
    align-self: end;
    border-bottom: ${ground};
  }
  svg { height: clamp(4.5rem, 2.5rem + 7vw, 11rem); }
  [data-figure] {
    grid-area: figure;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  /* Above the figure's background in forced colors. */
  dt { position: relative; grid-area: label; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  [data-meaning] {
    grid-area: meaning;
    max-width: 21em;
    margin-top: ${theme.space.x1};
    line-height: 1.45;
  }
  ${media.phone} {
    @media screen {
      dl:not([data-wide]) > :has([data-picture]) {
        grid-template:
          'picture .' 1fr 'picture figure' 'picture label' 'picture meaning'
          / minmax(min(9rem, 45vw), 2fr) minmax(0, 3fr);
        column-gap: ${theme.space.x4};
      }
    }
    dl:not([data-wide]) [data-meaning] { font-size: ${theme.size.small}; }
  }
  ${media.largeText} {
    dl:not([data-wide]) > :has([data-picture]) { ${stacked} }
    [data-picture] { margin-bottom: ${theme.space.x2}; }
  }
  ${media.tablet} {
    gap: ${theme.space.x7};
    /* At most four columns. */
    dl:not([data-wide]) {
      grid-template-columns: repeat(auto-fit, minmax(22%, 1fr));
      gap: 0;
      > div { grid-row: span 4; grid-template-rows: subgrid; }
      > div > * { padding-right: ${theme.space.x5}; }
      [data-picture] { border: 0; }
      [data-figure] { padding-top: ${theme.space.x5}; border-top: ${ground}; }
      [data-meaning] { margin: ${theme.space.x3} 0 ${theme.space.x5}; }
    }
    dt { font-size: ${theme.size.body}; }
  }

  [data-wide] > div {
    grid-template: 'figure meaning' 'label meaning' 'picture picture' / auto minmax(0, 1fr);
    column-gap: ${theme.space.x5};
    border-bottom: ${ground};
    @media print { border: 0; }
    [data-picture] { margin-top: ${theme.space.x4}; border: 0; }
    svg { width: 100%; height: auto; }
    [data-figure] { font-size: ${theme.size.display}; line-height: 1; }
    [data-meaning] {
      align-self: end;
      margin: 0;
      font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
      text-wrap: balance;
      letter-spacing: ${theme.tracking.title};
      /* Describes the picture, which is not printed. */
      @media print { display: none; }
    }
    ${media.largeText} {
      ${stacked}
      border: 0;
      [data-picture] { margin: 0 0 ${theme.space.x2}; border-bottom: ${ground}; }
    }
    ${media.tablet} {
      grid-template: '. picture' 1fr 'figure picture' 'label picture' 'meaning picture' '. picture' 1fr / 5fr 7fr;
      [data-picture] { margin: 0; }
      dt { font-size: ${theme.size.lede}; }
      [data-meaning] { margin-top: ${theme.space.x4}; font-size: ${theme.size.heading}; }
    }
    /* Without its picture, it is one figure of five. */
    @media print {
      [data-figure] { font-size: ${theme.size.title}; line-height: 1.1; }
      dt { font-size: ${theme.size.body}; }
    }
  }

  &[data-page='about'] {
    dl:not([data-wide]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > div { grid-template: 'figure' 'label' / minmax(0, 1fr); grid-row: auto; align-content: start; }
    }
    ${media.hugeText} { dl:not([data-wide]) { grid-template-columns: minmax(0, 1fr); } }
    ${media.tablet} {
      grid-template: 'figure picture' 'label picture' 'meaning picture' 1fr 'others picture' / 1fr 1fr;
      gap: 0 ${theme.space.x5};
      border-bottom: ${ground};
      dl:not([data-wide]) {
        grid-area: others;
        [data-figure] { padding: 0; border: 0; }
        dt { padding-bottom: ${theme.space.x5}; }
      }
      [data-wide], [data-wide] > div { display: contents; }
      [data-wide] [data-meaning] { align-self: start; margin-bottom: ${theme.space.x6}; }
      [data-wide] [data-picture] { justify-self: end; width: min(100%, 30rem); }
      /* Paper omits the text between the figures. */
      @media print { [data-wide] dt { padding-bottom: ${theme.space.x6}; } }
    }
  }
`;
