/** A session of a browser that a WebDriver server drives. */
export type WebDriverSession = Awaited<ReturnType<typeof openSession>>;

/** @throws Error with the server's answer (W3C WebDriver, section 6.6) */
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}) {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a session (W3C WebDriver, section 8.1).
 *
 * @param server its address, without a trailing slash
 */
export async function openSession(server: string, capabilities: object) {
  const opened = await send('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${opened.sessionId}`;
  return {
    /** Sends one of the commands that change something, such as `back`. */
    command: (name: string, parameters?: object) => send('POST', `${session}/${name}`, parameters),
    /** Runs a function in the page, and waits for its promise. */
    run: (script: (...args: never[]) => unknown, args: unknown[]) =>
      send('POST', `${session}/execute/sync`, {
        script: `return (${script}).apply(null, arguments)`,
        args,
      }),
    /** Types into the focused element. */
    async type(text: string): Promise<void> {
      const focused: Record<string, string> = await send('GET', `${session}/element/active`);
      const [id] = Object.values(focused);
      await send('POST', `${session}/element/${id}/value`, { text });
    },
    close: () => send('DELETE', session),
  };
}
