#!/usr/bin/env node
import { notice } from './output/print';
import { runOutbox } from './program';

// A reader may stop early (`| head`).
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') notice(`The output cannot be written: ${code}`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runOutbox(process.argv.slice(2));
