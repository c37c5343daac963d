import styled, { keyframes } from 'styled-components';
import { consultationLight } from '@/scenes/consultation/ConsultationScene';
import { OpenShopScene, openShopLight } from '@/scenes/consultation/OpenShopScene';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { maskedBy } from '@/styles/mixins';
import type { ThankYouArea } from './sky';

export const consultationLights = { asking: consultationLight, sent: openShopLight };

export function OpenShop() {
  return (
    <StreetBox data-area={'street' satisfies ThankYouArea} data-picture="">
      <OpenShopScene />
    </StreetBox>
  );
}

const sunrise = keyframes`
  from { opacity: 0.7; }
`;

const StreetBox = styled.div`
  display: none;
  [data-sent] & { display: grid; }
  position: relative;
  /* The scene's strip has all of it. */
  grid-template: 0 minmax(0, 1fr) / minmax(0, 1fr);
  height: 26rem;
  overflow: clip;
  ${media.phone} { height: clamp(12rem, 29svh, 17.5rem); }

  /* The light of the form's hour, behind the words. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 200svh;
    background: ${lights[consultationLight].ground};
    ${maskedBy('linear-gradient(black calc(100% - 3rem), transparent)')}
    opacity: 0;
    pointer-events: none;
    ${media.motion} { animation: ${sunrise} 1400ms ease-in-out 200ms backwards; }
  }
`;
