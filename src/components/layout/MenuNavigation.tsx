'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NavigationLink } from '@/content/navigation';
import { keepFocusInside } from './keepFocusInside';

/** Where the links stand in the open and the menu has nothing to hide (media.tablet). */
const tabletWidth = '(min-width: 48em)';

/**
 * The header's links. Below tablet width they are behind a hamburger; while that is open, the page
 * behind does not scroll (GlobalStyle, by `data-menu`), and focus stays in the menu.
 */
export function MenuNavigation({ links }: { links: readonly NavigationLink[] }) {
  const pathname = usePathname();
  const [open, setOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open || !navigation.current) return;
    const wide = window.matchMedia(tabletWidth);
    const close = () => setOpen(false);
    const release = keepFocusInside(navigation.current, () => {
      close();
      button.current?.focus();
    });
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      release();
    };
  }, [open]);

  return (
    <nav ref={navigation} aria-label="Main" data-menu={open ? 'open' : 'closed'}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="main-links"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
      >
        <span />
      </button>
      <ul id="main-links">
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === pathname ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
