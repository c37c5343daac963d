'use client';

import { createContext, useContext } from 'react';
import { formCopy } from '@/content/copy/consultation';

const IsCorrection = createContext(false);

export const FormHeadingState = IsCorrection.Provider;

const { title, correctTitle } = formCopy;

/** Before hydration, a style shows a correction's heading. */
export function FormHeading() {
  const text = useContext(IsCorrection) ? correctTitle : title;
  return (
    <span data-correct-title={correctTitle}>
      <span key={text}>{text}</span>
    </span>
  );
}
