import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What it costs to have 4 KiB on the disk of a folder: milliseconds, over 200 writes. */
export function measureFsync(folder: string): { p50: number; p99: number } {
  const path = join(folder, 'fsync-probe');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, page);
    const began = process.hrtime.bigint();
    fsyncSync(file);
    return Number(process.hrtime.bigint() - began) / 1e6;
  }).sort((a, b) => a - b);
  closeSync(file);
  rmSync(path);
  return { p50: times[100] ?? 0, p99: times[198] ?? 0 };
}
