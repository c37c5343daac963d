import { buildSync } from 'esbuild';
import { node, type WorkflowNode } from './nodes';

interface Script {
  /** Exported names, by file of docs/n8n. */
  imports?: Record<string, readonly string[]>;
  /** Constants that `run` uses. */
  values?: Record<string, unknown>;
  /** The node's own statements. */
  run: string;
}

/** Statements and expressions of scripts. */
export const settings = "const settings = $('Settings').first().json;";
export const rows = (from: string): string => `$('${from}').all().map(({ json }) => json)`;
export const input = '$input.all().map(({ json }) => json)';

/** Bundles imports, because n8n's Code node has no modules. */
function bundle(imports: Record<string, readonly string[]>): string {
  const lines = Object.entries(imports).map(
    ([file, names]) => `export { ${names.join(', ')} } from './${file}';`,
  );
  const { outputFiles } = buildSync({
    stdin: { contents: lines.join('\n'), resolveDir: 'docs/n8n' },
    bundle: true,
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').replace(/^export \{[^}]*\};\n/m, '');
}

/** Returns a node whose script runs once for all items. */
export function code(
  name: string,
  position: [number, number],
  { imports = {}, values = {}, run }: Script,
): WorkflowNode {
  const constants = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return node(name, 'code@2', position, {
    jsCode: `${bundle(imports)}${constants.join('')}${run}\n`,
  });
}

/** @param accepted the ids that the webhook accepts */
export const checkSignature = (
  position: [number, number],
  imports: Script['imports'],
  accepted: RegExp,
  output: string,
): WorkflowNode =>
  code('Check signature', position, {
    imports: { signature: ['checkSignature'], ...imports },
    run: `const acceptedId = ${accepted};
const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
checkSignature(headers, body, $env.CONSULTATION_WEBHOOK_SECRET, acceptedId, require('crypto'));
return [{ json: ${output} }];`,
  });
