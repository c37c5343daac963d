import { addressOf } from '@/lib/text/addressOf';

test.each([
  ['Vera’s Bakery', 'veras-bakery.example'],
  ['Hart & Daughter', 'hart-and-daughter.example'],
  ['Café Olé', 'café-olé.example'],
  ['Bartholomew and Wellington Plumbing Supply', 'bartholomew-and-wellington.example'],
  ['Anderson Family Plumbers and Heating Experts', 'anderson-family-plumbers.example'],
  ['Donaudampfschifffahrtsgesellschaft', 'donaudampfschifffahrtsgesellschaft.example'],
  ['!!!', ''],
])('the address of %s is %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});
