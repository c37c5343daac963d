import styled from 'styled-components';
import { ConsultationScene } from '@/scenes/ConsultationScene';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The street between the intro and the form, over the foot of the intro's sky; below Thank You once the request is sent. */
export function ConsultationStreet() {
  return (
    <Place>
      <ConsultationScene />
    </Place>
  );
}

const Place = styled.div`
  --street-height: 9.25rem;
  position: relative;
  height: var(--street-height);
  margin-top: calc(-1 * var(--street-height));

  ${media.phone} {
    [data-sent] > & { --street-height: 18rem; grid-row: street; grid-column: 1; margin-top: ${theme.space.x4}; }
  }
  ${media.tablet} {
    --street-width: 40rem;
    --street-height: calc(var(--street-width) * 530 / 1440);
    --shop: 77%;
    /* Beside the last words, which end where the light begins. */
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
