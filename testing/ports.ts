import { createServer } from 'node:net';

/** Listens on a port of the loopback interface for a moment. @returns the port; undefined when taken */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const used = typeof address === 'object' && address ? address.port : undefined;
      probe.close(() => resolve(used));
    });
  });
}

/** Whether a server can listen on a port, from 1 to 65535. */
export const isPortFree = async (port: number) => (await tryPort(port)) !== undefined;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('No port is free');
  return port;
}
