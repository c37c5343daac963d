import styled from 'styled-components';
import { formSections } from '@/content/formSections';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { part, ratioOf } from '@/scenes/drawing/readDrawing';
import { consultationLight, litBySections } from './ConsultationScene';

const drawing = 'windows';

export const progressRatio = ratioOf(drawing);

/**
 * A house of the street, close: each section of the form has a window, which a surrounding element lights that names
 * it among the complete ones (`data-complete`).
 */
export function ProgressScene() {
  return <Windows name={drawing} light={consultationLight} />;
}

const Windows = styled(DrawnScene)`
  ${litBySections(formSections.map((_, index) => part(drawing, `light-${index + 1}`)))}
`;
