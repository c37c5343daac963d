import 'server-only';
import { errorCode } from '../errorCode';

/** Codes of both engines, and our own refusals (OUTBOX…). */
const common = {
  OUTBOX_MISSING:
    'does not exist: check its path or URL. If it was removed, restore a backup (docs/operate.md). The site creates it ' +
    'when it starts.',
  OUTBOX_OUTDATED: 'is of an earlier release: start the site, which updates it.',
  OUTBOX_NEWER: 'is of a later release: use the tool of that release.',
  OUTBOX_UNKNOWN:
    'has tables or columns that this release does not know, or lacks some: name another outbox in DATABASE_URL, ' +
    'or start the release that made it.',
};

/** Node's manual, "X509 certificate error codes". */
const untrusted =
  'CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT ERR_TLS_CERT_ALTNAME_INVALID SELF_SIGNED_CERT_IN_CHAIN ' +
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE';

/** SQLSTATEs (PostgreSQL's manual, appendix A) or connection errors. */
const postgres = {
  TIMEOUT:
    'does not answer in time: check whether a session holds a lock on its tables, whether a synchronous standby is ' +
    'down (start it, or remove it from synchronous_standby_names), and whether its disk is slow. Do not restart the ' +
    'site: each restart leaves up to five more sessions on the server.',
  OUTBOX_OCCUPIED: 'already has other requests: name an empty database.',
  OUTBOX_PASSWORD:
    'requires a password for its role, but DATABASE_URL has none: write postgres://role:PASSWORD@host/database, and ' +
    'restart.',
  '28P01': 'rejects the password of its role: correct DATABASE_URL, and restart.',
  '28000':
    'rejects its role, this machine, or a connection without TLS: check pg_hba.conf on its server, or add ' +
    '?sslmode=require to its URL.',
  '3D000': 'is in a database that does not exist: create it (docs/operate.md, "Several machines").',
  '3F000 42501':
    'denies its role rights: GRANT it CREATE and USAGE on the schema, and all rights on the tables.',
  '25006': 'is read-only, and may be a standby: name the primary server.',
  '53100': 'is on a full disk: free some space there.',
  '53300':
    "has no free connection: raise max_connections on its server, or its role's CONNECTION LIMIT, or close other " +
    'connections. Each process of the site needs five.',
  '57P01 57P02 57P03':
    'is starting, recovering, or shutting down: wait. If that takes more than a few minutes, see the log of its server.',
  '42P01 42703':
    'lacks tables or columns of this release: if somebody removed them, restore a backup (docs/operate.md).',
  'OUTBOX_ENCODING 22P05':
    'is in a database whose encoding is not UTF-8 and rejects most languages: create a database WITH ENCODING ' +
    "'UTF8' TEMPLATE template0, and name it in DATABASE_URL.",
  ENOENT: 'has a URL with a socket or a certificate that does not exist: correct DATABASE_URL.',
  [untrusted]:
    'has a certificate that is not trusted, has expired, or names another host: renew it, use the host name that it ' +
    'contains, or add ?sslmode=verify-full&sslrootcert=/path/ca.crt to its URL.',
  'ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN NO_CONNECTION':
    'does not answer, or closes the connection: check that it runs at the host and port of DATABASE_URL, that no ' +
    'firewall blocks it, and, with ?sslmode=require, that it offers TLS.',
};

/** SQLite's primary result codes or file system errors. */
const sqlite = {
  OUTBOX_FOLDER: 'is in a folder that does not exist: create the folder, or correct DATABASE_URL.',
  OUTBOX_COPIED:
    'was copied to PostgreSQL, so nothing may be stored in it: set DATABASE_URL to that database. To use the file ' +
    'again, run outbox copy --undo.',
  OUTBOX_IN_USE:
    'is open: stop the site and the service that restarts it, end each sqlite3 shell and each command of this tool, ' +
    'and run outbox copy again.',
  'SQLITE_ERROR ERR_SQLITE_ERROR':
    'lacks tables or columns of this release: if somebody removed them, restore a backup (docs/operate.md).',
  'EACCES EPERM EROFS SQLITE_CANTOPEN SQLITE_READONLY':
    'or its folder belongs to another user, or is read-only: give both to the user that runs the site, and make ' +
    'them writable.',
  TIMEOUT:
    'does not answer in time: check whether its disk is slow, or another process holds a lock on it.',
  'ENOSPC SQLITE_FULL': 'is on a full disk: free some space there.',
  EDQUOT: 'has used up the disk quota of its user: raise the quota, or free some space there.',
  SQLITE_BUSY:
    'is locked by another process: end the program that has it open, such as a sqlite3 shell.',
  'SQLITE_CORRUPT SQLITE_NOTADB':
    'is damaged, or not an SQLite file: restore a backup (docs/operate.md).',
};

/** Returns a sentence about the outbox. Ignores the error's message, which can contain secrets. */
export function problemIn(error: unknown, databaseUrl: string): { code: string; problem: string } {
  const code = errorCode(error);
  const ofEngine = databaseUrl.startsWith('file:') ? sqlite : postgres;
  // SQLITE_IOERR_WRITE, an extended result code, begins with its primary code.
  const primary = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  const sentences = Object.entries<string>({ ...common, ...ofEngine });
  const [, problem] = sentences.find(([codes]) => codes.split(' ').includes(primary)) ?? [];
  return { code, problem: problem ?? 'reports an unknown error.' };
}
