import { cache } from 'react';
import { CropRules } from '@/components/drawing/Crop';
import { prefixIds, readDrawing } from '@/components/drawing/readDrawing';
import { LightRules, lightStyles } from '@/styles/lightStyles';
import { streetParts, streetPrefix } from './StreetUses';

/**
 * The markup of the street's parts. One object for a rendered page, so that React writes it into the
 * page's data once: the page for unknown addresses, which has the street too, is in the data of each.
 */
const streetMarkup = cache(() => {
  const parts = streetParts().map(({ markup }) => markup);
  const markup = `<defs>${readDrawing('street').defs}${parts.join('')}</defs>`;
  return { __html: prefixIds(markup, streetPrefix) };
});

/** The parts of the street, once in a page, for every `Street` in it; and the lights it can stand in. */
export function StreetParts() {
  return (
    <>
      <LightRules />
      {lightStyles.map(({ name, Style }) => (
        <Style key={name} />
      ))}
      <CropRules />
      <svg
        width="0"
        height="0"
        aria-hidden="true"
        data-parts=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
        dangerouslySetInnerHTML={streetMarkup()}
      />
    </>
  );
}
