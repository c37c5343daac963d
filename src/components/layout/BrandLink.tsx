'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { paths } from '@/lib/paths';

/** Goes home; on the home page it scrolls to the top (spec, section 2). */
export function BrandLink({ children }: { children: ReactNode }) {
  const pathname = usePathname();

  function scrollToTop(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (pathname !== paths.home || opensElsewhere) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
    if (window.location.hash) window.history.replaceState(null, '', paths.home);
  }

  return (
    <SiteLink href={paths.home} onClick={scrollToTop} data-brand="">
      {children}
    </SiteLink>
  );
}
