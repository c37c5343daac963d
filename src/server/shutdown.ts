import 'server-only';
import { constants } from 'node:os';
import { errorCode } from './errorCode';
import { log } from './log';
import { getOutbox } from './outbox';
import { perProcess } from './perProcess';
import { stopTelemetry } from './telemetry';

/** What is in hand gets this long to finish; then it is released for another process. */
const graceMs = 7000;

/** The process is gone after this, whatever hangs. */
const deadlineMs = 9500;

const state = perProcess('shutdown', () => ({ begun: false }));

/** Whether the process is on its way out; connections are then closed after their response. */
export const isShuttingDown = () => state.begun;

async function handOver(): Promise<void> {
  const outbox = getOutbox();
  try {
    await outbox.delivery?.stop(graceMs);
    await outbox.close();
    await stopTelemetry();
  } catch (error) {
    // Nothing is lost: the leases run out and another process takes over.
    log.error({ error: errorCode(error) }, 'Requests in hand could not be released');
  }
}

function shutDown(signal: NodeJS.Signals): void {
  if (state.begun) return;
  state.begun = true;
  // Next closes its HTTP server on the same signal and then exits, without waiting for deliveries
  // that go on in the background. Its exit is held until they are handed over.
  const exit = process.exit;
  const handedOver = handOver();
  process.exit = ((code) => {
    void handedOver.then(() => exit(code));
  }) as typeof process.exit;
  setTimeout(() => exit(128 + constants.signals[signal]), deadlineMs);
  log.info({ signal }, 'Shutting down');
}

/** Makes SIGTERM and SIGINT hand over what is in hand before the process ends, within 10 seconds. */
export function handOverOnSignals(): void {
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
