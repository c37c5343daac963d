import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { phoneCrop, viewBoxOf } from '@/components/drawing/readDrawing';
import type { LightName } from '@/styles/lights';
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
    <Scene className={className} data-light={light} $drawing={drawing}>
      <ClosingWords {...texts} />
      <Picture $drawing={drawing}>
        <div>
          <Drawing name={drawing} add={add} light={light} />
          {children}
        </div>
      </Picture>
    </Scene>
  );
}

/** The height of a view of a drawing divided by its width. */
function heightPerWidth(drawing: string, view = '') {
  const { width, height } = viewBoxOf(drawing, view);
  return (height / width).toFixed(4);
}

interface ShownDrawing {
  $drawing: string;
}

/* The caller sets the background. */
const Scene = styled.section<ShownDrawing>`
  /* How wide the drawing is on a desktop; its sides go on beyond it. */
  --drawing: clamp(76rem, 100vw, 116rem);
  position: relative;
  overflow: hidden;
  ${media.desktop} {
    min-height: calc(${({ $drawing }) => heightPerWidth($drawing)} * var(--drawing));
    --heading-width: 7.5em;
    --text-width: min(27rem, 35vw);
  }
`;

const Picture = styled.div<ShownDrawing>`
  position: relative;
  height: calc(${({ $drawing }) => heightPerWidth($drawing, 'phone')} * min(100vw, 31rem));
  margin-top: clamp(1.25rem, 5vw, 2.5rem);
  > div { aspect-ratio: 1 / ${({ $drawing }) => heightPerWidth($drawing)}; }
  ${media.compact} {
    [data-part='cornice'] { display: none; }
    > div { ${({ $drawing }) => phoneCrop($drawing, '', 'phone')} }
  }
  ${media.desktop} {
    position: absolute;
    inset: auto 0 0;
    height: auto;
    margin: 0;
    > div { position: relative; left: calc(50% - var(--drawing) / 2); width: var(--drawing); }
    [data-part='wall-around'] { display: none; }
  }
  svg { width: 100%; height: 100%; }
  @media print { display: none; }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;
