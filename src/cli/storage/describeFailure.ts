import { errorCode } from '@/server/errorCode';

/** Error codes of Node, SQLite and PostgreSQL (manual, appendix A), with their meaning or remedy. */
const meanings: Record<string, string> = {
  EACCES: 'this user may not open it; run the tool as the user that the site runs as',
  EPERM: 'this user may not change it; run the tool as the user that the site runs as',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENOTFOUND: 'the host name is unknown',
  ECONNREFUSED: 'nothing listens there; check that the database runs, and its host and port',
  ECONNRESET: 'the connection broke',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  SQLITE_CANTOPEN: 'the file cannot be opened; check its permissions and those of its folder',
  SQLITE_READONLY: 'the file is read-only for this user; run the tool as the user of the site',
  SQLITE_FULL: 'the disk is full',
  SQLITE_BUSY: 'another process has been writing for too long; try again',
  SQLITE_IOERR: 'the disk fails',
  SQLITE_NOTADB: 'the file is not a SQLite database',
  SQLITE_CORRUPT: 'the file is damaged; restore a backup',
  '28P01': 'the password is wrong',
  '28000': 'the server does not let this user in (pg_hba.conf)',
  '3D000': 'the database does not exist',
  '42501': 'this user lacks a permission',
  '42P01': 'a table is missing',
  '25006': 'the server is read-only, a standby for example',
  '53100': 'the disk of the server is full',
  '53200': 'the server is out of memory',
  '53300': 'the server has too many connections',
  '55P03': 'another process holds a lock; try again',
  '57014': 'the statement was canceled',
  '57P01': 'the server is shutting down',
  '57P03': 'the server is starting up; try again',
};

/** Describes an error by its code and meaning, never by its message, which can contain secrets. */
export function describeFailure(error: unknown): string {
  const code = errorCode(error);
  const meaning = meanings[code] ?? meanings[code.replace(/^(SQLITE_[A-Z]+)_.*$/, '$1')];
  return meaning ? `${code}: ${meaning}` : code;
}
