import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyPage } from '@/content/copy/privacy';
import { examples } from '@/content/examples/examples';
import { allPages, headerLinks } from '@/content/pages';
import { services } from '@/content/services';
import {
  addDaysTo,
  callRules,
  slotsOn,
  timeSlots,
} from '@/features/consultation/model/call/calendar';
import { timeInWords } from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import {
  fieldNames,
  fields,
  type InputName,
  inputNames,
} from '@/features/consultation/model/fields';
import { contactMethodOptions, type Option } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { writePrice } from '@/lib/text/price';

const product = readFileSync('docs/product.md', 'utf8');

test('docs/product.md lists the fields of a request in their order', () => {
  const [, list = ''] = /fields in this order.*?\n\n(.*?)\n\n/s.exec(product) ?? [];
  expect(Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(fieldNames);
  const bold = Array.from(list.matchAll(/\*\*`(\w+)`/g), ([, name]) => name);
  const required = inputNames.filter((name) => fields[name].required);
  expect(bold).toEqual([...required, 'contactMethod']);
});

test('docs/product.md has a section for each page, and names the links of the header', () => {
  const sections = new Map(
    product
      .split('\n## ')
      .map((text) => [text.split('\n', 1)[0]?.replaceAll(' ', '-').toLowerCase(), text]),
  );
  const missing = allPages.filter(
    ({ path }) => !(path === '/' ? ['home'] : path.split('/')).some((part) => sections.has(part)),
  );
  expect(missing).toEqual([]);
  const header = sections.get('header-and-footer')?.replace(/\s+/g, ' ');
  expect(headerLinks.filter(({ label }) => !header?.includes(label))).toEqual([]);
});

test.each<[string, readonly Option[]]>([
  ...Object.entries(selectOptions),
  ['contactMethod', contactMethodOptions],
])('docs/product.md lists the values of %s', (name, options) => {
  const [, list = ''] = new RegExp(`^- \`${name}\`: (.*?)\\.$`, 'ms').exec(product) ?? [];
  const values = Array.from(list.matchAll(/`([\w-]+)`/g), ([, value]) => value);
  expect(values).toEqual(options.map(({ value }) => value));
});

/** A new field needs words on the privacy page (src/content/copy/privacy.ts). */
const onPrivacyPage: Record<InputName, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  company: 'company',
  website: 'website',
  service: 'the service you pick',
  budget: 'budget',
  timeline: 'timeline',
  description: 'description',
};

test('the privacy page names each field of the form', () => {
  const asked = privacyPage.sections[0]?.text[0] ?? '';
  expect(inputNames.filter((name) => !asked.includes(onPrivacyPage[name]))).toEqual([]);
});

test('the privacy page and SECURITY.md name what the link of a call allows', () => {
  const texts = [textsIn(privacyPage).join(' '), readFileSync('SECURITY.md', 'utf8')];
  for (const text of texts) expect(text.replace(/\s+/g, ' ')).toContain('email address included');
});

test('docs/product.md has the hours of calls and the number of slots of a day', () => {
  const { week: hours, windowDays } = callRules;
  const minutes = new Set(hours.flatMap((day) => day?.minutes ?? []));
  const [, calls = ''] = /\n## Calls\n(.*?)\n## /s.exec(product) ?? [];
  const week = Array.from({ length: 7 }, (_, day) => slotsOn(addDaysTo('2026-11-22', day)));
  const lengths = new Set(week.map(({ length }) => length).filter(Boolean));
  const sentences = [
    ...Array.from(lengths, (length) => `${length} times`),
    ...Array.from(minutes, (distance) => `every ${distance} minutes`),
    ...weekInWords.split('; '),
    `to ${windowDays} days`,
    `such as ${timeInWords(timeSlots.at(-1) ?? '')}`,
  ];
  expect(sentences.filter((words) => !calls.replace(/\s+/g, ' ').includes(words))).toEqual([]);
});

test('docs/product.md has the title, price, and timeline of each service', () => {
  expect(product.match(/(?<=^- ).*: starting at .*/gm)).toEqual(
    services.map(({ title, price, timeline }) => `${title}: ${writePrice(price)}; ${timeline}`),
  );
});

/** Normalizes blanks. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ')];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

test('each sentence that an owner has to confirm is in its file, and each example has one', async () => {
  const [, toConfirm = ''] = product.split('Single promises, by file:');
  const [, ...parts] = toConfirm.split(/^- `(.+)`$/m);
  const files = parts.filter((_, index) => index % 2 === 0);
  expect(files).toContain('src/content/questions.ts');
  const missing: string[] = [];
  for (const file of files) {
    const texts = textsIn(await import(join(process.cwd(), file)));
    const sentences = parts[parts.indexOf(file) + 1]?.match(/(?<=^ {2}- ).+$/gm) ?? [];
    expect(sentences).not.toHaveLength(0);
    const gone = sentences.filter((sentence) => !texts.some((text) => text.includes(sentence)));
    missing.push(...gone.map((sentence) => `${file}: ${sentence}`));
  }
  expect(missing).toEqual([]);
  const ofExamples = examples.map(({ slug }) => `src/content/examples/${slug}.ts`);
  expect(ofExamples.filter((file) => !files.includes(file))).toEqual([]);
});

test('each file that docs/product.md names for an owner to confirm exists', () => {
  const [, byFile = ''] = product.split('## Confirm before you publish');
  const named = Array.from(byFile.matchAll(/^- `(.+?)`/gm), ([, file = '']) => file);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('no text names a command with which npx could run a package of the registry', () => {
  const inFolders = ['docs', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...inFolders, 'README.md', '.env.local.example', 'Dockerfile', 'compose.yaml'];
  const texts = files.filter((file) => /\.(tsx?|md|example|yaml)$|Dockerfile/.test(file));
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('npx outbox'))).toEqual([]);
});
