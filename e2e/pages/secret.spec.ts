import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formCopy } from '@/content/copy/consultation';
import { websiteService } from '@/content/services';
import { expect, siteTest as test } from '../../testing/browser/test';
import { canary, requireTestBuild } from '../../testing/site/testBuild';

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
