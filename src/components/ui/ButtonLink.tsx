import type { ReactNode } from 'react';

interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary';
  /** Whether it leads to a place on the page it stands on. */
  isHere?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: `primary` is the one thing to do next. */
export function ButtonLink({
  href,
  variant = 'primary',
  isHere = false,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className="button"
      data-variant={variant}
      href={href}
      aria-current={isHere ? 'location' : undefined}
    >
      {children}
    </a>
  );
}
