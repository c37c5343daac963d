import 'server-only';
import { errorCode } from '../errorCode';

/** Of both engines; our own refusals begin with OUTBOX. */
const common = {
  OUTBOX_MISSING: 'does not exist. The site makes it when it starts.',
  OUTBOX_OUTDATED: 'is of an earlier release. The site brings it up to date when it starts.',
  OUTBOX_UNKNOWN: 'has a structure that this release does not know.',
  TIMEOUT: 'takes too long: see whether its disk is slow, or somebody holds a lock on its tables.',
};

const untrusted =
  'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT_LOCALLY ' +
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE';

/** By SQLSTATEs (PostgreSQL's manual, appendix A), or codes of the connection's error. */
const postgres = {
  OUTBOX_MOVED: 'was not moved as a whole: run outbox move again.',
  OUTBOX_STANDBY:
    'waits for a synchronous standby that does not answer: start it, or take it out of synchronous_standby_names.',
  '28P01': 'refuses the password of its role: correct DATABASE_URL, and restart.',
  '28000':
    'refuses its role, this machine, or a connection without TLS: see pg_hba.conf on its server, or add ' +
    '?sslmode=require to its URL.',
  '3D000': 'is in a database that does not exist: create it (docs/operate.md, "Several machines").',
  '3F000 42501':
    'refuses its role: GRANT it CREATE and USAGE on the schema, and all rights on the tables.',
  '42P01': 'has lost its tables: restore a backup, or restart the site, which makes empty ones.',
  '55P03': 'waits for a transaction that somebody keeps open on its tables: end that.',
  '25006': 'is read-only, perhaps on a standby: name the primary.',
  '53100': 'is on a full disk: make room there.',
  '53300':
    "has no connection left: raise the role's CONNECTION LIMIT or the server's max_connections, or end others.",
  '57P03': "is starting or stopping: when that lasts, see PostgreSQL's log.",
  CERT_HAS_EXPIRED: "shows a certificate that has expired: renew it on PostgreSQL's server.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    'shows the certificate of another host: name in DATABASE_URL the host that the certificate names.',
  [untrusted]:
    'shows a certificate that is not trusted: add ?sslmode=verify-full&sslrootcert=/path/ca.crt to its URL.',
  ENOENT: 'or a certificate is at a path that does not exist: correct the files in DATABASE_URL.',
  EACCES:
    'or a certificate is in a file that the user of the site may not read: change its mode or owner.',
  'ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH NO_CONNECTION':
    'does not answer, or closes the connection: check that it runs at the host and port of DATABASE_URL, the ' +
    'firewall between, and with ?sslmode=require whether it offers TLS.',
  'ENOTFOUND EAI_AGAIN':
    "is at a host that no name server knows: check the host in DATABASE_URL, and this machine's name server.",
};

/** By SQLite's primary result codes, or codes of the file system's error. */
const sqlite = {
  OUTBOX_MOVED: 'was moved to PostgreSQL: set DATABASE_URL to where it is.',
  'SQLITE_ERROR ERR_SQLITE_ERROR':
    'has lost its tables, or was moved to PostgreSQL: restart the site, which then says which.',
  'EACCES EPERM EROFS SQLITE_CANTOPEN SQLITE_READONLY':
    'or its folder belongs to another user, or is read-only: give both to the user that runs the site, and let it ' +
    'write.',
  ENOENT: 'is in a folder that does not exist: correct DATABASE_URL, or make the folder.',
  ENOTDIR: 'has a path through a file that is not a folder: correct DATABASE_URL.',
  EISDIR: 'is at the path of a folder: name a file in DATABASE_URL.',
  'ENOSPC EDQUOT SQLITE_FULL': 'is on a full disk: make room there.',
  'EIO SQLITE_IOERR': "is on a disk that fails: see the system's log, and move it to another disk.",
  SQLITE_BUSY: 'is locked by another process: end what has it open, such as a sqlite3 shell.',
  'SQLITE_CORRUPT SQLITE_NOTADB':
    'is damaged, or not an SQLite file: restore a backup (docs/operate.md).',
  ERR_DLOPEN_FAILED:
    "needs SQLite's module, which this system is too old for, or lacks: use a newer system, the container, or " +
    'PostgreSQL.',
  ERR_MODULE_NOT_FOUND: "needs SQLite's module, which is missing: run npm ci.",
};

/**
 * What is wrong with the outbox at `databaseUrl` and what to do, by an error's code: a sentence whose subject is the
 * outbox. Never by its message, which can contain secrets.
 */
export function problemIn(error: unknown, databaseUrl: string): { code: string; problem: string } {
  const code = errorCode(error);
  const ofEngine = databaseUrl.startsWith('file:') ? sqlite : postgres;
  // An extended result code, such as SQLITE_IOERR_WRITE, begins with its primary one.
  const primary = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  const sentences = Object.entries<string>({ ...common, ...ofEngine });
  const [, problem] = sentences.find(([codes]) => codes.split(' ').includes(primary)) ?? [];
  return { code, problem: problem ?? 'cannot be used: see the log, and check DATABASE_URL.' };
}
