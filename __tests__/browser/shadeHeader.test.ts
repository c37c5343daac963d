import { shadeHeader } from '@/browser/shadeHeader';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('the header is marked past 50 px of scroll, and only then', () => {
  document.body.innerHTML = '<header data-header></header>';
  const header = document.querySelector('header');
  shadeHeader();
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(50);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(header).not.toHaveAttribute('data-scrolled');
});

test('a page that opens scrolled has its header marked at once', () => {
  scrollTo(900);
  document.body.innerHTML = '<header data-header></header>';
  shadeHeader();
  expect(document.querySelector('header')).toHaveAttribute('data-scrolled');
});
