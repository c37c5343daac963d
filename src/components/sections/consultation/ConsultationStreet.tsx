import styled from 'styled-components';
import { ConsultationScene } from '@/scenes/consultation/ConsultationScene';
import { media } from '@/styles/media';
import { introFoot } from './ConsultationIntro';

/** The street between the intro and the form, over the lower end of the intro's sky, until the request is sent. */
export function ConsultationStreet() {
  return (
    <Place>
      <ConsultationScene />
    </Place>
  );
}

const Place = styled.div`
  /* The picture overlaps the links above it. */
  pointer-events: none;
  ${introFoot}
  --street-height: 9.25rem;
  position: relative;
  height: var(--street-height);
  margin-top: calc(-1 * var(--street-height));
  [data-sent] > & { display: none; }

  ${media.phone} { --street-height: 7rem; }
  ${media.tablet} {
    --street-width: 40rem;
    --street-height: calc(var(--street-width) * 530 / 1440);
    --shop: 77%;
  }
  ${media.desktop} {
    --street-width: clamp(44rem, 96svh, 54rem);
    --shop: min(82%, 50% + 26rem);
  }
  @media print { display: none; }
`;
