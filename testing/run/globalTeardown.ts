const graceMs = 10_000;

/**
 * Ends Jest even if a failed test has left something open. Jest reports that after a second, and would wait forever.
 */
export default function tearDown(): void {
  setTimeout(() => process.exit(), graceMs).unref();
}
