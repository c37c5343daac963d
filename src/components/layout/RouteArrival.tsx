'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** Every route change arrives at the top of the page (spec, section 2), unless an anchor is named. */
export function RouteArrival() {
  const pathname = usePathname();
  const arrivedFrom = useRef(pathname);

  useLayoutEffect(() => {
    if (arrivedFrom.current === pathname) return;
    arrivedFrom.current = pathname;
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return null;
}
