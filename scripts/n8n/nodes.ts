import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface N8nNode {
  parameters: Record<string, unknown>;
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [x: number, y: number];
  webhookId?: string;
  alwaysOutputData?: boolean;
  onError?: 'continueRegularOutput';
  retryOnFail?: boolean;
  maxTries?: number;
  waitBetweenTries?: number;
  notesInFlow?: boolean;
  notes?: string;
}

type More = Partial<Omit<N8nNode, 'id' | 'name' | 'parameters'>>;

/** A UUID that stays the same from one generation to the next. */
const idOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

function node(
  type: string,
  typeVersion: number,
  name: string,
  position: N8nNode['position'],
  parameters: N8nNode['parameters'],
  more: More = {},
): N8nNode {
  const fullType = `n8n-nodes-base.${type}`;
  return { parameters, id: idOf(name), name, type: fullType, typeVersion, position, ...more };
}

/** What receives: it takes the raw body, whose bytes are signed, and answers when the last node has ended. */
export const webhook = (name: string, path: string): N8nNode =>
  node(
    'webhook',
    2,
    name,
    [0, 0],
    { httpMethod: 'POST', path, responseMode: 'lastNode', options: { rawBody: true } },
    { webhookId: idOf(path) },
  );

/** Files of docs/n8n as a script of one piece: n8n's Code node knows no modules. */
function scriptOf(files: readonly string[]): string {
  const sources = files.map((file) =>
    readFileSync(`docs/n8n/${file}.js`, 'utf8')
      .replace(/^(\/\/ @ts-check\n|import .*\n)+/g, '')
      .replace(/^export /gm, '')
      .trim(),
  );
  return sources.join('\n\n');
}

/**
 * A Code node.
 *
 * @param files of docs/n8n, with all that they import
 * @param call what the node does with them
 * @param values constants that the call names
 */
export function code(
  name: string,
  position: N8nNode['position'],
  files: readonly string[],
  call: string,
  values: Record<string, unknown> = {},
): N8nNode {
  const constants = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const jsCode = `${scriptOf(files)}\n\n${constants.join('')}${call}\n`;
  return node('code', 2, name, position, { jsCode });
}

/** A node with two ways out, the first where an expression is true. */
export function isTrue(name: string, position: N8nNode['position'], leftValue: string): N8nNode {
  const options = { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 };
  const operator = { type: 'boolean', operation: 'true', singleValue: true };
  const conditions = [{ id: idOf(leftValue), leftValue, rightValue: '', operator }];
  const parameters = { conditions: { options, conditions, combinator: 'and' }, options: {} };
  return node('if', 2.2, name, position, parameters);
}

/** Constants for later nodes. */
export function settings(
  name: string,
  position: N8nNode['position'],
  values: Record<string, string | number>,
): N8nNode {
  const assignments = Object.entries(values).map(([key, value]) => {
    return { id: idOf(key), name: key, value, type: typeof value };
  });
  return node('set', 3.4, name, position, { assignments: { assignments }, options: {} });
}

export const replaceable = (name: string, position: N8nNode['position']): N8nNode =>
  node('noOp', 1, name, position, {}, { notesInFlow: true, notes: 'Replace this node' });

export const onFailure = (name: string, position: N8nNode['position']): N8nNode =>
  node('errorTrigger', 1, name, position, {});

/** Sends a mail for each item, as text and HTML, from the settings' sender, without n8n's own line at its end. */
export function mail(
  name: string,
  position: N8nNode['position'],
  { toEmail, replyTo, attachments }: { toEmail: string; replyTo: string; attachments?: string },
  more: More = {},
): N8nNode {
  const sender = `{{ $('Settings').first().json.siteName.replace(/["<>\\\\]/g, '') }}`;
  const parameters = {
    fromEmail: `="${sender}" <{{ $('Settings').first().json.senderEmail }}>`,
    toEmail,
    subject: '={{ $json.subject }}',
    emailFormat: 'both',
    text: '={{ $json.text }}',
    html: '={{ $json.html }}',
    options: { appendAttribution: false, replyTo, ...(attachments && { attachments }) },
  };
  return node('emailSend', 2.1, name, position, parameters, more);
}

export const note = (
  name: string,
  position: N8nNode['position'],
  content: string,
  [width, height]: [number, number],
): N8nNode => node('stickyNote', 1, name, position, { content, height, width });

export { node };

/** The connections of n8n, from each node's ways out to the nodes behind them. */
export const connect = (ways: Record<string, string[][]>) =>
  Object.fromEntries(
    Object.entries(ways).map(([from, outputs]) => [
      from,
      { main: outputs.map((next) => next.map((to) => ({ node: to, type: 'main', index: 0 }))) },
    ]),
  );
