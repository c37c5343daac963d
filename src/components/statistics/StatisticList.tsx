import styled from 'styled-components';
import type { Statistic } from '@/content/statistics';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { StatisticDrawing } from './StatisticDrawing';

interface StatisticListProps {
  statistics: readonly Statistic[];
  /** Says what each means, and shows the house of a hundred windows as wide as the page. */
  explained?: boolean;
}

/** Claimed figures under their drawings, which stand on one ground line. */
export function StatisticList({ statistics, explained = false }: StatisticListProps) {
  const isWide = (drawing: Statistic['drawing']) => explained && drawing === 'windows';
  const pairs = statistics.filter(({ drawing }) => !isWide(drawing));
  const alone = pairs.length % 2 === 1 ? pairs.at(-1)?.label : undefined;
  return (
    <List>
      {statistics.map(({ label, figure, value, meaning, drawing }) => (
        <div
          key={label}
          data-wide={isWide(drawing) ? '' : undefined}
          data-alone={label === alone ? '' : undefined}
        >
          <dt>{label}</dt>
          <dd data-figure="">{figure}</dd>
          {explained && <dd data-meaning="">{meaning}</dd>}
          {drawing && (
            <dd data-picture="">
              <StatisticDrawing drawing={drawing} value={value} />
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  --gap: ${theme.space.x5};
  display: grid;
  gap: var(--gap) ${theme.space.x4};

  /* On a phone the drawing stands at the right of its figure, and what it means below both. */
  > div {
    display: grid;
    grid-template: 1fr auto auto / minmax(0, 1fr) 9rem;
    column-gap: ${theme.space.x3};
    &::after { content: ''; grid-area: 2 / 1 / 3 / -1; align-self: end; border-bottom: 1.5px solid ${theme.color.control}; }
  }
  [data-figure] {
    grid-area: 1 / 1;
    align-self: end;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  dt { grid-area: 2 / 1; padding-bottom: ${theme.space.x3}; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  [data-meaning] { grid-area: 3 / 1 / 4 / -1; margin-top: ${theme.space.x3}; line-height: 1.45; text-wrap: pretty; }
  [data-picture] { grid-area: 1 / 2 / 3; align-self: end; }
  svg { width: auto; height: 4.5rem; margin-left: auto; }
  /* Two beside each other, and what is left over beside its own drawing. */
  ${media.phone} {
    --gap: 1.25rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div { grid-template: 4.5rem auto auto 1fr / minmax(0, 1fr); }
    > div::after { grid-area: 1 / 1; }
    [data-picture] { grid-area: 1 / 1; }
    svg { max-width: 100%; margin: 0; }
    [data-figure] { grid-area: 2 / 1; margin-top: ${theme.space.x2}; }
    dt { grid-area: 3 / 1; padding: 0; }
    [data-meaning] { grid-area: 4 / 1; margin-top: ${theme.space.x1}; font-size: ${theme.size.small}; line-height: 1.4; }
    > [data-alone] {
      grid-column: 1 / -1;
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.x4};
      [data-picture], &::after { grid-area: 1 / 1 / -1; }
      svg { height: 7rem; }
      [data-figure] { grid-area: 1 / 2; }
      dt { grid-area: 2 / 2; }
      [data-meaning] { grid-area: 3 / 2; }
    }
  }

  /* The drawings stand on one line, and the words hang under it. */
  ${media.tablet} {
    --gap: clamp(${theme.space.x5}, 4vw, ${theme.space.x8});
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x7} var(--gap);
    > div {
      flex: 1 1 7rem;
      min-width: 0;
      grid-template: auto auto auto 1fr / minmax(0, 1fr);
      &::after { grid-area: 1 / 1; margin-right: calc(-1 * var(--gap)); }
      &:last-child::after { margin: 0; }
    }
    [data-picture] { grid-area: 1 / 1; }
    svg { height: clamp(6rem, 9.5vw, 11rem); margin: 0; }
    [data-figure] { grid-area: 2 / 1; margin-top: ${theme.space.x5}; }
    dt { grid-area: 3 / 1; padding: 0; }
    [data-meaning] { grid-area: 4 / 1; max-width: 21em; text-wrap: balance; }
  }

  /* The one of a hundred: as wide as the page allows, its figure as large as an hour. */
  > [data-wide] {
    flex-basis: 100%;
    grid-column: 1 / -1;
    order: -1;
    grid-template: auto auto auto / auto minmax(0, 1fr);
    column-gap: ${theme.space.x5};
    &::after { grid-area: 3 / 1 / 4 / -1; margin: 0; }
    dt { grid-area: 2 / 1; padding: 0; }
    [data-picture] { grid-area: 3 / 1 / 4 / -1; margin-top: ${theme.space.x4}; }
    svg { width: 100%; height: auto; }
    [data-figure] { grid-area: 1 / 1; margin: 0; font-size: ${theme.size.hour}; line-height: 0.95; }
    [data-meaning] { grid-area: 1 / 2 / 3; align-self: end; margin: 0; font: ${theme.weight.medium} ${theme.size.heading} / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; ${media.phone} { font-size: ${theme.size.lede}; } }
    ${media.tablet} {
      grid-template: 1fr auto auto auto 1fr / 5fr 7fr;
      column-gap: ${theme.space.x7};
      &::after { grid-area: 1 / 1 / -1 / -1; }
      [data-picture] { grid-area: 1 / 2 / -1; margin: 0; }
      [data-figure] { grid-area: 2 / 1; margin: 0; }
      dt { grid-area: 3 / 1; }
      [data-meaning] { grid-area: 4 / 1; align-self: auto; margin-top: ${theme.space.x4}; }
    }
  }
`;
