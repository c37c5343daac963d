import styled from 'styled-components';
import type { Service } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';

/**
 * A service in a lit window: the part `icon` of its drawing. Decorative. The container sets its width, and may set its
 * height.
 */
export function ServiceIcon({ service: { slug } }: { service: Service }) {
  return (
    <Window data-icon="">
      <Drawing name={slug} view="icon" only={['icon']} preserveAspectRatio="xMidYMid" />
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
