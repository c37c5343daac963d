declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** Returns the codings that the client accepts, best first, `preferred` ones first among equals. */
    encodings(available: string[], options?: { preferred: string[] }): string[];
  }
}
