#!/usr/bin/env node
import { runOutbox } from './program';

// A reader that stops early (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runOutbox(process.argv.slice(2));
