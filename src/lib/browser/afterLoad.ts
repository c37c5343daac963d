/** Calls `act` once, when the page has loaded or scrolls. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') {
    act();
    return;
  }
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  window.addEventListener('load', actOnce);
  window.addEventListener('scroll', actOnce, { once: true, passive: true });
}
