import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { problem } from './answers';
import { type Answer, fromMessage, type Incoming, writeAnswer } from './exchange';

/** Carries the address of the connection to the route, which sees headers only. */
export const peerAddressHeader = 'x-peer-address';

type Handler = (incoming: Incoming) => Promise<Answer>;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts the address at the other end of the connection into a header, over whatever the client sent
 * under that name: Next shows a route neither the socket nor a header that a client cannot forge.
 */
function exposePeerAddress(request: IncomingMessage): void {
  const address = request.socket.remoteAddress;
  if (address) request.headers[peerAddressHeader] = address;
  else delete request.headers[peerAddressHeader];
}

async function answer(handle: Handler, request: IncomingMessage): Promise<Answer> {
  try {
    return await handle(fromMessage(request));
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Request handler failed');
    return problem({ status: 500, title: 'Internal server error' });
  }
}

function takeOver(server: Server, path: string, respond: Listener): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && request.url === path) respond(request, response);
    else for (const listener of listeners) listener.call(server, request, response);
  });
}

export interface FrontDoor {
  /** Path of the POST requests that go through it. */
  path: string;
  /** Sent with every answer, as Next does with its own. */
  headers: Readonly<Record<string, string>>;
  /** Undefined, every request is left to Next. */
  handle: Handler | undefined;
}

/**
 * Opens a door in front of Next, in the server that Next itself started: POST requests for one path
 * go straight to their handler, everything else to Next as before.
 *
 * Next spends three times as long on wrapping a request for a route as this site spends on storing
 * and forwarding it (`npm run bench:route` shows both), and the route is where a flood arrives. The
 * route stays: hosts that bring their own server, and `next dev`, use it, and it answers the same.
 *
 * Requests are heard of through Node's own diagnostics channel, before any listener sees them.
 */
export function openFrontDoor({ path, headers, handle }: FrontDoor): void {
  const servers = new WeakSet<Server>();
  async function respond(handle: Handler, request: IncomingMessage, response: ServerResponse) {
    const { headers: own, ...rest } = await answer(handle, request);
    writeAnswer(response, { ...rest, headers: { ...headers, ...own } });
  }
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    exposePeerAddress(request);
    if (!handle || servers.has(server)) return;
    servers.add(server);
    takeOver(server, path, (...exchange) => void respond(handle, ...exchange));
  });
}
