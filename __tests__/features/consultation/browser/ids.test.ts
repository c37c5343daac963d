import { contentId, isUuid, randomId } from '@/features/consultation/browser/ids';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID', () => {
  expect(randomId()).toMatch(uuid4);
  expect(randomId()).not.toBe(randomId());
});

test('without a random generator that can be trusted, it is one too', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('not here');
  });
  expect(randomId()).toMatch(uuid4);
  expect(randomId()).not.toBe(randomId());
});

test('a UUID is told from anything else', () => {
  expect(isUuid(randomId())).toBe(true);
  for (const other of ['', 'x', `${randomId()}0`, ` ${randomId()}`, null, 1, [randomId()]]) {
    expect(isUuid(other)).toBe(false);
  }
});

test('content of one draft gets the same id each time, other content and other drafts another', () => {
  const [draft, other] = [randomId(), randomId()];
  const id = contentId(draft, 'content');
  expect(id).toMatch(uuid4);
  expect(contentId(draft, 'content')).toBe(id);
  expect(contentId(draft, 'content.')).not.toBe(id);
  expect(contentId(other, 'content')).not.toBe(id);
});
