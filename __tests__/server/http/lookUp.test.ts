import dns from 'node:dns/promises';
import { createLookup } from '@/server/http/lookUp';

const found = [{ address: '127.0.0.1', family: 4 }];

test('a name without an answer lets the others go first at the next lookup', async () => {
  const lookUp = createLookup();
  const resolve = (host: string) =>
    new Promise<string>((done) => {
      lookUp(host, {}, (error) => done(error ? `no ${host}` : host));
    });
  const asked = jest.spyOn(dns, 'lookup').mockImplementation((async (host: string) => {
    if (host === 'silent.example') throw new Error('EAI_AGAIN');
    return found;
  }) as never);
  const both = () => Promise.all(['silent.example', 'well.example'].map(resolve));
  for (const _ of [1, 2]) expect(await both()).toEqual(['no silent.example', 'well.example']);
  const [first, second] = ['silent.example', 'well.example'];
  expect(asked.mock.calls.map(([host]) => host)).toEqual([first, second, second, first]);
});
