import { capitalize, listInWords, numberInWords } from '@/lib/text/words';

test('counts are written in words up to twelve', () => {
  expect([0, 5, 12, 13].map(numberInWords)).toEqual(['no', 'five', 'twelve', '13']);
});

test('lists have no comma before their last item', () => {
  expect(listInWords(['email', 'chatbots', 'messaging'])).toBe('email, chatbots and messaging');
});

test('a sentence begins with a capital', () => {
  expect(capitalize('five jobs')).toBe('Five jobs');
});
