import 'server-only';
import pg from 'pg';
import { errorCode } from './errorCode';

/** Makes the driver read `sslmode` as libpq does. */
export function withLibpqModes(databaseUrl: string): string {
  const separator = databaseUrl.includes('?') ? '&' : '?';
  return `${databaseUrl}${separator}uselibpqcompat=true`;
}

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** Accepts a URL whose certificate file is missing: connecting reports that. */
export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false;
  const [, mode] = /[?&]sslmode=([^&]*)/.exec(text) ?? [];
  try {
    const { host } = new pg.Client({ connectionString: withLibpqModes(text) });
    return !host.includes(',') && (mode === undefined || sslModes.includes(mode));
  } catch (error) {
    return ['ENOENT', 'EACCES'].includes(errorCode(error));
  }
}
