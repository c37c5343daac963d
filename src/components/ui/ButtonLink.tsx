import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like a button: `primary` is the one thing to do next. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <SiteLink className="button" data-variant={variant} href={href}>
      {children}
    </SiteLink>
  );
}
