import type { ReactNode } from 'react';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like a button: `primary` is the one thing to do next. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <a className="button" data-variant={variant} href={href}>
      {children}
    </a>
  );
}
