import styled, { keyframes } from 'styled-components';
import { ConsultationScene } from '@/scenes/consultation/ConsultationScene';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { introFoot } from './introSky';

/**
 * The street between the intro and the form, over the lower end of the intro's sky. Once the request is sent, it is
 * below Thank You, and the sky turns from the form's light to the morning.
 */
export function ConsultationStreet() {
  return (
    <Place>
      <ConsultationScene />
    </Place>
  );
}

const sunrise = keyframes`
  from { opacity: 1; }
`;

const Place = styled.div`
  /* The picture overlaps the links above it. */
  pointer-events: none;
  ${introFoot}
  --street-height: 9.25rem;
  position: relative;
  height: var(--street-height);
  margin-top: calc(-1 * var(--street-height));

  /* The light of the form's hour, behind the words. */
  [data-sent] > &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 200svh;
    background: ${lights.firstLight.groundEdge};
    mask-image: linear-gradient(black calc(100% - 3rem), transparent);
    mix-blend-mode: multiply;
    opacity: 0;
    pointer-events: none;
    ${media.motion} { animation: ${sunrise} 1400ms ease-in-out 200ms backwards; }
  }

  ${media.phone} {
    --street-height: 7rem;
    [data-sent] > & { --street-height: 18rem; grid-row: street; grid-column: 1; margin-top: ${theme.space.x4}; }
  }
  ${media.tablet} {
    --street-width: 40rem;
    --street-height: calc(var(--street-width) * 530 / 1440);
    --shop: 77%;
    /* Beside the last words, which end before the light. */
    [data-sent] > & {
      --street-width: 80rem;
      --street-height: calc(var(--street-width) * 350 / 1440);
      --shop: 65%;
      margin-top: calc(var(--bright) - var(--street-height));
    }
  }
  ${media.desktop} {
    --street-width: clamp(44rem, 96svh, 54rem);
    --shop: min(82%, 50% + 26rem);
    [data-sent] > & { --street-width: clamp(50rem, min(94vw, 140svh), 100rem); }
  }
  @media print { display: none; }
`;
