import { contentId, randomId } from '@/features/consultation/browser/ids';
import { isUuid } from '@/lib/text/isUuid';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID', () => {
  expect(randomId()).toMatch(uuid4);
  expect(randomId()).not.toBe(randomId());
});

test('recognizes a UUID', () => {
  expect(isUuid(randomId())).toBe(true);
  for (const other of ['', 'x', `${randomId()}0`, ` ${randomId()}`, null, 1, [randomId()]]) {
    expect(isUuid(other)).toBe(false);
  }
});

test('the id depends on the draft and its content', () => {
  const [draft, other] = [randomId(), randomId()];
  const id = contentId(draft, 'content');
  expect(id).toMatch(uuid4);
  expect(contentId(draft, 'content')).toBe(id);
  expect(contentId(draft, 'content.')).not.toBe(id);
  expect(contentId(other, 'content')).not.toBe(id);
});
