/** Copies long values to their controls' parents, where `Field` prints them. */
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
