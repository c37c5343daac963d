import { useEffect } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [role="gridcell"]';

function placeOf(control: Element): string {
  const { left, top } = control.getBoundingClientRect();
  return `${left} ${top}`;
}

/** Without hidden controls, and those behind an open dialog. */
function shownControls(): Element[] {
  const shown = document.querySelector('dialog[open]') ?? document;
  return [...shown.querySelectorAll(controls)].filter((one) => one.getClientRects().length > 0);
}

/**
 * Ignores the second press of a double click or double tap on a control that the first press made appear, or moved
 * under the pointer. A handler of each control would miss links, and fields that `mousedown` focuses.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let places = new Map<Element, string>();
    function onPress(event: MouseEvent): void {
      // Counts presses at one point (UI Events). The keyboard presses with 0.
      if (event.detail <= 1) {
        if (event.type === 'mousedown')
          places = new Map(shownControls().map((one) => [one, placeOf(one)]));
        return;
      }
      const control = event.target instanceof Element && event.target.closest(controls);
      if (!control || places.get(control) === placeOf(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const types = ['mousedown', 'click'] as const;
    for (const type of types) window.addEventListener(type, onPress, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, onPress, { capture: true });
    };
  }, []);
}
