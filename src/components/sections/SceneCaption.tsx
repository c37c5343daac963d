import type { ReactNode } from 'react';
import styled from 'styled-components';
import { container } from '@/styles/container';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The ground in front of a first screen, in the light around it; the page's own goes on from it (`begins` of PageFrame). */
export function SceneCaption({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <div>{children}</div>
    </Ground>
  );
}

/** How high it is from tablet width on; a first screen leaves as much room. */
export const sceneCaptionHeight = '4.75rem';

const Ground = styled.div`
  position: relative;
  flex: none;
  display: grid;
  align-items: center;
  min-height: 3.5rem;
  padding-block: ${theme.space.x2};
  background: ${lightColor.ground};
  > div { ${container} }
  ${media.tablet} { margin-top: auto; height: ${sceneCaptionHeight}; padding-block: 0; }
`;
