import { capitalize, listInWords } from '@/lib/text/words';

test('lists have no comma before their last item', () => {
  expect(listInWords(['email', 'chatbots', 'messaging'])).toBe('email, chatbots and messaging');
});

test('a sentence begins with a capital', () => {
  expect(capitalize('five jobs')).toBe('Five jobs');
});
