const graceMs = 10_000;

/** Jest would wait forever for what a failed test has left open. */
export default function tearDown(): void {
  setTimeout(() => process.exit(), graceMs).unref();
}
