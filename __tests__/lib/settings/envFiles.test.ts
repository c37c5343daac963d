import { expandedVariables } from '@/lib/settings/envFiles';

const names = ['SITE_NAME', 'DATABASE_URL'];
const found = (contents: string) => expandedVariables([{ contents }], names);

test.each([
  'SITE_NAME=Cash$Flow Co',
  'SITE_NAME="Cash$Flow Co"',
  "export SITE_NAME = 'Cash$Flow Co'",
  'OTHER=1\r\nSITE_NAME=$CASH\n',
  'SITE_NAME="#1 for $9"',
])('%s is a value that Next changes', (line) => {
  expect(found(line)).toEqual(['SITE_NAME']);
});

test.each([
  'SITE_NAME=Cash\\$Flow Co',
  '# SITE_NAME=$9',
  'SITE_NAME=Cash # $9 a month',
  'SITE_NAME=#$9',
  'OTHER=$9',
  '',
])('%s is no such value', (line) => {
  expect(found(line)).toEqual([]);
});

test('every file is read', () => {
  const files = [{ contents: 'DATABASE_URL=a$b' }, { contents: 'SITE_NAME=a$b' }];
  expect(expandedVariables(files, names)).toEqual(names);
});
