import styled from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourHeading, type HourHeadingProps } from './HourHeading';

/**
 * The ground below a first screen, with its hour; `--caption-ground` is its color, if it isn't the light's, and
 * `--caption-clock` the hour's size. The page's background continues it (`begins` of PageFrame).
 */
export function SceneCaption(props: HourHeadingProps) {
  return (
    <Ground>
      <div>
        <HourHeading {...props} />
      </div>
    </Ground>
  );
}

/** Its height from tablet width on, and on a phone on its side. */
export const sceneCaptionHeight = '6rem';

const Ground = styled.div`
  --clock: var(--caption-clock, ${theme.size.display});
  position: relative;
  flex: none;
  display: grid;
  align-items: center;
  min-height: 4rem;
  padding-block: ${theme.space.x2};
  background: var(--caption-ground, ${lightColor.ground});
  > div { ${container} }
  ${media.tablet} { margin-top: auto; height: ${sceneCaptionHeight}; padding-block: 0; }
  ${media.lowPhone} { margin-top: auto; height: ${sceneCaptionHeight}; }
`;
