import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom with Node's fetch API, which jsdom lacks and MSW intercepts, and a `scrollIntoView` that does
 * nothing, because jsdom has no layout. FormData stays jsdom's: Node's cannot read form elements.
 */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      BroadcastChannel,
      structuredClone,
      Uint8Array,
    });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  /** Resolves packages as Node does: MSW's interceptors have no build for browsers. */
  override exportConditions(): string[] {
    return [];
  }
}
