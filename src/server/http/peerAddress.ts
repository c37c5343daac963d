import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Carries the address of the connection to the route, which sees headers only. */
export const peerAddressHeader = 'x-peer-address';

/**
 * Puts the address at the other end of each connection into a header of its requests, over whatever
 * the client sent under that name. Next shows a route neither the socket nor a header that a client
 * cannot forge, so this listens on Node's own channel for arriving requests.
 */
export function exposePeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.socket.remoteAddress;
    if (address) request.headers[peerAddressHeader] = address;
    else delete request.headers[peerAddressHeader];
  });
}
