import { randomId } from '@/features/consultation/browser/randomId';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID', () => {
  expect(randomId()).toMatch(uuid4);
  expect(randomId()).not.toBe(randomId());
});

test('on an insecure origin, where crypto.randomUUID is missing, it is one too', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(randomId()).toMatch(uuid4);
  expect(randomId()).not.toBe(randomId());
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});
