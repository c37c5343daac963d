// Reporter for Jest and Playwright: ends a failed run with its date and the command that repeats it.
import { relative } from 'node:path';

export default class NextStep {
  /** Jest passes the reporter's options as the second argument, Playwright as the first. */
  constructor(first, second) {
    this.command = (second ?? first).command;
    this.failed = new Set();
  }

  /** Jest's. */
  onTestFileResult(_test, { numFailingTests, testExecError, testFilePath }) {
    if (numFailingTests > 0 || testExecError) this.failed.add(testFilePath);
  }

  onRunComplete() {
    this.print();
  }

  /** Playwright's. */
  onTestEnd({ location }, { status }) {
    if (status !== 'passed' && status !== 'skipped') this.failed.add(location.file);
  }

  onEnd() {
    this.print();
  }

  print() {
    if (this.failed.size === 0) return;
    const files = [...this.failed].map((file) => relative('.', file)).join(' ');
    console.log(
      `\nRun on ${new Date()}.\nTo run what failed again: ${this.command} ${files}\nMore in README.md, "Test it".`,
    );
  }
}
