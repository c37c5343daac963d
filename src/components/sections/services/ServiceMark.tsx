import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { readDrawing } from '@/components/drawing/readDrawing';
import type { Service } from '@/content/service';

/** Whose mark a service without a drawing has, which an example website stands for. */
const website = 'website';

/**
 * What is at work in a service's lit window, in the workshop and in the index: the part `mark` of its
 * drawing; where there is none, all that it has of its own. Decorative.
 */
export function ServiceMark({ service: { drawing = website } }: { service: Service }) {
  const mark = 'mark' in readDrawing(drawing).views ? 'mark' : undefined;
  return (
    <Window>
      <Drawing name={drawing} view={mark} only={mark} alone preserveAspectRatio="xMidYMid" />
    </Window>
  );
}

/* Its container says how wide it is and, in a room of the workshop, how high. */
const Window = styled.div`
  overflow: hidden;
  aspect-ratio: 90 / 74;
  forced-color-adjust: none;
  @media print { visibility: hidden; }
  > svg { height: 100%; }
`;
