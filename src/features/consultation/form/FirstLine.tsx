'use client';

import { createContext, useContext } from 'react';

const IsCorrection = createContext(false);

export const FirstLineState = IsCorrection.Provider;

interface FirstLineProps {
  /** For a form that corrects nothing. */
  first: string;
  correction: string;
}

/** A line above the form. Before hydration, a style shows a correction's text. */
export function FirstLine({ first, correction }: FirstLineProps) {
  const text = useContext(IsCorrection) ? correction : first;
  return (
    <span data-correction-text={correction}>
      <span key={text}>{text}</span>
    </span>
  );
}
