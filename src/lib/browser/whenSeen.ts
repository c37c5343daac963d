/**
 * Calls `act` each time the page becomes visible.
 * @returns a function that stops it
 */
export function whenSeen(act: () => void): () => void {
  const onChange = () => document.hidden || act();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
