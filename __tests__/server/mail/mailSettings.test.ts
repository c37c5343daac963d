import { parseEnv } from '@/server/env';

const agency = { SITE_NAME: 'Night Shift', SITE_EMAIL: 'hello@agency.com' };

const problemOf = (variables: Record<string, string>): string => {
  try {
    parseEnv({ ...agency, ...variables });
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test.each([
  ['smtps://user:pa%40ss@mail.agency.com', 'mail.agency.com', 465, true, 'pa@ss'],
  ['smtp://us%3Aer:pass@mail.agency.com', 'mail.agency.com', 587, false, 'pass'],
  ['smtp://127.0.0.1:2525', '127.0.0.1', 2525, false, undefined],
  ['smtp://[::1]:2525', '::1', 2525, false, undefined],
])('reads %s', (url, host, port, isSecure, pass) => {
  const { smtp } = parseEnv({ ...agency, SMTP_URL: url }).mail ?? {};
  expect(smtp).toMatchObject({ host, port, isSecure });
  expect(smtp?.auth?.pass).toBe(pass);
});

test.each([
  ['smtp://localhost', true],
  ['smtp://127.9.0.1', true],
  ['smtp://[::1]', true],
  ['smtp://10.0.0.1', false],
  ['smtp://localhost.agency.com', false],
])('takes %s for this machine: %s', (url, isLoopback) => {
  expect(parseEnv({ ...agency, SMTP_URL: url }).mail?.smtp.isLoopback).toBe(isLoopback);
});

test.each([
  'mail.agency.com',
  'http://s3cret@mail.agency.com',
  'smtp://',
  'smtp://user:s3cret@mail.agency.com/',
  'smtp://user:s3cret@mail.agency.com/path',
  'smtp://user:s3cret@mail.agency.com?pool=true',
  'smtp://user:s3cret@mail.agency.com#x',
  'smtp://user:s3cret%@mail.agency.com',
  'smtp://user:s3cret@mail.agency.com:123456',
])('refuses SMTP_URL=%s, without naming its value', (SMTP_URL) => {
  const problem = problemOf({ SMTP_URL });
  expect(problem).toContain('SMTP_URL must be');
  expect(problem).not.toMatch(/s3cret|agency/);
});

test('has the agency as sender and reader by default', () => {
  const { mail } = parseEnv({ ...agency, SMTP_URL: 'smtp://mail.agency.com' });
  const address = 'hello@agency.com';
  expect(mail).toMatchObject({ from: { name: 'Night Shift', address }, to: [address] });
});

test('reads a sender with a name, and several readers', () => {
  const variables = { MAIL_FROM: '"Shift, Night" <a@agency.com>', MAIL_TO: 'b@agency.com, c@x.io' };
  const { mail } = parseEnv({ ...agency, SMTP_URL: 'smtp://mail.agency.com', ...variables });
  expect(mail?.from).toEqual({ name: 'Shift, Night', address: 'a@agency.com' });
  expect(mail?.to).toEqual(['b@agency.com', 'c@x.io']);
});

describe.each(['MAIL_FROM', 'MAIL_TO', 'SITE_EMAIL'])('%s', (name) => {
  const SMTP_URL = 'smtp://mail.agency.com';

  test.each(['not an address', 'a@example.com', 'a@x.example', 'a@x.test', 'a@sub.x.INVALID'])(
    'is refused as “%s”, without naming it',
    (value) => {
      const problem = problemOf({ SMTP_URL, [name]: value });
      expect(problem).toMatch(new RegExp(`^${name} must`));
      expect(problem).not.toContain(value);
    },
  );

  test('can be an example if the mail server is this machine', () => {
    const variables = { SMTP_URL: 'smtp://localhost:25', [name]: 'a@x.example' };
    expect(problemOf(variables)).toBe('');
  });

  test('is not checked without SMTP_URL', () => {
    expect(problemOf({ [name]: 'a@x.example' })).toBe('');
  });
});
