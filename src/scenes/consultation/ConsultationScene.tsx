import styled from 'styled-components';
import { consultationCopy } from '@/content/copy/consultation';
import { formSections } from '@/content/formSections';
import { Drawing, DrawnScene } from '@/scenes/drawing/Drawing';
import { anchorIn, part, phoneCrop, ratioOf } from '@/scenes/drawing/readDrawing';
import { streetPart } from '@/scenes/drawing/street';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

export const consultationLight = lightAt(consultationCopy.hour.time);

/**
 * Lights a window for each section of the form in an ancestor's `data-complete`.
 *
 * @param className sets the `height` on a phone, else `streetAt`
 */
export function ConsultationScene({ className }: { className?: string }) {
  return (
    <Box className={className}>
      <Drawing name="street" view="hero" light={consultationLight} omit="left-end stars birds" />
    </Box>
  );
}

/** A rule for each part: a change restyles no other part. */
const litBySections = (parts: readonly string[]) =>
  parts
    .map(
      (part, index) => `
        ${part} { opacity: 0; transition: opacity 600ms ease-out; }
        [data-complete~='${index + 1}'] & ${part} { opacity: 1; }`,
    )
    .join('\n');

const shop = anchorIn('street', 'shop', 'hero').x.toFixed(3);

/** Sets the street's width and the shop's distance from the left, from tablet width on. */
export const streetAt = (width: string, left: string) =>
  `svg { left: calc(${left} - ${shop} * ${width}); width: ${width}; }`;

const Box = styled.div`
  ${sceneBox}
  top: auto;
  ${litBySections(formSections.map(({ window }) => streetPart(window)))}

  /* On a phone, buttons are where smoke and wires would be. */
  ${media.phone} {
    svg { ${phoneCrop('street', 'hero', 'consultation-phone')} }
    ${streetPart('smoke', 'wires')} { display: none; }
  }
  /* The window's edge would cut the lamp, and the moon would touch the words. */
  ${media.tablet} { @media (max-width: 99.99em) { ${streetPart('lamp', 'lamp-lit')} { display: none; } } }
  ${media.desktop} { @media (max-width: 76.99em) { ${streetPart('moon-setting')} { display: none; } } }
  ${media.tablet} {
    svg { position: relative; max-width: none; }
  }
`;

const windows = 'windows';

export const progressRatio = ratioOf(windows);

export function ProgressScene() {
  return <Windows name={windows} light={consultationLight} />;
}

const Windows = styled(DrawnScene)`
  ${litBySections(formSections.map((_, index) => part(windows, `light-${index + 1}`)))}
`;
