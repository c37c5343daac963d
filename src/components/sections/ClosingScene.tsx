import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { phoneCrop } from '@/components/drawing/readDrawing';
import { light as color, type LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { type ClosingTexts, ClosingWords } from './ClosingWords';

interface ClosingSceneProps {
  texts: ClosingTexts;
  /** A drawing whose left half leaves room for the words, and which has a view `phone`. */
  drawing: 'shop-inside' | 'open-door';
  /** Optional parts of it that are shown below desktop width. */
  add?: readonly string[];
  light: LightName;
  className?: string;
  /** What else is in the picture, placed in shares of the whole drawing. */
  children?: ReactNode;
}

/** The end of a page in one drawing: on a desktop the words stand in it, on smaller screens above its middle. */
export function ClosingScene({
  texts,
  drawing,
  add = [],
  light,
  className,
  children,
}: ClosingSceneProps) {
  return (
    <Scene className={className} data-light={light} data-scene-of={drawing}>
      <ClosingWords {...texts} />
      <Picture>
        <div>
          <Drawing name={drawing} add={add} light={light} />
          {children}
        </div>
      </Picture>
    </Scene>
  );
}

const Scene = styled.section`
  /* How wide the drawing is on a desktop; its sides go on beyond it. */
  --drawing: clamp(76rem, 100vw, 116rem);
  position: relative;
  overflow: hidden;
  border-top: 0.625rem solid ${color.lampFrame};
  background: ${color.indoorWall};
  &[data-scene-of='open-door'] { border: 0; background: ${color.wall}; }
  ${media.desktop} {
    min-height: calc(0.431 * var(--drawing));
    &[data-scene-of='open-door'] {
      min-height: calc(0.4445 * var(--drawing));
      background: linear-gradient(in oklab, ${color.pageFoot}, ${color.skyMiddle} 30%, ${color.skyHaze} 60%, ${color.skyGlow} 74%, ${color.skyHorizon} 88%);
    }
    --heading-width: 7.5em;
    --text-width: min(27rem, 35vw);
  }
`;

const Picture = styled.div`
  position: relative;
  height: min(87.5vw, 27rem);
  margin-top: clamp(1.25rem, 5vw, 2.5rem);
  [data-scene-of='open-door'] > & { height: min(101.8vw, 32rem); }
  > div { aspect-ratio: 1440 / 620; }
  [data-scene-of='open-door'] & > div { aspect-ratio: 1440 / 640; }
  ${media.compact} {
    [data-part='cornice'] { display: none; }
    > div { ${phoneCrop('shop-inside', '', 'phone')} }
    [data-scene-of='open-door'] & > div { ${phoneCrop('open-door', '', 'phone')} }
  }
  ${media.desktop} {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    [data-scene-of] > & { height: auto; }
    > div { position: relative; left: calc(50% - var(--drawing) / 2); width: var(--drawing); }
    [data-part='wall-around'] { display: none; }
  }
  svg { width: 100%; height: 100%; }
  @media print { display: none; }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;
