'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The first seconds belong to the page itself. */
const settleMs = 2000;

/**
 * Lets the scenes move that are in view, and only those, once the page has settled: a drawing that
 * moves where nobody looks takes time from what somebody does.
 */
export function SceneWatch() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other scenes
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-awake', isIntersecting);
      }
    });
    const settled = setTimeout(() => {
      for (const scene of document.querySelectorAll('[data-scene]')) watch.observe(scene);
    }, settleMs);
    return () => {
      clearTimeout(settled);
      watch.disconnect();
    };
  }, [pathname]);

  return null;
}
