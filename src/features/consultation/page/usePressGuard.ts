import { useEffect, useLayoutEffect, useRef } from 'react';

const guardMs = 500;

const guarded = () => document.querySelectorAll<HTMLElement>('main, footer');

/**
 * After a press, also by keyboard, blocks pointer presses for 500 ms on elements that it made appear or moved.
 *
 * @param shown changes with those elements
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
