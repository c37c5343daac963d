import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Receiver } from '../../../testing/receiver';
import type { Site } from '../../../testing/site';
import { eventually } from './eventually';
import { healthOf } from './health';
import { submit } from './requests';

/** Mounts a small disk on a folder. @returns whether this account may */
export function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    process.stdout.write('Mounting is not allowed here: the full disk was not tried.\n');
    return false;
  }
}

export const unmount = (folder: string) => execFileSync('umount', [folder]);

/**
 * Fills the small disk that the outbox of a server is on while the webhook fails, lets the webhook
 * recover, and makes room. Checks that nothing is acknowledged that is neither stored nor delivered.
 */
export async function fillDisk(folder: string, { url }: Site, receiver: Receiver): Promise<void> {
  receiver.answerWith({ status: 500 });
  const acknowledged: string[] = [];
  let refused = 0;
  for (let count = 0; count < 2000 && refused < 5; count += 1) {
    const reply = await submit(url, { description: randomBytes(1500).toString('base64') });
    if (reply?.httpStatus === 202) acknowledged.push(reply.id);
    else refused += 1;
  }
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(refused).toBe(5);
  expect((await healthOf(url)).reasons).toContainEqual(
    expect.stringContaining('the outbox cannot be written'),
  );
  // The disk is full and the webhook is back: what comes now goes straight there.
  receiver.answerWith({ status: 204 });
  expect((await submit(url))?.httpStatus).toBe(200);
  // Whatever could not be recorded on the full disk is delivered again once there is room.
  execFileSync('mount', ['-o', 'remount,size=50m', folder]);
  const arrived = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  await eventually(() => acknowledged.every((id) => arrived().has(id)), 60_000);
  expect(acknowledged.filter((id) => !arrived().has(id))).toEqual([]);
  process.stdout.write(`full disk: acknowledged ${acknowledged.length}, all delivered\n`);
}
