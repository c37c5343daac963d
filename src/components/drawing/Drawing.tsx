import { useId } from 'react';
import { StreetUses } from '@/components/street/StreetUses';
import { type CropProps, Crops } from './Crops';
import { prefixIds, readDrawing } from './readDrawing';

interface DrawingProps extends CropProps {
  /** Its file in src/drawings, without the extension. */
  name: string;
  /** Of a drawing on the street: parts of the street shown in addition, and those left out. */
  addStreet?: readonly string[];
  omitStreet?: readonly string[];
  /** Optional parts of the drawing itself that are shown. */
  add?: readonly string[];
}

/**
 * A drawing of src/drawings in the page. Decorative: the text beside it says the same. Its named groups
 * have their name as `data-part`, by which a page animates them.
 */
export function Drawing({ name, addStreet, omitStreet, add = [], ...crop }: DrawingProps) {
  const id = useId();
  const { onStreet, defs, parts } = readDrawing(name);
  const shown = parts.filter((part) => !part.optional || add.includes(part.id));
  const markup = `${defs && `<defs>${defs}</defs>`}${shown.map((part) => part.markup).join('')}`;
  return (
    <Crops name={name} {...crop}>
      {(screen) => (
        <>
          {onStreet && <StreetUses add={addStreet} omit={omitStreet} />}
          <g
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
            dangerouslySetInnerHTML={{ __html: uniqueIds(markup, `${name}${id}${screen}-`) }}
          />
        </>
      )}
    </Crops>
  );
}

/** Ids that something refers to get a prefix; the others are names, and become `data-part`. */
function uniqueIds(markup: string, prefix: string): string {
  const references = markup.matchAll(/(?:url\('?|href=")#([^'")]+)/g);
  const referenced = new Set(Array.from(references, ([, id]) => id));
  const named = markup.replace(/\bid="([^"]+)"/g, (id, name) =>
    referenced.has(name) ? id : `data-part="${name}"`,
  );
  return prefixIds(named, prefix);
}
