import styled from 'styled-components';
import type { Service } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { lightColor } from '@/styles/lightStyles';

/**
 * A service in a lit window: the part `icon` of its drawing, if it has one. Decorative. The container sets its width,
 * and may set its height.
 */
export function ServiceIcon({ service: { drawing } }: { service: Service }) {
  return (
    <Window data-icon="">
      {drawing && <Drawing name={drawing} view="icon" only="icon" preserveAspectRatio="xMidYMid" />}
    </Window>
  );
}

const Window = styled.div`
  overflow: hidden;
  aspect-ratio: 90 / 74;
  forced-color-adjust: none;
  &:empty { background: ${lightColor.lamp}; }
  @media print { visibility: hidden; }
  > svg { height: 100%; }
`;
