import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from './busyTimes';
import { decodeText } from './decodeText';

const { bytes, charset, window, timeZone } = workerData;
parentPort?.postMessage(busyTimes(decodeText(bytes, charset), window, timeZone));
