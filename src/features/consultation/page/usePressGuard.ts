import { useEffect, useLayoutEffect, useRef } from 'react';

const guardMs = 500;

const guarded = () => document.querySelectorAll<HTMLElement>('main, footer');

/**
 * For 500 ms after a press, what the press made appear or moved accepts no pointer press. Keyboard presses count.
 *
 * @param shown changes with what a press makes appear or moves
 */
export function usePressGuard(shown: unknown): void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const note = () => {
      pressedAt.current = performance.now();
    };
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: guards what has just changed
  useLayoutEffect(() => {
    const restMs = pressedAt.current + guardMs - performance.now();
    if (restMs <= 0) return;
    const accept = (value: 'none' | '') => {
      for (const element of guarded()) element.style.pointerEvents = value;
    };
    accept('none');
    const timer = setTimeout(accept, restMs, '');
    return () => {
      clearTimeout(timer);
      accept('');
    };
  }, [shown]);
}
