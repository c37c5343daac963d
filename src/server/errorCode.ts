import 'server-only';
import { constants } from 'node:os';

/** Returns an error's code or name, never its message: that could contain personal data or a URL. */
export function errorCode(error: unknown): string {
  const { sqliteCodeName, code, name, errno } = Object(error);
  // Node has no name for a used-up quota, for example.
  const systemNames = Object.entries(constants.errno);
  const [system] = systemNames.find(([, number]) => number === -errno) ?? [];
  const codes = [sqliteCodeName, code === 'UNKNOWN' ? system : code, name];
  return codes.find((value) => typeof value === 'string') ?? 'UNKNOWN';
}

export const errorWith = (code: string) => Object.assign(new Error(), { code });

export function describeError(error: unknown): { error: string; frames: string[] } {
  const { stack = '', message = '' } = Object(error);
  // A message may have lines that look like frames.
  const afterMessage = String(stack).slice(String(stack).indexOf(message) + String(message).length);
  const frames = [...afterMessage.matchAll(/^\s+at (.+)$/gm)].slice(0, 8);
  return { error: errorCode(error), frames: frames.map(([, frame = '']) => frame) };
}
