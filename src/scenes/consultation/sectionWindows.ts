import { formSections } from '@/content/formSections';
import { streetPart } from '@/scenes/street/parts';

/**
 * Style for a street's box: each section of the form (`formSections`) has a window, which a surrounding element lights
 * with `--section-1: 1` and so on.
 */
export const sectionWindows = [
  `${streetPart('window-*')} { transition: opacity 600ms ease-out; }`,
  ...formSections.map(({ window }, index) =>
    window ? `${streetPart(window)} { opacity: var(--section-${index + 1}, 0); }` : '',
  ),
].join('\n');
