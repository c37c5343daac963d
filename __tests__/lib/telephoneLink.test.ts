import { telephoneLink, textMessageLink } from '@/lib/telephoneLink';

test('a phone number as people write it becomes a link that calls or texts it', () => {
  expect(telephoneLink('+1 (555) 010-0199')).toBe('tel:+15550100199');
  expect(textMessageLink('+1 (555) 010-0199')).toBe('sms:+15550100199');
});
