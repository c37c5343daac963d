import { readFileSync } from 'node:fs';
import { node, type WorkflowNode } from './nodes';

/** The script of a Code node. */
interface Script {
  /** Files of docs/n8n. An imported file precedes the file that imports it. */
  files: readonly string[];
  /** Constants that `run` uses. */
  values?: Record<string, unknown>;
  /** The statements of the node itself. */
  run: string;
}

/** Returns a file of docs/n8n as part of a script: n8n's Code node has no modules. */
const sourceOf = (file: string) =>
  readFileSync(`docs/n8n/${file}.js`, 'utf8')
    .replace(/^(\/\/ @ts-check\n|import .*\n)+/g, '')
    .replace(/^export /gm, '')
    .trim();

/** Returns a node that runs a script once for all items. */
export function code(
  name: string,
  position: [number, number],
  { files, values = {}, run }: Script,
): WorkflowNode {
  const constants = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const jsCode = `${files.map(sourceOf).join('\n\n')}\n\n${constants.join('')}${run}\n`;
  return node(name, 'code@2', position, { jsCode });
}

/** Returns a node that checks the signature. @param accepted the ids that the webhook accepts @param output */
export const checkSignature = (
  position: [number, number],
  files: readonly string[],
  accepted: RegExp,
  output: string,
): WorkflowNode =>
  code('Check signature', position, {
    files: ['signature', ...files],
    run: `const acceptedId = ${accepted};
const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
checkSignature(headers, body, $env.CONSULTATION_WEBHOOK_SECRET, acceptedId, require('crypto'));
return [{ json: ${output} }];`,
  });
