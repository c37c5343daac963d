import { shadeHeader } from '@/browser/shadeHeader';

test('the header is marked as scrolled past 50 px, and no more at 50', () => {
  document.body.innerHTML = '<header data-header></header>';
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  const header = document.querySelector('header');
  shadeHeader();
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(50);
  expect(header).not.toHaveAttribute('data-scrolled');
});
