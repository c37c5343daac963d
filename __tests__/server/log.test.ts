import { printable } from '@/server/log';

test('a line of the log has nothing that a terminal could obey or a reader mistake', () => {
  const line = '{"got":"https://a.example\u009b31m\u0085\u200f\u001b[2Jé","count":1}\n';
  expect(printable(line)).toBe('{"got":"https://a.example?31m???[2J?","count":1}\n');
});
