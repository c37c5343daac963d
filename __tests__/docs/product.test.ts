import { readFileSync } from 'node:fs';
import { services } from '@/content/services';
import { fieldNames } from '@/features/consultation/model/fields';
import { writePrice } from '@/lib/text/price';

const product = readFileSync('docs/product.md', 'utf8');

test('docs/product.md lists the fields of a request in their order', () => {
  const [, list = ''] = /fields in this order.*?\n\n(.*?)\n\n/s.exec(product) ?? [];
  expect(Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(fieldNames);
});

test('docs/product.md has the title, price and timeline of each service', () => {
  expect(product.match(/(?<=^- ).*: starting at .*/gm)).toEqual(
    services.map(({ title, price, timeline }) => `${title}: ${writePrice(price)}; ${timeline}`),
  );
});
