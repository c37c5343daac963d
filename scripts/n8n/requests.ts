import { thankYouCopy } from '@/content/copy/consultation';
import { callRules } from '@/features/consultation/model/call/callRules';
import { type Field, fieldNames, fields } from '@/features/consultation/model/fields';
import type { Option } from '@/features/consultation/model/options';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { code, connect, isTrue, mail, note, onFailure, settings, webhook } from './nodes';
import {
  columnsInWords,
  deleteRows,
  equals,
  getRows,
  insertRow,
  updateRows,
  upsertRow,
} from './table';

/** What a Code node does first: it checks the signature, and hands on what an expression makes of headers and body. */
export const checkCall = (
  acceptedId: RegExp,
  output: string,
): string => `// Which ids this webhook takes.
const acceptedId = ${acceptedId};
const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
checkSignature(headers, body, $env.CONSULTATION_WEBHOOK_SECRET, acceptedId, require('crypto'));
return [{ json: ${output} }];`;

/** The labels of fields that the form shows without one. */
const otherLabels: Record<string, string> = {
  contactMethod: 'Preferred Contact Method',
  callDate: 'Call date',
  callTime: 'Call time',
  submittedAt: 'Submitted at',
};

const byValue = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

const services = byValue(serviceOptions);

const formFields = fieldNames.map((name) => {
  const field: Field = fields[name];
  const label = 'label' in field ? field.label : otherLabels[name];
  if (!('options' in field)) return { name, label };
  const options = field.options === 'services' ? services : byValue(field.options);
  return { name, label, options };
});

const { received, receivedChange, calendarTitle } = thankYouCopy;
const { email, text, heldCall, takenCall, unavailableCall, openCall } = thankYouCopy.replies;
const words = {
  received,
  receivedChange,
  replies: { email, text, heldCall, takenCall, unavailableCall, openCall },
  calendarTitle: calendarTitle('{site}', 0).replace('0', '{minutes}'),
};

const message = "$('Check signature').first().json";
const teamMail = "$('Write to the team').first().json";
const claim = "$('First claim').first().json";
const set = "$('Settings').first().json";
const rows = '$input.all().map(({ json }) => json)';
const ofThread = "$('The thread').all().map(({ json }) => json)";
const ownRows = equals('executionId', '={{ $execution.id }}');

/** The values of a row that say of which message it is. */
const ofMessage = {
  webhookId: `={{ ${message}.id }}`,
  executionId: '={{ $execution.id }}',
  thread: `={{ ${message}.thread }}`,
  version: `={{ ${message}.version }}`,
  attemptedAt: `={{ ${message}.attemptedAt }}`,
};

const checkMessage = code(
  'Check signature',
  [220, 0],
  ['signature', 'message'],
  checkCall(
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    "readMessage(headers, body.toString('utf8'))",
  ),
);

const writeToTeam = code(
  'Write to the team',
  [1540, -120],
  ['text', 'call', 'settings', 'thread', 'teamMail'],
  `const settings = ${set};
checkSettings(settings, DateTime);
const message = ${message};
const { row } = ${claim};
const rows = ${ofThread};
return [{ json: teamMail({ message, row, rows, settings, fields, DateTime }) }];`,
  { fields: formFields },
);

const decide = code(
  'Decide on mails',
  [2200, -240],
  ['thread'],
  `const mails = visitorMails(${message}, ${teamMail}, ${ofThread});
return mails.map((json) => ({ json }));`,
);

const writeToVisitor = code(
  'Write to the visitor',
  [2860, -240],
  ['text', 'call', 'calendar', 'visitorMail'],
  `const message = ${message};
const settings = ${set};
const decided = $('Decide on mails').all().map(({ json }) => json);
const mails = withinLimit(decided, ${rows}, message.id);
return mails.map((mail) => {
  const { file, ...json } = visitorMail(mail, { message, settings, words, services, DateTime });
  if (!file) return { json };
  const data = Buffer.from(file).toString('base64');
  return { json, binary: { call: { data, mimeType: 'text/calendar', fileName: 'call.ics' } } };
});`,
  { words, services },
);

