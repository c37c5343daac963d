import styled from 'styled-components';
import { anchorIn, phoneCrop } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { west } from '@/components/street/StreetUses';
import { media } from '@/styles/media';

/**
 * The one street of the consultation page, in the light of what stands around it. It is laid
 * over the foot of the intro's sky; once the request is sent (`data-sent`), it is the picture below
 * Thank You.
 */
export function ConsultationStreet() {
  return (
    <Place>
      <Street view="hero" add={['arrival']} omit={[...west, 'stars', 'birds']} />
    </Place>
  );
}

const mast = anchorIn('street', 'mast', 'hero');

/*
 * A phone has the crop with the shop in its middle. Where there is room the shop stands to the right of
 * the words: `--shop` is where, and `--street-width` the width of the crop.
 */
const Place = styled.div`
  --street-height: 9.25rem;
  position: relative;
  overflow: hidden;
  height: var(--street-height);
  margin-top: calc(-1 * var(--street-height));
  ${media.phone} { svg { ${phoneCrop('street', 'hero', 'consultation-phone')} } }
  ${media.tablet} { svg { position: absolute; bottom: 0; } }

  /* The first customer comes when the shop is open. */
  [data-light]:not([data-sent]) > & [data-part='arrival'] { display: none; }
  [data-sent] > & { --street-height: 19.5rem; margin-top: 0; }

  ${media.tablet} {
    --street-width: 40rem;
    --street-height: calc(var(--street-width) * 530 / 1440);
    --shop: 77%;
    svg { height: auto; left: calc(var(--shop) - ${mast.x.toFixed(3)} * var(--street-width)); width: var(--street-width); max-width: none; }
    /* It stands beside the last words, which end where the light begins. */
    [data-sent] > & {
      --street-width: 80rem;
      --street-height: calc(var(--street-width) * 350 / 1440);
      margin-top: calc(var(--bright) - var(--street-height));
      svg { left: auto; right: calc(50% - 24rem - 6vw); }
    }
  }
  ${media.desktop} {
    --street-width: 44rem;
    --shop: min(82%, 50% + 27rem);
    @media (min-height: 50em) { --street-width: 54rem; --shop: min(80%, 50% + 25rem); }
    [data-sent] > & {
      --street-width: clamp(50rem, min(94vw, 140svh), 100rem);
      svg { right: calc(50% - var(--street-width) / 2); }
    }
  }
  @media print { display: none; }
`;
