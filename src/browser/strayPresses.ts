/** Presses belong to one double click within this time, in milliseconds, and distance, in pixels. */
const together = { time: 500, distance: 16 };

/**
 * Keeps the later presses of a double click from what has come under the pointer since the first one, for which they
 * were meant. The Enter key, held down, presses once.
 */
export function refuseStrayPresses(): void {
  let last = { at: -together.time, x: 0, y: 0, target: null as EventTarget | null };
  let isStray = false;

  function judge(press: PointerEvent): void {
    const { timeStamp: at, clientX: x, clientY: y } = press;
    const met = press.target as Element;
    const target = met.closest('a, button, label') ?? met;
    const isLater =
      at - last.at < together.time && Math.hypot(x - last.x, y - last.y) < together.distance;
    isStray = isLater && target !== last.target;
    last = { at, x, y, target: isStray ? last.target : target };
  }

  /** The page may take long to answer a press: the time counts from its answer. */
  const noteAnswer = () =>
    setTimeout(() => {
      last.at = performance.now();
    });

  function refuse(event: MouseEvent): void {
    // A click by key or script counts no presses.
    if (!isStray || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressOnce(event: KeyboardEvent): void {
    const isWriting = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault();
  }

  window.addEventListener('pointerdown', judge, true);
  window.addEventListener('mousedown', refuse, true);
  window.addEventListener('click', noteAnswer, true);
  window.addEventListener('click', refuse, true);
  window.addEventListener('keydown', pressOnce, true);
}
