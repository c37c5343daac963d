import { readFileSync } from 'node:fs';
import { thankYouCopy } from '@/content/copy/consultation';
import { callRules } from '@/features/consultation/model/call/callRules';
import { rulesOf } from '@/features/consultation/model/fieldRules';
import { type Field, fieldNames, fields as model } from '@/features/consultation/model/fields';
import { contactMethodOptions, type Option } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { paths } from '@/lib/paths';

/** What a Code node runs. */
interface Code {
  /** Files of docs/n8n, with all that they import. */
  files: readonly string[];
  /** What the node does with them. */
  call: string;
  /** Constants that the call names. */
  values?: Record<string, unknown>;
}

interface Workflow {
  nodes: {
    name: string;
    type: string;
    parameters: {
      jsCode?: string;
      assignments?: { assignments: { name: string; value: unknown }[] };
    };
  }[];
}

const byValue = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

const fields = fieldNames.map((name) => {
  const field: Field = model[name];
  const { label } = field;
  const options = rulesOf(field).options(field);
  return options.length > 0 ? { name, label, options: byValue(options) } : { name, label };
});

const { received, receivedChange, calendarTitle, replies, call: calls } = thankYouCopy;
const { heldCall, takenCall, unavailableCall } = replies;
const words = {
  received,
  receivedChange,
  replies: { heldCall, takenCall, unavailableCall },
  calendarTitle: calendarTitle('{site}', 0).replace('0', '{minutes}'),
};

const contactMethods = contactMethodOptions.map((option) =>
  option.booksCall
    ? { value: option.value, booksCall: true, reply: replies.openCall, call: calls[option.value] }
    : { value: option.value, booksCall: false, reply: replies[option.value] },
);

/** Where the mails lead to a call. */
const callPath = paths.call;

/** Checks the signature, and hands on what an expression makes of headers and body. */
const checkCall = (acceptedId: RegExp, output: string) => `// Which ids this webhook takes.
const acceptedId = ${acceptedId};
const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
checkSignature(headers, body, $env.CONSULTATION_WEBHOOK_SECRET, acceptedId, require('crypto'));
return [{ json: ${output} }];`;

const message = "$('Check signature').first().json";
const rows = '$input.all().map(({ json }) => json)';
const ofThread = "$('The thread').all().map(({ json }) => json)";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ofRequests: Record<string, Code> = {
  'Check signature': {
    files: ['signature', 'message'],
    call: checkCall(uuid, "readMessage(headers, body.toString('utf8'))"),
  },
  'First claim': {
    files: ['claims'],
    call: `const ownRow = $('Claim').first().json.id;
const claim = firstClaim(${rows}, ${message}.id, $execution.id, ownRow);
return claim ? [{ json: claim }] : [];`,
  },
  'Write to the team': {
    files: ['text', 'call', 'contactMethod', 'settings', 'thread', 'teamMail'],
    values: { fields, contactMethods, callPath },
    call: `const settings = $('Settings').first().json;
checkSettings(settings, DateTime);
const message = ${message};
const { row } = $('First claim').first().json;
const rows = ${ofThread};
const site = { settings, fields, contactMethods, callPath, DateTime };
return [{ json: teamMail({ message, row, rows, ...site }) }];`,
  },
  'Decide on mails': {
    files: ['thread'],
    call: `const mails = visitorMails(${message}, $('Write to the team').first().json, ${ofThread});
return mails.map((json) => ({ json }));`,
  },
  'Write to the visitor': {
    files: ['text', 'call', 'contactMethod', 'calendar', 'visitorMail'],
    values: { words, services: byValue(selectOptions.service), contactMethods, callPath },
    call: `const message = ${message};
const settings = $('Settings').first().json;
const decided = $('Decide on mails').all().map(({ json }) => json);
const mails = withinLimit(decided, ${rows}, message.id);
const site = { settings, words, services, contactMethods, callPath, DateTime };
return mails.map((mail) => {
  const { file, ...json } = visitorMail(mail, { message, ...site });
  if (!file) return { json };
  const data = Buffer.from(file).toString('base64');
  return { json, binary: { call: { data, mimeType: 'text/calendar', fileName: 'call.ics' } } };
});`,
  },
  'Answer with the id': { files: [], call: `return [{ json: { id: ${message}.id } }];` },
};

const ofAlerts: Record<string, Code> = {
  'Check signature': {
    files: ['signature'],
    call: checkCall(
      /^alert-/,
      "{ id: headers['webhook-id'], request: JSON.parse(body.toString('utf8')) }",
    ),
  },
};

/** A file of docs/n8n as part of a script of one piece: n8n's Code node knows no modules. */
const sourceOf = (file: string) =>
  readFileSync(`docs/n8n/${file}.js`, 'utf8')
    .replace(/^(\/\/ @ts-check\n|import .*\n)+/g, '')
    .replace(/^export /gm, '')
    .trim();

function scriptOf({ files, call, values = {} }: Code): string {
  const constants = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `${files.map(sourceOf).join('\n\n')}\n\n${constants.join('')}${call}\n`;
}

/** A workflow with the scripts, and the length of a call, that the site has now. */
function withScripts(file: string, codes: Record<string, Code>): string {
  const workflow: Workflow = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, type, parameters } of workflow.nodes) {
    const code = codes[name];
    if (code) parameters.jsCode = scriptOf(code);
    else if (type.endsWith('.code')) throw new Error(`${file}: no script for "${name}"`);
    for (const assignment of parameters.assignments?.assignments ?? []) {
      if (assignment.name === 'callMinutes') assignment.value = callRules.callMinutes;
    }
  }
  return `${JSON.stringify(workflow, null, 2)}\n`;
}

/** The two workflows of docs/n8n.md as n8n imports them, by their files. */
export const workflowFiles = (): Record<string, string> => ({
  'docs/n8n-workflow.json': withScripts('docs/n8n-workflow.json', ofRequests),
  'docs/n8n-alerts.json': withScripts('docs/n8n-alerts.json', ofAlerts),
});
