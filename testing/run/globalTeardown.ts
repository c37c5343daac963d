/** What Jest may still have to write, and processes that end by themselves, take far less. */
const graceMs = 10_000;

/**
 * After Jest's last test: ends its process although a test that failed has left something open, which Jest names after
 * a second, and would wait for without end.
 */
export default function tearDown(): void {
  setTimeout(() => process.exit(), graceMs).unref();
}
