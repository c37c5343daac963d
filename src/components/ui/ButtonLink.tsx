import type { ComponentProps } from 'react';

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: 'primary' | 'secondary';
}

export function ButtonLink({ variant = 'primary', ...link }: ButtonLinkProps) {
  return <a className="button" data-variant={variant} {...link} />;
}
