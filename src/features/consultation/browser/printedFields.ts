const texts = 'form :is(textarea, [type="text"], [type="email"], [type="tel"], [type="url"])';

/**
 * While the page is printed, what is typed also stands at each control's place (`data-printed`), which `Field` prints
 * in its stead: on paper, nobody scrolls to the end of a long address, or of a description that was made smaller.
 */
export function writeOutPrintedFields(): void {
  const controls = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts);
  window.addEventListener('beforeprint', () => {
    for (const { value, parentElement } of controls()) {
      if (value) parentElement?.setAttribute('data-printed', value);
    }
  });
  window.addEventListener('afterprint', () => {
    for (const { parentElement } of controls()) parentElement?.removeAttribute('data-printed');
  });
}
