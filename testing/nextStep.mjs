// The last words of a failed run, as a reporter of Jest and of Playwright: how to run what failed alone.
import { relative } from 'node:path';

export default class NextStep {
  /** @param options of Jest's reporter come second, of Playwright's first */
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
      `\nTo run what failed again: ${this.command} ${files}\nMore in README.md, "Test it".`,
    );
  }
}
