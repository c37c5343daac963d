import { mailServerForTests, refusal } from '../../testing/mail/mailServer';
import { outboxWith } from '../../testing/unit/outboxHere';

const server = mailServerForTests();

const sendTest = (to = 'team@agency.test') =>
  outboxWith(
    { SMTP_URL: server.url, MAIL_FROM: 'site@agency.test', MAIL_TO: to },
    'test',
    '--mail',
  );

test('outbox test --mail sends one mail to the team, and reports what the mail server answered', async () => {
  expect(await sendTest()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The mail server in SMTP_URL took the mail.'),
  });
  expect(server.mails.map(({ to }) => to)).toEqual([['team@agency.test']]);

  server.behave({
    onRecipient: (address) =>
      address.startsWith('gone') ? refusal(550, '5.1.1 Unknown') : undefined,
  });
  expect(await sendTest('team@agency.test, gone@agency.test')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Address 2 of MAIL_TO was refused (550 5.1.1).'),
  });

  server.behave({ onMessage: () => refusal(451, '4.7.1 Later') });
  expect(await sendTest()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('did not take the mail (451 4.7.1)'),
    stderr: expect.stringContaining('docs/operate.md, "Mail"'),
  });
});

test('outbox test --mail needs SMTP_URL', async () => {
  expect(await outboxWith({}, 'test', '--mail')).toMatchObject({
    status: 1,
    stderr: 'SMTP_URL is not set.\n',
  });
});
