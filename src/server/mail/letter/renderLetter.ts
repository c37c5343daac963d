import 'server-only';
import { createElement } from 'react';
import { LetterDocument } from './LetterDocument';
import type { Letter } from './letter';
import { plainText } from './plainText';

/** Returns the parts of a mail that say the same: its subject, its text, and its HTML. */
export async function renderLetter(
  letter: Letter,
): Promise<{ subject: string; text: string; html: string }> {
  // Imported when needed: Next refuses `react-dom/server` in its bundles.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(createElement(LetterDocument, { letter }));
  return {
    subject: letter.subject,
    text: plainText(letter),
    html: `<!DOCTYPE html>${markup}`,
  };
}
