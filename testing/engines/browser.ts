/** Of a window, in pixels. */
export const usualWidth = 1280;
export const height = 500;

/** One browser window, with what all clients can do. */
export interface Browser {
  /** Runs a function in the page, again where its answer is lost. @throws Error during a navigation */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a function in the page once, whether or not its answer comes. */
  act<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): Promise<void>;
  /** Sets the width of the window, in pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}
