import { hoursBefore } from '../reminders';
import { deleteRows, getRows, insertRow, updateRows } from './dataTable';
import { mail, node, type Part, stickyNote } from './nodes';
import { startOfDay } from './requests';
import { code, input, rows, settings } from './scripts';
import { callPath } from './siteValues';

const claim = {
  webhookId: '',
  executionId: '={{ $execution.id }}',
  thread: '={{ $json.thread }}',
  version: 0,
  attemptedAt: 0,
  done: false,
  mail: 'reminder',
  email: '',
  call: '',
  mailedAt: 0,
};

/** The nodes that run every hour. */
export const reminders: Part = {
  nodes: [
    node('Every hour', 'scheduleTrigger@1.2', [0, 2], {
      rule: { interval: [{ field: 'hours', triggerAtMinute: 7 }] },
    }),
    getRows(
      'Calls of the next day',
      [4, 2],
      [
        ['done', 'isTrue'],
        ['call', 'gte', `={{ $now.toUTC().plus({ hours: ${hoursBefore.latest} }).toISO() }}`],
        ['call', 'lte', `={{ $now.toUTC().plus({ hours: ${hoursBefore.earliest} }).toISO() }}`],
      ],
    ),
    code('Threads with a call', [5, 2], {
      imports: { settings: ['checkSettings'], reminders: ['threadsOf'] },
      run: `${settings}
checkSettings(settings, DateTime);
return threadsOf(${input}, settings.reminders).map((thread) => ({ json: { thread } }));`,
    }),
    insertRow('Claim for a reminder', [6, 2], claim),
    getRows('Threads to remind', [7, 1], [['thread', 'eq', '={{ $json.thread }}']]),
    code('Reminders due', [8, 1], {
      imports: { reminders: ['dueReminders'] },
      run: `const claims = ${rows('Claim for a reminder')};
return dueReminders(claims, ${input}, $execution.id).map((json) => ({ json }));`,
    }),
    node(
      'Query the site',
      'httpRequest@4.2',
      [9, 1],
      {
        method: 'POST',
        url: "={{ $('Settings').first().json.siteUrl }}/api/consultation/call",
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ thread: $json.thread }) }}',
        options: {
          timeout: 10_000,
          redirect: { redirect: { followRedirects: false } },
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      { onError: 'continueRegularOutput' },
    ),
    code('Calls still held', [10, 1], {
      imports: { reminders: ['heldReminders'] },
      run: `const { timeZone } = $('Settings').first().json;
const due = ${rows('Reminders due')};
return heldReminders(due, ${input}, timeZone, DateTime).map((json) => ({ json }));`,
    }),
    // A row of its own: the order of rows decides which mails are sent.
    insertRow('Note the reminders', [11, 1], {
      ...claim,
      version: '={{ $json.version }}',
      email: '={{ $json.email }}',
      call: '={{ $json.call }}',
      mailedAt: '={{ $now.toMillis() }}',
    }),
    getRows(
      'Mails of the day so far',
      [12, 1],
      [
        ['email', 'eq', '={{ $json.email }}'],
        ['mailedAt', 'gte', startOfDay],
      ],
    ),
    code('Reminders within the limit', [13, 1], {
      imports: { limit: ['beyondLimit'] },
      run: `const noted = ${rows('Note the reminders')};
const limited = beyondLimit(noted, ${input}).map(({ id }) => id);
return noted.filter(({ id }) => !limited.includes(id)).map((json) => ({ json }));`,
    }),
    updateRows(
      'Note as reminded',
      [14, 1],
      [
        ['executionId', 'eq', '={{ $execution.id }}'],
        ['thread', 'eq', '={{ $json.thread }}'],
        ['email', 'eq', '={{ $json.email }}'],
      ],
      { done: true },
    ),
    code('Write the reminders', [15, 1], {
      imports: { visitorMail: ['reminderMail'] },
      values: { callPath },
      run: `${settings}
return ${input}.map((reminder) => ({ json: reminderMail(reminder, settings, callPath, DateTime) }));`,
    }),
    mail(
      'Mail the reminders',
      [16, 1],
      {
        toEmail: '={{ $json.to }}',
        options: { replyTo: "={{ $('Settings').first().json.teamEmail }}" },
      },
      { onError: 'continueRegularOutput' },
    ),
    deleteRows(
      'Withdraw the other claims',
      [7, 3],
      [
        ['executionId', 'eq', '={{ $execution.id }}'],
        ['done', 'isFalse'],
      ],
      { executeOnce: true, alwaysOutputData: true },
    ),
    updateRows(
      'End the claims',
      [8, 3],
      [['executionId', 'eq', '={{ $execution.id }}']],
      { executionId: '' },
      { executeOnce: true },
    ),
    stickyNote(
      'Note: reminders',
      [820, 20],
      [2900, 460],
      `## Reminders\n\nFrom ${hoursBefore.earliest} to ${hoursBefore.latest} hours before a call, its visitor gets one reminder, if the site still holds exactly this call. \`reminders\` in _Settings_ switches them off.`,
    ),
  ],
  connections: {
    'Every hour': [['Settings']],
    'Calls of the next day': [['Threads with a call']],
    'Threads with a call': [['Claim for a reminder']],
    'Claim for a reminder': [['Threads to remind', 'Withdraw the other claims']],
    'Threads to remind': [['Reminders due']],
    'Reminders due': [['Query the site']],
    'Query the site': [['Calls still held']],
    'Calls still held': [['Note the reminders']],
    'Note the reminders': [['Mails of the day so far']],
    'Mails of the day so far': [['Reminders within the limit']],
    'Reminders within the limit': [['Note as reminded']],
    'Note as reminded': [['Write the reminders']],
    'Write the reminders': [['Mail the reminders']],
    'Withdraw the other claims': [['End the claims']],
  },
};
