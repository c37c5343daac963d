'use client';

import { createContext, useContext } from 'react';
import { callPage } from '@/content/copy/callPage';

const Heading = createContext<string>(callPage.name);

export const CallHeadingText = Heading.Provider;

export function CallHeading() {
  const heading = useContext(Heading);
  return <span key={heading}>{heading}</span>;
}
