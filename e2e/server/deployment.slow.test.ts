import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { fields } from '@/features/consultation/model/fields';
import { consultationEndpoint, paths } from '@/lib/paths';
import { pagePaths } from '../../testing/browser/pages';
import { setUpSite } from '../../testing/built/siteUnderTest';
import { findProgram } from '../../testing/run/chromium';
import { eventually } from '../../testing/run/eventually';
import { freePort } from '../../testing/run/ports';
import { startProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { temporaryFolder } from '../../testing/site/environment';
import { builtSettings } from '../../testing/site/testBuild';

const origin = builtSettings.SITE_URL;
const { host } = new URL(origin);
const folder = temporaryFolder();
const inFolder = (name: string) => join(folder, name);

/** Writes a changed block of docs/operate.md to a file. */
function writeBlock(name: string, withText: string, changes: Record<string, string>): string {
  const blocks = readFileSync('docs/operate.md', 'utf8').matchAll(/^```\w*\n(.*?)^```/gms);
  const contents = Array.from(blocks, ([, content = '']) => content);
  let block = contents.find((content) => content.includes(withText)) ?? '';
  for (const [from, to] of Object.entries(changes)) {
    expect(block).toContain(from);
    block = block.replaceAll(from, to);
  }
  writeFileSync(inFolder(name), block);
  return inFolder(name);
}

const nginx = findProgram('nginx');

(nginx ? describe : describe.skip)('behind the nginx of docs/operate.md', () => {
  const site = setUpSite({ TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_PER_MINUTE: '4' });
  const [key, cert] = [inFolder('key.pem'), inFolder('cert.pem')];
  let ports: { tls: number; plain: number };

  /** Requests with TLS and HTTP/2. */
  async function ask(path: string, headers = {}, sent?: string, localAddress = '127.0.0.1') {
    const address = { host: '127.0.0.1', port: ports.tls, localAddress };
    const trust = { ca: readFileSync(cert), servername: host, ALPNProtocols: ['h2'] };
    const session = connect(origin, {
      createConnection: () => connectTls({ ...address, ...trust }),
    });
    const method = sent === undefined ? 'GET' : 'POST';
    const stream = session.request({ ':path': path, ':method': method, ...headers });
    stream.end(sent);
    const [answer] = await once(stream, 'response');
    const body = await text(stream);
    session.close();
    return { status: answer[':status'], headers: answer, body };
  }

  beforeAll(async () => {
    ports = { tls: await freePort(), plain: await freePort() };
    const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${host}`];
    const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
    execFileSync('openssl', [...kind, ...subject], { stdio: 'ignore' });
    const block = writeBlock('site.conf', 'proxy_pass', {
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': cert,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
      // nginx makes one level of folders.
      '/var/cache': folder,
      'www.example.com': host,
      '127.0.0.1:3000': `127.0.0.1:${site.server.port}`,
      'listen 443': `listen 127.0.0.1:${ports.tls}`,
      'listen 80': `listen 127.0.0.1:${ports.plain}`,
    });
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${inFolder(kind)};`,
    );
    const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
    const settings = `${asRoot} daemon off; pid ${inFolder('pid')}; error_log stderr; events {}
      http { access_log off; ${folders.join(' ')} include ${block}; }`;
    writeFileSync(inFolder('nginx.conf'), settings);
    startProcess(nginx ?? '', ['-e', 'stderr', '-c', inFolder('nginx.conf')], { stdio: 'inherit' });
    const plain = () => fetch(`http://127.0.0.1:${ports.plain}`, { redirect: 'manual' });
    await eventually(async () => (await plain()).status === 301);
  });

  test('every page is sent whole, also with 20 KB of other programs’ cookies, and then as 304', async () => {
    const [file] = /\/_next\/static\/[^"]+/.exec((await ask(paths.consultation)).body) ?? [''];
    for (const path of [...pagePaths, '/site.js', file, file]) {
      const { status, headers, body } = await ask(path, { cookie: `a=${'x'.repeat(20_000)}` });
      expect([path, status]).toEqual([path, 200]);
      expect(headers['strict-transport-security']).toBeDefined();
      expect(body.length).toBeGreaterThan(1000);
      const again = await ask(path, { 'if-none-match': String(headers.etag) });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test('JSON posts and form posts arrive, and are limited by their visitor’s address', async () => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '9.9.9.9' };
    const types = { 'content-type': 'application/x-www-form-urlencoded' };
    const description = '名'.repeat(4 * fields.description.maxLength);
    const form = new URLSearchParams({
      ...aRequest({ name: 'Li', description }),
      callDate: '',
      callTime: '',
    });
    const posted = await ask(consultationEndpoint, { ...headers, ...types }, `${form}`);
    expect([posted.status, posted.headers.location]).toEqual([303, paths.thankYou]);
    const { body } = await site.receiver.waitFor();
    expect(JSON.parse(body)).toMatchObject({ name: 'Li', description });
    for (const name of ['Ana', 'Eve', 'Bob', 'Mia', 'Zoe']) {
      const json = { ...headers, 'content-type': 'application/json' };
      const from = name === 'Zoe' ? '127.0.0.2' : '127.0.0.1';
      const sent = JSON.stringify(aRequest({ name }));
      const { status } = await ask(consultationEndpoint, json, sent, from);
      expect([200, 202]).toContain(status);
    }
    // The site may answer before its webhook does.
    const arrived = () => site.receiver.requests.map(({ body: sent }) => JSON.parse(sent).name);
    await eventually(() => arrived().length === 5);
    expect(arrived().sort()).toEqual(['Ana', 'Bob', 'Eve', 'Li', 'Zoe']);
    await eventually(() => site.server.output().includes('too many requests from one client'));
  });
});

const systemd = findProgram('systemd-analyze');

(systemd ? test : test.skip)(
  'systemd-analyze finds no fault in the service of docs/operate.md',
  () => {
    const path = writeBlock('agency-site.service', '[Unit]', {
      '/usr/bin/node': process.execPath,
      '/srv/agency-site': process.cwd(),
    });
    const { status, stderr } = spawnSync(systemd ?? '', ['verify', path], { encoding: 'utf8' });
    // Other units of this machine may have faults.
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('agency-site.service')]);
  },
);
