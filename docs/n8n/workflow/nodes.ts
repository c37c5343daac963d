import { createHash } from 'node:crypto';

/** A node in n8n's import format. */
export interface WorkflowNode {
  parameters: Record<string, unknown>;
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  [setting: string]: unknown;
}

/** The next nodes' names, by output. */
export type Connections = Record<string, readonly (readonly string[])[]>;

export interface Part {
  nodes: WorkflowNode[];
  connections: Connections;
}

/** Derives a UUID from a text, so that each build writes the same ids. */
export const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

export type GridPosition = [column: number, row: number];

const columnWidth = 220;
const rowHeight = 120;

/**
 * @param type with its version, such as `code@2`
 * @param settings of the node itself
 */
export function node(
  name: string,
  type: string,
  [column, row]: GridPosition,
  parameters: Record<string, unknown>,
  settings: Record<string, unknown> = {},
): WorkflowNode {
  const [kind, version] = type.split('@');
  return {
    parameters,
    id: idOf(name),
    name,
    type: `n8n-nodes-base.${kind}`,
    typeVersion: Number(version),
    position: [column * columnWidth, row * rowHeight],
    ...settings,
  };
}

/** Returns a trigger that answers when the last node has finished. */
export const webhook = (name: string, position: GridPosition, path: string): WorkflowNode =>
  node(
    name,
    'webhook@2',
    position,
    { httpMethod: 'POST', path, responseMode: 'lastNode', options: { rawBody: true } },
    { webhookId: idOf(path) },
  );

/** Returns a node with two outputs: true and false. */
export const condition = (name: string, position: GridPosition, expression: string): WorkflowNode =>
  node(name, 'if@2.2', position, {
    conditions: {
      options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
      conditions: [
        {
          id: idOf(`${name}/condition`),
          leftValue: `={{ ${expression} }}`,
          rightValue: '',
          operator: { type: 'boolean', operation: 'true', singleValue: true },
        },
      ],
      combinator: 'and',
    },
    options: {},
  });

/** Returns a node that sends with the site's name and the settings' address. */
export const mail = (
  name: string,
  position: GridPosition,
  parameters: Record<string, unknown>,
  settings: Record<string, unknown> = {},
): WorkflowNode =>
  node(
    name,
    // Version 2 embeds files in the mail, where some programs hide them.
    'emailSend@1',
    position,
    {
      fromEmail: `="{{ $('Settings').first().json.siteName.replace(/["<>\\\\]/g, '') }}" <{{ $('Settings').first().json.senderEmail }}>`,
      subject: '={{ $json.subject }}',
      text: '={{ $json.text }}',
      html: '={{ $json.html }}',
      ...parameters,
    },
    settings,
  );

export const stickyNote = (
  name: string,
  [x, y]: [number, number],
  [width, height]: [number, number],
  content: string,
): WorkflowNode => ({
  ...node(name, 'stickyNote@1', [0, 0], { content, height, width }),
  position: [x, y],
});

export function workflow(id: string, name: string, parts: readonly Part[]) {
  const connections = Object.entries(Object.assign({}, ...parts.map((part) => part.connections)));
  return {
    id,
    versionId: idOf(id),
    name,
    nodes: parts.flatMap(({ nodes }) => nodes),
    connections: Object.fromEntries(
      (connections as [string, string[][]][]).map(([from, outputs]) => [
        from,
        {
          main: outputs.map((names) => names.map((to) => ({ node: to, type: 'main', index: 0 }))),
        },
      ]),
    ),
    settings: { executionOrder: 'v1' },
    active: false,
  };
}
