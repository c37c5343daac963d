import styled from 'styled-components';
import type { Statistic, StatisticsPage } from '@/content/statistics';
import { Drawing } from '@/scenes/drawing/Drawing';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface StatisticListProps {
  statistics: readonly Statistic[];
  /** The page that shows them, each in its own composition. */
  page: StatisticsPage;
}

/**
 * The figures that a page claims, the wide one first. On home each has its picture and its meaning; about does not
 * show a picture again that home has shown.
 */
export function StatisticList({ statistics, page }: StatisticListProps) {
  const isPictured = (wideOn?: StatisticsPage) => page === 'home' || page === wideOn;
  return (
    <List data-page={page}>
      {statistics.map(({ label, figure, meaning, drawing, wideOn }, index) => (
        <div
          key={label}
          data-wide={wideOn === page ? '' : undefined}
          data-last={index === statistics.length - 1 ? '' : undefined}
        >
          <dt>{label}</dt>
          <dd data-figure="">{figure}</dd>
          {isPictured(wideOn) && <dd data-meaning="">{meaning}</dd>}
          {drawing && isPictured(wideOn) && (
            <dd data-picture="">
              <Drawing name={drawing} preserveAspectRatio="xMinYMax" />
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  --ground: 1.5px solid ${theme.color.control};
  display: grid;
  gap: 1.25rem;

  > div {
    display: grid;
    grid-template: 'picture' 'figure' 'label' 'meaning' 1fr / minmax(0, 1fr);
  }
  [data-picture] {
    grid-area: picture;
    align-self: end;
    margin-bottom: ${theme.space.x2};
    border-bottom: var(--ground);
    /* Ink cannot show which windows are lit. */
    @media print { display: none; }
  }
  svg { height: clamp(4.5rem, 2.5rem + 7vw, 11rem); }
  [data-figure] {
    grid-area: figure;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  /* Positioned, so that the figure's background in forced colors is below it. */
  dt { position: relative; grid-area: label; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  [data-meaning] {
    grid-area: meaning;
    max-width: 21em;
    margin-top: ${theme.space.x1};
    line-height: 1.45;
    text-wrap: balance;
  }
  ${media.phone} {
    [data-meaning] { font-size: ${theme.size.small}; }
    /* The words end at the ground line. */
    > :not([data-wide]) {
      grid-template: 'picture .' 1fr 'picture figure' 'picture label' 'picture meaning' / minmax(9rem, 2fr) 3fr;
      column-gap: ${theme.space.x4};
      [data-picture] { margin: 0; }
    }
  }
  /* Aligns drawings above and words below one line. */
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x7} 0;
    > div { flex: 1 1 7rem; }
    > :not([data-last]) > * { padding-right: ${theme.space.x5}; }
    [data-picture] { margin-bottom: ${theme.space.x5}; }
    [data-meaning] { margin-top: ${theme.space.x3}; }
    dt { font-size: ${theme.size.body}; }
  }

  /* The wide one: full width, with a figure as large as an hour. */
  > [data-wide] {
    flex-basis: 100%;
    order: -1;
    grid-template: 'figure meaning' 'label meaning' 'picture picture' / auto minmax(0, 1fr);
    column-gap: ${theme.space.x5};
    border-bottom: var(--ground);
    [data-picture] { margin: ${theme.space.x4} 0 0; padding: 0; border: 0; }
    svg { width: 100%; height: auto; }
    [data-figure] { font-size: ${theme.size.hour}; line-height: 0.95; }
    [data-meaning] {
      align-self: end;
      margin: 0;
      font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
      letter-spacing: ${theme.tracking.title};
    }
    ${media.tablet} {
      grid-template: '. picture' 1fr 'figure picture' 'label picture' 'meaning picture' '. picture' 1fr / 5fr 7fr;
      [data-picture] { margin: 0; }
      dt { font-size: ${theme.size.lede}; }
      [data-meaning] { margin-top: ${theme.space.x4}; font-size: ${theme.size.heading}; }
    }
  }

  /* The wide figure and its shops, and the others beside the shops. */
  &[data-page='about'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] { grid-column: 1 / -1; }
    > :not([data-wide]) { grid-template: 'figure' 'label' / minmax(0, 1fr); align-content: start; padding: 0; }
    ${media.tablet} {
      display: grid;
      grid-template: auto auto 1fr auto auto / repeat(2, minmax(0, 1fr)) minmax(0, 2.25fr);
      gap: 0 ${theme.space.x5};
      border-bottom: var(--ground);
      > :not([data-wide]) { padding-bottom: ${theme.space.x5}; }
      > [data-wide] {
        display: contents;
        dt { grid-area: 2 / 1 / auto / span 2; }
        [data-figure] { grid-area: 1 / 1 / auto / span 2; }
        [data-meaning] { grid-area: 3 / 1 / auto / span 2; align-self: start; margin-bottom: ${theme.space.x6}; }
        [data-picture] { grid-area: 1 / 3 / span 5; justify-self: end; width: min(100%, 30rem); }
      }
    }
  }
`;
