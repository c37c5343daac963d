/** Parts of the form that are empty until hydration, because they depend on the history entry. */
const names = ['notice', 'call', 'status'] as const;

export type LatePartName = (typeof names)[number];

/** In pixels. The history entry stores them, so a reload reserves them (`noteBeforeHydration`). */
export type LateHeights = { readonly [name in LatePartName]?: number };

export const heightProperty = (name: LatePartName) => `--late-${name}`;

const heightsIn = (form: Element): LateHeights =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>('[data-late]')].map((part) => [
      part.dataset.late,
      part.getBoundingClientRect().height,
    ]),
  );

/** Calls back at first, and whenever a height changes. */
export function watchHeights(form: Element, onHeights: (heights: LateHeights) => void): () => void {
  const observer = new ResizeObserver(() => onHeights(heightsIn(form)));
  for (const part of form.querySelectorAll('[data-late]')) observer.observe(part);
  return () => observer.disconnect();
}

/** Ends the reservation once the parts have their content. */
export function forgetHeights(): void {
  const { documentElement: root } = document;
  // Lays out the content first: without scroll anchoring, it would keep the scroll position.
  root.getBoundingClientRect();
  root.removeAttribute('data-entry');
  for (const name of names) root.style.removeProperty(heightProperty(name));
}
