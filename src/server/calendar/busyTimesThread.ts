import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from './busyTimes';
import { decodeText } from './decodeText';

// The thread that `readCalendar` starts and ends.
const { bytes, charset, window, timeZone } = workerData;
parentPort?.postMessage(busyTimes(decodeText(bytes, charset), window, timeZone));
