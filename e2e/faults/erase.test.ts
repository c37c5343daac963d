import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { engines } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

const marks = ['Mira Markova', 'mira@markova.example', '+1 555 010 7777', 'unmistakable words'];

const mira = (index: number) => ({
  name: marks[0] ?? '',
  email: index % 2 ? 'mira@markova.example' : 'Mira@Markova.Example',
  phone: marks[2] ?? '',
  // Long enough for pages of its own.
  description: 'unmistakable words, '.repeat(index * 20 + 1),
});

describe.each(engines)(
  'a person who asks to be forgotten, with the outbox on %s',
  (_name, engine) => {
    const site = setUpSite({
      engine,
      env: { WEBHOOK_RETRY_DELAYS: '0.1,0.1,0.1,0.1,3600' },
    });

    /** Which of the marks are in the files, in any case. */
    function found(): string[] {
      const path = site.env.DATABASE_URL?.slice('file:'.length) ?? '';
      const bytes = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
      return marks.filter((mark) => bytes.toLowerCase().includes(mark.toLowerCase()));
    }

    test('is erased, bytes included on SQLite, while the site runs', async () => {
      let count = 0;
      // Every fourth attempt succeeds, so that rows move about before they are delivered.
      site.receiver.answerWith(() => {
        count += 1;
        return { status: count % 4 === 0 ? 200 : 503 };
      });
      for (let index = 0; index < 12; index += 1) {
        await submit(site.server.url, 'Olaf');
        await submit(site.server.url, mira(index));
      }
      site.receiver.answerWith({ status: 200 });
      await submit(site.server.url, 'Olaf');
      const isSqlite = site.engine.name === 'SQLite';
      if (isSqlite) expect(found()).toEqual(marks);

      const asked = await runTool(site.env, 'erase', '--email', 'MIRA@markova.example');
      expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining('--yes') });

      const erased = await runTool(
        site.env,
        'erase',
        '--email',
        'MIRA@markova.example',
        '--undelivered',
        '--yes',
      );
      expect(erased.status).toBe(0);
      expect(erased.stdout).toContain('12 requests of MIRA@markova.example erased.');
      if (isSqlite) {
        expect(erased.stdout).toContain(
          'SQLite has rewritten its file without them and emptied its write-ahead log.',
        );
        expect(found()).toEqual([]);
      } else {
        expect(erased.stdout).toContain('cannot say when they are gone');
      }

      expect((await submit(site.server.url, 'Olaf'))?.httpStatus).toBe(200);
      const rest = await runTool(site.env, 'find', 'Olaf', '--json');
      expect(JSON.parse(rest.stdout)).toHaveLength(14);
      const nobody = await runTool(site.env, 'find', 'mira', '--json');
      expect(nobody).toMatchObject({ status: 0, stdout: '[]\n' });
    });

    test('keeps what is not delivered, unless that is asked for', async () => {
      site.receiver.answerWith({ status: 401 });
      await submit(site.server.url, { email: 'park@example.com' });
      const kept = await runTool(
        site.env,
        'erase',
        '--email',
        'park@example.com',
        '--yes',
        '--json',
      );
      expect(JSON.parse(kept.stdout)).toMatchObject({ erased: 0, kept: 1 });
      expect(kept.status).toBe(0);
      const options = ['--undelivered', '--yes', '--json'];
      const gone = await runTool(site.env, 'erase', '--email', 'park@example.com', ...options);
      expect(JSON.parse(gone.stdout)).toMatchObject({ erased: 1, kept: 0 });
    });

    test('is erased in two runs where the first could not finish, and each says what it did', async () => {
      const isSqlite = site.engine.name === 'SQLite';
      site.receiver.answerWith({ status: 200 });
      expect((await submit(site.server.url, mira(10)))?.httpStatus).toBe(200);
      const erase = () =>
        runTool(site.env, 'erase', '--email', 'mira@markova.example', '--yes', '--json');
      // While somebody reads, the log cannot be emptied.
      const reader = isSqlite ? new DatabaseSync(site.env.DATABASE_URL?.slice(5) ?? '') : undefined;
      reader?.exec('BEGIN');
      reader?.prepare('SELECT COUNT(*) FROM consultation_request').get();
      const first = await erase();
      reader?.exec('COMMIT');
      reader?.close();
      expect(JSON.parse(first.stdout)).toEqual({
        erased: 1,
        kept: 0,
        rewritten: isSqlite,
        logEmptied: false,
      });
      expect(first.status).toBe(isSqlite ? 1 : 0);
      if (!isSqlite) return;
      expect(first.stderr).toMatch(/log could not be emptied: SQLITE_BUSY.*Run the command again/s);
      expect(found()).not.toEqual([]);

      const second = await erase();
      expect(JSON.parse(second.stdout)).toEqual({
        erased: 0,
        kept: 0,
        rewritten: true,
        logEmptied: true,
      });
      expect(second.status).toBe(0);
      expect(found()).toEqual([]);
    });
  },
);
