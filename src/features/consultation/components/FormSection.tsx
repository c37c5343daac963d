'use client';

import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  /** Position on the spine, from 1. */
  number: number;
  title: string;
  /** Whether the section lacks something that the browser's own validation cannot see. */
  incomplete?: boolean;
  children: ReactNode;
}

/** A numbered section of the form. That it is complete shows by `:valid`, without any script. */
export function FormSection({ number, title, incomplete = false, children }: FormSectionProps) {
  const heading = useId();
  return (
    <fieldset aria-labelledby={heading} data-section="" data-incomplete={incomplete || undefined}>
      <h2 id={heading}>
        <span data-number="">{number}</span>
        {title}
      </h2>
      <div data-fields="">{children}</div>
    </fieldset>
  );
}
