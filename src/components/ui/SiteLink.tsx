'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link within the site that is fetched ahead when someone is about to follow it (pointer over it,
 * or focus on it) and not merely because it is in view: a page full of links stays quiet.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <Link {...props} prefetch={near ? null : false} onPointerEnter={approach} onFocus={approach} />
  );
}
