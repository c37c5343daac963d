import 'server-only';
import { createElement } from 'react';
import { LetterDocument } from './LetterDocument';
import type { Letter } from './letter';

/** Imported when needed: Next refuses `react-dom/server` in its bundles. */
export async function letterHtml(letter: Letter): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(LetterDocument, { letter }))}`;
}
