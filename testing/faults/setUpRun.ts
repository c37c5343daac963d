import openTestRun from '../run/testRun';
import { isBuilt } from '../site/site';

/** Prepares a run of the fault suite. */
export default function setUpRun(): void {
  if (!isBuilt()) {
    throw new Error('The fault suite runs the built server: run npm run build:test first.');
  }
  openTestRun();
}
