'use client';

import { createContext, useContext } from 'react';
import { formCopy } from '@/content/copy/consultation';

const IsCorrection = createContext(false);

/** Tells `FormHeading` whether the form corrects a request. */
export const FormHeadingState = IsCorrection.Provider;

const { title, correctTitle } = formCopy;

/**
 * The text of the page's heading, which the server has rendered around it. Before hydration, a style shows the heading
 * of a correction from the attribute.
 */
export function FormHeading() {
  const text = useContext(IsCorrection) ? correctTitle : title;
  return (
    <span data-correct-title={correctTitle}>
      <span key={text}>{text}</span>
    </span>
  );
}
