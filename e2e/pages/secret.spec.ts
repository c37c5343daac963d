import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formCopy } from '@/content/copy/consultation';
import { websiteService } from '@/content/services';
import { consultationEndpoint } from '@/lib/paths';
import { expect, siteTest as test } from '../../testing/browser/test';
import { aRequest } from '../../testing/samples/consultationRequest';
import { canaryPath, requireTestBuild } from '../../testing/site/testBuild';

/** The last part of the webhook's path: no encoding of the URL changes it. */
const canary = canaryPath.split('/').at(-1) ?? '';

/** The files of the build that contain a text, apart from the bundler's cache. */
function filesWith(text: string): string[] {
  return readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .map((name) => join('.next', name))
    .filter((file) => !file.startsWith(join('.next', 'cache')))
    .filter((file) => lstatSync(file).isFile())
    .filter((file) => readFileSync(file).includes(text));
}

test('the webhook URL is in no file of a build that was given it', () => {
  requireTestBuild();
  const scripts = filesWith(formCopy.submit);
  expect(scripts.some((file) => file.startsWith(join('.next', 'static')))).toBe(true);
  const found = filesWith(websiteService.title);
  expect(found.some((file) => file.endsWith('.html'))).toBe(true);
  expect(found.some((file) => file.endsWith('.rsc'))).toBe(true);
  expect(filesWith(canary)).toEqual([]);
});

test('the webhook URL is in no answer and in no log', async ({ request, receiver, site }) => {
  const post = (data: unknown, headers = {}) =>
    request.post(consultationEndpoint, { data, headers });
  const answers = [
    await request.get('/api/health'),
    await request.get(consultationEndpoint),
    await request.get('/api/outbox/drain'),
    await post({}),
    await post('{', { 'content-type': 'x/y' }),
    await post(aRequest()),
  ];
  const redirect = { status: 302, headers: { location: '/' } };
  for (const failure of [{ status: 500 }, 'reset', redirect] as const) {
    receiver.answerWith(failure);
    answers.push(await post(aRequest({ name: JSON.stringify(failure) })));
  }
  expect(answers.map((answer) => answer.status())).toEqual([
    200, 405, 404, 422, 415, 200, 202, 202, 202,
  ]);
  for (const answer of answers) {
    expect(await answer.text(), answer.url()).not.toContain(canary);
    expect(JSON.stringify(answer.headers()), answer.url()).not.toContain(canary);
  }
  await expect.poll(() => receiver.requests.length).toBeGreaterThanOrEqual(4);
  expect(receiver.requests.every(({ path }) => path === canaryPath)).toBe(true);
  expect(site.output()).toMatch(/"msg":/);
  expect(site.output()).not.toContain(canary);
});
