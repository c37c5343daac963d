declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    encodings(available: string[], options?: { preferred: string[] }): string[];
  }
}
