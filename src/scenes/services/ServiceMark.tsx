import styled from 'styled-components';
import type { Service } from '@/content/service';
import { Drawing } from '@/scenes/drawing/Drawing';
import { readDrawing } from '@/scenes/drawing/readDrawing';

/**
 * A service in a lit window: the part `mark` of its drawing, or all of the drawing without the street. Decorative.
 * The container sets its width, and may set its height.
 */
export function ServiceMark({ service: { drawing } }: { service: Service }) {
  const mark = 'mark' in readDrawing(drawing).views ? 'mark' : undefined;
  return (
    <Window data-mark="">
      <Drawing
        name={drawing}
        view={mark}
        only={mark ? [mark] : undefined}
        alone
        preserveAspectRatio="xMidYMid"
      />
    </Window>
  );
}

const Window = styled.div`
  overflow: hidden;
  aspect-ratio: 90 / 74;
  forced-color-adjust: none;
  @media print { visibility: hidden; }
  > svg { height: 100%; }
`;
