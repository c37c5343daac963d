import 'server-only';
import { constants } from 'node:os';

/** A code such as `SQLITE_FULL`, or an error's name. Never the message, which can contain personal data or a URL. */
export function errorCode(error: unknown): string {
  const { sqliteCodeName, code, name, errno } = Object(error);
  // Node itself has no names for some of the system's errors, such as a used-up quota.
  const systemNames = Object.entries(constants.errno);
  const [system] = systemNames.find(([, number]) => number === -errno) ?? [];
  const codes = [sqliteCodeName, code === 'UNKNOWN' ? system : code, name];
  return codes.find((value) => typeof value === 'string') ?? 'UNKNOWN';
}

/** An error that is known by its code alone. */
export const errorWith = (code: string) => Object.assign(new Error(), { code });

/** The log fields of an unexpected error: its code, and where it was thrown, without its message. */
export function describeError(error: unknown): { error: string; frames: string[] } {
  const { stack = '', message = '' } = Object(error);
  // The message stands before the frames, and may have lines that look like some.
  const afterMessage = String(stack).slice(String(stack).indexOf(message) + String(message).length);
  const frames = [...afterMessage.matchAll(/^\s+at (.+)$/gm)].slice(0, 8);
  return { error: errorCode(error), frames: frames.map(([, frame = '']) => frame) };
}
