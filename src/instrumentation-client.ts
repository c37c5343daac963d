/**
 * Next runs this in pages with React, ahead of it. As a page enters the back/forward cache, Firefox drops the
 * messages that were posted in it, and React's scheduler, which waits for its own, would never run again. So it gets a
 * queue whose messages are posted again when the page returns.
 */
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => waiting.shift()?.();

/** React's scheduler prefers it to a channel of its own. */
function setImmediate(run: () => void): void {
  waiting.push(run);
  port2.postMessage(null);
}
Object.assign(window, { setImmediate });

window.addEventListener('pageshow', () => {
  for (const _ of waiting) port2.postMessage(null);
});
