import { isBuilt } from '../../../testing/site';
import openTestRun from '../../../testing/testRun';

/** Prepares a run of the fault suite. */
export default function setUpRun(): void {
  if (!isBuilt()) {
    throw new Error('The fault suite runs the built server: run npm run build:test first.');
  }
  openTestRun();
}
