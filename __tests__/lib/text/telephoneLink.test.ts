import { telephoneLink, textMessageLink } from '@/lib/text/telephoneLink';

test('turns a written phone number into a tel: or sms: link', () => {
  expect(telephoneLink('+1 (555) 010-0199')).toBe('tel:+15550100199');
  expect(textMessageLink('+1 (555) 010-0199')).toBe('sms:+15550100199');
});
