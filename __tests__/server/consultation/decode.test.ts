import { decode } from '@/server/consultation/parse';

const bytes = (text: string) => Buffer.from(text, 'utf8');

describe('decoding JSON', () => {
  test('gives the object, with or without a byte order mark', () => {
    expect(decode('json', bytes('{"a":"ü"}'))).toEqual({ text: '{"a":"ü"}', fields: { a: 'ü' } });
    expect(decode('json', bytes('\ufeff{"a":1}'))).toEqual({ text: '{"a":1}', fields: { a: 1 } });
  });

  test('does not let a body reach the prototype', () => {
    const decoded = decode('json', bytes('{"__proto__":{"admin":true}}'));
    expect(decoded?.fields.admin).toBeUndefined();
  });
});

describe('decoding a form', () => {
  test('gives the fields: plus is a space, escapes are UTF-8', () => {
    expect(decode('form', bytes('name=Ana+%C3%9C&note=a%2Bb%26c%3Dd&empty='))?.fields).toEqual({
      name: 'Ana Ü',
      note: 'a+b&c=d',
      empty: '',
    });
  });

  test('takes the first value of a repeated field, and keeps a stray percent sign', () => {
    expect(decode('form', bytes('a=100%&a=2&b=%zz'))?.fields).toEqual({ a: '100%', b: '%zz' });
  });

  test('refuses escapes and bytes that are not UTF-8', () => {
    expect(decode('form', bytes('name=%FC'))).toBeUndefined();
    expect(decode('form', Buffer.from('name=\xfc', 'latin1'))).toBeUndefined();
  });
});
