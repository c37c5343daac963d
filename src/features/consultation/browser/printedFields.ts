/**
 * Copies each value to the element around its control while the page is printed. `Field` prints the copy, because a
 * long text does not fit into its control.
 */
export function writeOutPrintedFields(): void {
  const controls = () =>
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-printed-as-text]');
  window.addEventListener('beforeprint', () => {
    for (const { value, parentElement } of controls()) {
      if (value) parentElement?.setAttribute('data-printed', value);
    }
  });
  window.addEventListener('afterprint', () => {
    for (const { parentElement } of controls()) parentElement?.removeAttribute('data-printed');
  });
}