const nodes = [
  webhook('Consultation request', 'consultation-request'),
  checkMessage,
  settings('Settings', [440, 0], {
    teamEmail: 'team@example.com',
    senderEmail: 'hello@example.com',
    siteName: 'AI Automation Agency',
    siteUrl: 'https://agency.example',
    timeZone: 'America/New_York',
    callMinutes: callRules.stepMinutes,
  }),
  insertRow('Claim', [660, 0], {
    ...ofMessage,
    done: false,
    email: '',
    call: '',
  }),
  getRows('The thread', [880, 0], [equals('thread', `={{ ${message}.thread }}`)]),
  code(
    'First claim',
    [1100, 0],
    ['claims'],
    `return [{ json: firstClaim(${rows}, ${message}.id, $execution.id) }];`,
  ),
  isTrue('New?', [1320, 0], '={{ !$json.repeated }}'),
  writeToTeam,
  mail('Mail to the team', [1760, -120], {
    toEmail: `={{ ${set}.teamEmail }}`,
    replyTo: '={{ $json.replyTo }}',
  }),
  updateRows('Mark as done', [1980, -120], [ownRows], {
    done: true,
    email: `={{ ${teamMail}.email }}`,
    call: `={{ ${teamMail}.call }}`,
  }),
  decide,
  upsertRow('Note the mails', [2420, -240], [ownRows, equals('email', '={{ $json.email }}')], {
    ...ofMessage,
    done: true,
    email: '={{ $json.email }}',
    call: '={{ $json.call }}',
  }),
  getRows(
    'Mails of the day',
    [2640, -240],
    [
      equals('email', '={{ $json.email }}'),
      {
        keyName: 'createdAt',
        condition: 'gt',
        keyValue: '={{ $now.minus({ hours: 24 }).toISO() }}',
      },
    ],
  ),
  writeToVisitor,
  mail(
    'Mail to the visitor',
    [3080, -240],
    { toEmail: '={{ $json.to }}', replyTo: `={{ ${set}.teamEmail }}`, attachments: 'call' },
    { onError: 'continueRegularOutput' },
  ),
  deleteRows('Withdraw repeat', [1540, 140], [ownRows]),
  updateRows('End the claim', [3300, 0], [ownRows], { executionId: '' }),
  code('Answer with the id', [3520, 0], [], `return [{ json: { id: ${message}.id } }];`),
  onFailure('When an execution fails', [0, 420]),
  deleteRows(
    'Withdraw claim',
    [220, 420],
    [equals('executionId', '={{ $json.execution.id }}'), { keyName: 'done', condition: 'isFalse' }],
  ),
  note(
    'Note: set-up',
    [-60, -420],
    '## Before you activate\n\nNeeds in the environment of n8n:\n\n' +
      '- `CONSULTATION_WEBHOOK_SECRET`: the same value as on the site\n' +
      '- `NODE_FUNCTION_ALLOW_BUILTIN=crypto`\n- `N8N_BLOCK_ENV_ACCESS_IN_NODE=false`\n' +
      '- `DB_SQLITE_POOL_SIZE=4`: n8n 1.x on SQLite fails without it when requests arrive together\n\n' +
      `Needs a data table with the columns ${columnsInWords.join(', ')}. Its id stands in all Data table nodes.\n\n` +
      'Fill in _Settings_, and choose the SMTP credential in both mail nodes.',
    [880, 380],
  ),
  note(
    'Note: visitor',
    [2140, -480],
    '## The visitor\n\nThe request is done before anything here: what fails here is not tried again.',
    [1120, 420],
  ),
  note(
    'Note: failure',
    [-60, 240],
    '## After a failure\n\nThe claim is withdrawn, so that the site’s next attempt does the work.\n\n' +
      'Add a message to your team here if you like.',
    [660, 340],
  ),
];

/**
 * The workflow that receives requests. Of two nodes behind one way out, n8n runs the upper one with all that follows
 * first, so the claim ends and the answer comes last, whatever the visitor's part does.
 */
export const requests = () => ({
  id: 'consultations',
  versionId: '0b8d6b9e-3c0d-4b57-9a55-6f3f5f1d7a01',
  name: 'Consultation requests',
  nodes,
  connections: connect({
    'Consultation request': [['Check signature']],
    'Check signature': [['Settings']],
    Settings: [['Claim']],
    Claim: [['The thread']],
    'The thread': [['First claim']],
    'First claim': [['New?']],
    'New?': [['Write to the team'], ['Withdraw repeat']],
    'Write to the team': [['Mail to the team']],
    'Mail to the team': [['Mark as done']],
    'Mark as done': [['Decide on mails', 'End the claim']],
    'Decide on mails': [['Note the mails']],
    'Note the mails': [['Mails of the day']],
    'Mails of the day': [['Write to the visitor']],
    'Write to the visitor': [['Mail to the visitor']],
    'End the claim': [['Answer with the id']],
    'Withdraw repeat': [['Answer with the id']],
    'When an execution fails': [['Withdraw claim']],
  }),
  settings: { executionOrder: 'v1' },
  active: false,
});
