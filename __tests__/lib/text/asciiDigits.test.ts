import { asciiDigits } from '@/lib/text/phone';

test.each([
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['۰۹۱۲-۳۴۵', '0912-345'],
  ['+९१ ९८', '+91 98'],
  ['０５０（1）', '050（1）'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['call me', 'call me'],
])('%s has the digits %s', (text, digits) => expect(asciiDigits(text)).toBe(digits));
