import { CropRules, reactAttributes } from '@/components/drawing/Crop';
import { prefixIds, readDrawing } from '@/components/drawing/readDrawing';
import { LightRules, lightStyles } from '@/styles/lights';
import { streetParts, streetPrefix } from './StreetUses';

/** The parts of the street, once in a page, for every `Street` in it; and the lights it can stand in. */
export function StreetParts() {
  const { inherited, defs } = readDrawing('street');
  const markup = `<defs>${defs}${streetParts()
    .map((part) => part.markup)
    .join('')}</defs>`;
  return (
    <>
      <LightRules />
      {lightStyles.map(({ name, Light }) => (
        <Light key={name} />
      ))}
      <CropRules />
      <svg
        {...reactAttributes(inherited)}
        width="0"
        height="0"
        aria-hidden="true"
        data-parts=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
        dangerouslySetInnerHTML={{ __html: prefixIds(markup, streetPrefix) }}
      />
    </>
  );
}
