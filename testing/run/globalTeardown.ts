const graceMs = 10_000;

/** Jest would wait forever for handles of failed tests. */
export default function tearDown(): void {
  setTimeout(() => process.exit(), graceMs).unref();
}
