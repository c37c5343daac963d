import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom, which has no layout to scroll, with Node's fetch, which jsdom lacks and MSW intercepts, and what fetch is made of.
 * FormData stays jsdom's: Node's knows no form elements.
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

  /** Packages are taken in the form they have for Node, MSW's interceptors among them. */
  override exportConditions(): string[] {
    return [];
  }
}
