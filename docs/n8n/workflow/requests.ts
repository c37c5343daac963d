import { wholeId } from '../message';
import { deleteRows, getRows, insertRow, updateRows, upsertRow } from './dataTable';
import { condition, mail, node, type Part, stickyNote, webhook } from './nodes';
import { checkSignature, code, input, rows, settings } from './scripts';
import { callPath, contactMethods, fields, services, words } from './siteValues';

const message = "$('Check signature').first().json";

/** The start of the agency's day, in milliseconds. Mails to the team have no limit, so their rows match none. */
export const startOfDay =
  "={{ $json.email ? $now.setZone($('Settings').first().json.timeZone).startOf('day').toMillis() : Number.MAX_SAFE_INTEGER }}";

/** The nodes for a delivery, from the claim on. */
export const requests: Part = {
  nodes: [
    webhook('Consultation request', [0, 0], 'consultation-request'),
    checkSignature(
      [1, 0],
      { message: ['readMessage'] },
      wholeId,
      "readMessage(headers, body.toString('utf8'))",
    ),
    insertRow('Claim', [4, -1], {
      webhookId: `={{ ${message}.id }}`,
      executionId: '={{ $execution.id }}',
      thread: `={{ ${message}.thread }}`,
      version: `={{ ${message}.version }}`,
      attemptedAt: `={{ ${message}.attemptedAt }}`,
      done: false,
      mail: 'team',
      email: '',
      call: '',
      mailedAt: 0,
    }),
    getRows('The thread', [5, -1], [['thread', 'eq', `={{ ${message}.thread }}`]]),
    code('First claim', [6, -1], {
      imports: { claims: ['firstClaim'] },
      run: `const ownRow = $('Claim').first().json.id;
const claim = firstClaim(${input}, ${message}.id, $execution.id, ownRow);
return claim ? [{ json: claim }] : [];`,
    }),
    condition('New?', [7, -1], '!$json.repeated'),
    code('Decide on mails', [8, -2], {
      imports: { settings: ['checkSettings'], decision: ['decideMails'] },
      values: { contactMethods },
      run: `${settings}
checkSettings(settings, DateTime);
const message = ${message};
const { row } = $('First claim').first().json;
const rows = ${rows('The thread')};
const { timeZone } = settings;
const executionId = $execution.id;
return decideMails({ message, row, rows, executionId, contactMethods, timeZone, DateTime })
  .map((json) => ({ json }));`,
    }),
    upsertRow(
      'Note the mails',
      [9, -2],
      [
        ['webhookId', 'eq', `={{ ${message}.id }}`],
        ['executionId', 'eq', '={{ $json.executionId }}'],
        ['email', 'eq', '={{ $json.email }}'],
      ],
      {
        webhookId: `={{ ${message}.id }}`,
        executionId: '={{ $json.executionId }}',
        thread: `={{ ${message}.thread }}`,
        version: `={{ ${message}.version }}`,
        attemptedAt: `={{ ${message}.attemptedAt }}`,
        done: false,
        mail: '={{ $json.mail }}',
        email: '={{ $json.email }}',
        call: '={{ $json.call }}',
        mailedAt: '={{ $now.toMillis() }}',
      },
    ),
    getRows(
      'Mails of the day',
      [10, -2],
      [
        ['email', 'eq', '={{ $json.email }}'],
        ['mailedAt', 'gte', startOfDay],
      ],
    ),
    code('Write to the team', [11, -2], {
      imports: { limit: ['beyondLimit'], teamMail: ['teamMail'] },
      values: { fields, callPath },
      run: `const noted = ${rows('Note the mails')};
const limited = beyondLimit(noted, ${input}).map(({ email }) => email);
const team = $('Decide on mails').first().json;
const rows = ${rows('The thread')};
${settings}
const site = { settings, fields, callPath, DateTime };
return [{ json: teamMail({ message: ${message}, team, limited, rows, ...site }) }];`,
    }),
    mail('Mail to the team', [12, -2], {
      toEmail: "={{ $('Settings').first().json.teamEmail }}",
      options: { replyTo: '={{ $json.replyTo }}' },
    }),
    updateRows(
      'Mark as done',
      [13, -2],
      [
        ['executionId', 'eq', '={{ $execution.id }}'],
        // A second run of the execution has a claim that is not noted.
        ['mailedAt', 'gte', '={{ 1 }}'],
      ],
      { done: true },
    ),
    code('Mails within the limit', [14, -3], {
      run: `const { limited } = $('Write to the team').first().json;
const [, ...mails] = $('Decide on mails').all();
return mails.filter(({ json }) => !limited.includes(json.email));`,
    }),
    updateRows(
      'Note as told',
      [15, -3],
      [
        ['webhookId', 'eq', `={{ ${message}.id }}`],
        ['email', 'eq', '={{ $json.email }}'],
      ],
      { done: true, mailedAt: '={{ $now.toMillis() }}' },
    ),
    code('Write to the visitor', [16, -3], {
      imports: { visitorMail: ['visitorMail'] },
      values: { words, services, contactMethods, callPath },
      run: `${settings}
const rows = ${rows('The thread')};
const message = ${message};
const site = { message, settings, words, services, contactMethods, callPath, DateTime };
return $('Mails within the limit').all().map(({ json: note }) => {
  const { file, ...json } = visitorMail(note, rows, site);
  if (!file) return { json };
  const data = Buffer.from(file).toString('base64');
  return { json, binary: { call: { data, mimeType: 'text/calendar', fileName: 'call.ics' } } };
});`,
    }),
    mail(
      'Mail to the visitor',
      [17, -3],
      {
        toEmail: '={{ $json.to }}',
        attachments: 'call',
        options: { replyTo: "={{ $('Settings').first().json.teamEmail }}" },
      },
      { onError: 'continueRegularOutput' },
    ),
    code('Refused mails', [18, -3], {
      run: `const written = $('Write to the visitor').all();
return $input.all().flatMap(({ json }, index) =>
  json.error ? [{ json: { email: written[index].json.to } }] : []);`,
    }),
    updateRows(
      'Note as not told',
      [19, -3],
      [
        ['webhookId', 'eq', `={{ ${message}.id }}`],
        ['email', 'eq', '={{ $json.email }}'],
      ],
      { done: false },
    ),
    deleteRows('Withdraw repeat', [8, 0], [['executionId', 'eq', '={{ $execution.id }}']]),
    updateRows('End the claim', [20, -1], [['executionId', 'eq', '={{ $execution.id }}']], {
      executionId: '',
    }),
    code('Answer with the id', [21, -1], {
      run: `return [{ json: { id: ${message}.id } }];`,
    }),
    node('When an execution fails', 'errorTrigger@1', [0, 6], {}),
    deleteRows(
      'Withdraw claim',
      [1, 6],
      [
        ['executionId', 'eq', '={{ $json.execution.id }}'],
        ['done', 'isFalse'],
      ],
    ),
    stickyNote(
      'Note: visitor',
      [3020, -620],
      [1380, 380],
      '## The visitor\n\nThe request is done before anything here: if a node fails here, nothing is repeated.\n\nThe mail nodes are version 1 of theirs: version 2 puts the invitation inside the mail, where some programs hide it.',
    ),
    stickyNote(
      'Note: failure',
      [-60, 540],
      [660, 340],
      '## After a failure\n\nThe claim is withdrawn. The site’s next attempt then does the work.\n\nAdd a message to your team here if you like.',
    ),
  ],
  connections: {
    'Consultation request': [['Check signature']],
    'Check signature': [['Settings']],
    Claim: [['The thread']],
    'The thread': [['First claim']],
    'First claim': [['New?']],
    'New?': [['Decide on mails'], ['Withdraw repeat']],
    'Decide on mails': [['Note the mails']],
    'Note the mails': [['Mails of the day']],
    'Mails of the day': [['Write to the team']],
    'Write to the team': [['Mail to the team']],
    'Mail to the team': [['Mark as done']],
    'Mark as done': [['Mails within the limit', 'End the claim']],
    'Mails within the limit': [['Note as told']],
    'Note as told': [['Write to the visitor']],
    'Write to the visitor': [['Mail to the visitor']],
    'Mail to the visitor': [['Refused mails']],
    'Refused mails': [['Note as not told']],
    'Withdraw repeat': [['Answer with the id']],
    'End the claim': [['Answer with the id']],
    'When an execution fails': [['Withdraw claim']],
  },
};
