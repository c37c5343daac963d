import styled from 'styled-components';
import { statisticsOn } from '@/content/statistics';
import { Drawing } from '@/scenes/drawing/Drawing';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { pictureColumn } from './pictureColumn';

export function Statistics() {
  return (
    <Figures>
      {statisticsOn('home').map(({ label, figure, meaning, drawing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-figure="">{figure}</dd>
          <dd data-meaning="">{meaning}</dd>
          {drawing && (
            <dd data-picture="" data-after-load="">
              <Drawing name={drawing} preserveAspectRatio="xMinYMax" />
            </dd>
          )}
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: ${theme.space.x5} ${pictureColumn.gap};

  > div { display: grid; grid-template: 'picture' auto 'figure' auto 'label' auto 'meaning' 1fr / minmax(0, 1fr); }
  dt, [data-figure] { position: relative; }
  dt { grid-area: label; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  [data-figure] {
    grid-area: figure;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  [data-meaning] { grid-area: meaning; max-width: 21em; margin-top: ${theme.space.x1}; line-height: 1.45; }
  [data-picture] { grid-area: picture; align-self: end; border-bottom: 1.5px solid ${theme.color.control}; }
  [data-picture] { height: 4.5rem; }
  svg { height: 100%; }
  ${media.phone} {
    [data-meaning] { font-size: ${theme.size.small}; }
    @media screen {
      > div {
        grid-template: 'picture figure label' auto 'picture meaning meaning' 1fr / ${pictureColumn.width} auto minmax(0, 1fr);
        align-items: baseline;
        column-gap: ${theme.space.x3};
      }
      [data-picture] { margin-right: calc(${pictureColumn.gap} - ${theme.space.x3}); }
    }
  }
  ${media.largeText} {
    > div { grid-template: 'figure' 'label' 'meaning' / minmax(0, 1fr); }
    [data-picture] { display: none; }
  }
  /* At most four columns. */
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(22%, 1fr));
    gap: 0;
    > div { grid-row: span 4; grid-template-rows: subgrid; }
    > div > * { padding-right: ${theme.space.x5}; }
    [data-picture] { height: clamp(4.5rem, 2.5rem + 4vw, 7rem); border: 0; }
    [data-figure] { padding-top: ${theme.space.x4}; border-top: 1.5px solid ${theme.color.control}; }
    dt { font-size: ${theme.size.body}; }
    [data-meaning] { margin-block: ${theme.space.x2} ${theme.space.x4}; }
  }
`;
