import styled from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import { homePage } from '@/content/copy/home';
import { hours } from '@/content/night';
import { OpeningScene, openingLight } from '@/scenes/home/OpeningScene';
import { phoneHeight } from '@/scenes/layout/strip';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { ClosingSection } from '../ClosingSection';

export function ContactCall() {
  return (
    <Morning id="contact" texts={homePage.contact} scene={<OpeningScene />} light={openingLight}>
      <HourCaption hour={hours.opening} />
    </Morning>
  );
}

const Morning = styled(ClosingSection)`
  /* The sky that the history ends with. It gets bright below the words: --low above the lower edge. */
  --low: calc(${phoneHeight('shop-door')} + 6rem);
  ${media.desktop} { --low: 8rem; }
  --dawn: radial-gradient(85% 32% at 82% 68%, var(--dawn-color), transparent);
  --dawn-color: ${lightColor.skyHorizon};
  ${media.desktop} { --dawn: radial-gradient(44% 46% at 88% 48%, var(--dawn-color), transparent); }
  ${media.screenColors} {
    background: var(--dawn), ${lightGradient({
      skyTop: '',
      skyMiddle: 'calc(100% - var(--low))',
      skyHaze: 'calc(100% - 0.55 * var(--low))',
      skyGlow: 'calc(100% - 0.2 * var(--low))',
      skyHorizon: '',
    })};
  }
`;
