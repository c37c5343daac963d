import styled from 'styled-components';
import { StreetScene } from '@/components/scenes/street/StreetScene';
import { media } from '@/styles/media';
import { streetOutlines } from './streetOutlines';

/** The street in the morning, the shop open: the picture below the Thank You screen. */
export function OpeningStreet() {
  return (
    <Street>
      <StreetScene time="morning" />
    </Street>
  );
}

/* So large on a phone that its sign can be read; `--town` is the height of the sky around it. */
const Street = styled.div`
  --stage: 80rem;
  position: relative;
  height: var(--town);
  overflow: hidden;

  > svg {
    position: absolute;
    bottom: 0;
    left: calc(50% - 0.757 * var(--stage));
    width: var(--stage);
    max-width: none;
  }

  > svg[data-time] { ${streetOutlines} }
  ${media.tablet} { > svg { left: auto; right: calc(50% - 24rem - 6vw); } }
  ${media.desktop} {
    --stage: clamp(80rem, 94vw, 100rem);
    > svg { right: calc(50% - var(--stage) / 2); }
  }
  @media print { display: none; }
`;
