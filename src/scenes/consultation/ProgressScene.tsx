import styled from 'styled-components';
import { sceneBox } from '@/scenes/drawing/box';
import { viewBoxOf } from '@/scenes/drawing/readDrawing';
import { leftEnd } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';
import { sectionWindows } from './sectionWindows';

const { width, height } = viewBoxOf('street', 'progress');

/** The aspect ratio of the scene. */
export const progressRatio = `${width} / ${height}`;

/** What the crop would cut, or is too fine for it. */
const beyond = [
  'stars',
  'birds',
  'moon-setting',
  'smoke',
  'wires',
  'windows-east',
  'lamp',
  'lamp-lit',
];

/** Lit or dark whatever the form's progress. */
const otherWindows = ['window-1', 'window-2', 'window-3'];

/** The shop and the houses beside it, small: their windows show the form's progress (`sectionWindows`). */
export function ProgressScene() {
  return (
    <Box>
      <Street
        view="progress"
        light={streetLights.consultation}
        omit={[...leftEnd, ...beyond, ...otherWindows]}
      />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  ${sectionWindows}
`;
