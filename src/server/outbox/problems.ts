import 'server-only';
import { errorCode } from '../errorCode';

/** Codes of both engines, and our own refusals (OUTBOX…). */
const common = {
  OUTBOX_MISSING: 'does not exist. The site makes it when it starts.',
  OUTBOX_OUTDATED: 'is of an earlier release. The site brings it up to date when it starts.',
  OUTBOX_NEWER: 'is of a later release: use the tool of that release.',
  OUTBOX_UNKNOWN: 'has a structure that this release does not know.',
};

/** Node's manual, "X509 certificate error codes". */
const untrusted =
  'CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT ERR_TLS_CERT_ALTNAME_INVALID SELF_SIGNED_CERT_IN_CHAIN ' +
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE';

/** SQLSTATEs (PostgreSQL's manual, appendix A) or connection errors. */
const postgres = {
  TIMEOUT:
    'does not answer in time: see whether somebody holds a lock on its tables, whether a synchronous standby is away ' +
    '(start it, or take it out of synchronous_standby_names), and whether its disk is slow. Do not restart the site ' +
    'meanwhile: each restart leaves up to five more sessions on the server.',
  OUTBOX_OCCUPIED: "has requests already, which are not the file's: name an empty database.",
  OUTBOX_PASSWORD:
    'wants a password for its role, and DATABASE_URL has none: write it there, as postgres://role:PASSWORD@host, and ' +
    'restart.',
  '28P01': 'refuses the password of its role: correct DATABASE_URL, and restart.',
  '28000':
    'refuses its role, this machine, or a connection without TLS: see pg_hba.conf on its server, or add ' +
    '?sslmode=require to its URL.',
  '3D000': 'is in a database that does not exist: create it (docs/operate.md, "Several machines").',
  '3F000 42501':
    'refuses its role: GRANT it CREATE and USAGE on the schema, and all rights on the tables.',
  '25006': 'is read-only, perhaps on a standby: name the primary.',
  '53100': 'is on a full disk: make room there.',
  '53300':
    "has no free connection: raise max_connections on its server, or its role's CONNECTION LIMIT, or end what else " +
    'connects. The site needs five for each process.',
  '42P01':
    'has lost its tables: restore a backup (docs/operate.md), or restart the site, which makes new ones.',
  'OUTBOX_ENCODING 22P05':
    'is in a database whose encoding is not UTF-8, which refuses most languages: create one WITH ENCODING ' +
    "'UTF8' TEMPLATE template0, and name it in DATABASE_URL.",
  ENOENT: 'is at a socket, or needs a certificate, that does not exist: correct DATABASE_URL.',
  [untrusted]:
    'shows a certificate that is not trusted, has expired, or is of another host: name the host that it names, and ' +
    'add ?sslmode=verify-full&sslrootcert=/path/ca.crt to its URL.',
  'ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN NO_CONNECTION':
    'does not answer, or closes the connection: check that it runs at the host and port of DATABASE_URL, the ' +
    'firewall between, and with ?sslmode=require whether it offers TLS.',
};

/** SQLite's primary result codes or file system errors. */
const sqlite = {
  OUTBOX_MOVED:
    'was moved to PostgreSQL: set DATABASE_URL to where it is. If that move was interrupted, run outbox move again.',
  OUTBOX_MOVED_BEFORE:
    'was moved before, and there is a new one: rename the file that ends in .moved, which is of that move.',
  OUTBOX_IN_USE:
    'is open: stop the site and what starts it again, end a sqlite3 shell or a command of this tool, and repeat the ' +
    'move.',
  'SQLITE_ERROR ERR_SQLITE_ERROR':
    'has lost its tables: restore a backup (docs/operate.md), or restart the site, which makes new ones.',
  'EACCES EPERM EROFS SQLITE_CANTOPEN SQLITE_READONLY':
    'or its folder belongs to another user, or is read-only: give both to the user that runs the site, and let it ' +
    'write.',
  TIMEOUT: 'takes too long: see whether its disk is slow, or somebody holds a lock on it.',
  'ENOSPC SQLITE_FULL': 'is on a full disk: make room there.',
  EDQUOT: 'has a used-up quota: raise what its user may take on that disk, or make room there.',
  SQLITE_BUSY: 'is locked by another process: end what has it open, such as a sqlite3 shell.',
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
