import Link from 'next/link';
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like a button. Only links to the consultation page are fetched ahead. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <Link className="button" data-variant={variant} href={href} prefetch={false}>
      {children}
    </Link>
  );
}
