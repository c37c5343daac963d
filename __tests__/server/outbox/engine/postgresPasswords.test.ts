import { createServer } from 'node:net';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { eventually } from '../../../../testing/run/eventually';
import { listen } from '../../../../testing/run/ports';

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const authentication = (kind: number, text = '') =>
  message('R', Buffer.concat([Buffer.from([0, 0, 0, kind]), Buffer.from(text)]));
const refusal = message('E', Buffer.from('SFATAL\0C28P01\0Mrefused\0\0'));
const scram = authentication(10, 'SCRAM-SHA-256\0\0');

test.each([
  ['none, by SCRAM', 'site', 'OUTBOX_PASSWORD', scram, authentication(11, 'r=x')],
  ['none', 'site', 'OUTBOX_PASSWORD', authentication(3), refusal],
  ['a wrong one', 'site:x', '28P01', authentication(3), refusal],
])(
  'the connection to a server that asks for a password and gets %s is closed, and the error has a code',
  async (_, user, code, wanted, answer) => {
    let isClosed = false;
    const other = createServer((socket) => {
      socket.on('close', () => {
        isClosed = true;
      });
      socket.once('data', () => {
        socket.write(wanted);
        socket.once('data', () => socket.write(answer));
      });
    });
    const database = openPostgres(`postgres://${user}@127.0.0.1:${await listen(other)}/outbox`);
    await expect(database.run('SELECT 1')).rejects.toMatchObject({ code });
    await eventually(() => isClosed);
    await database.close();
    other.close();
  },
);
