import { readFileSync } from 'node:fs';
import { fieldNames } from '@/features/consultation/model/fields';

test('docs/product.md lists the fields of a request in their order', () => {
  const product = readFileSync('docs/product.md', 'utf8');
  const [, list = ''] = /fields in this order.*?\n\n(.*?)\n\n/s.exec(product) ?? [];
  expect(Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(fieldNames);
});
