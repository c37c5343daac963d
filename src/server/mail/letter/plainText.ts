import 'server-only';
import { type Letter, linesOf, type Row, wordsIn } from './letter';

/** Quotes blocks, so that none of their lines looks like ours. */
function rowText({ label, value, former, isChanged, isBlock }: Row): string {
  const name = isChanged ? `* ${label}` : label;
  if (isBlock) return [`${name}:`, ...linesOf(value).map((line) => `> ${line}`)].join('\n');
  return `${name}: ${value}${former === undefined ? '' : ` (${former})`}`;
}

/** Returns a letter's text part. */
export function plainText({ lead, paragraphs, link, rows, closing, site }: Letter): string {
  const parts = [
    lead.map(wordsIn).join(''),
    ...paragraphs,
    ...(link ? [`${link.text}:\n${link.url}`] : []),
    ...(rows.length > 0 ? [rows.map(rowText).join('\n')] : []),
    `${site.name}\n${site.url}`,
    ...closing,
  ];
  return `${parts.join('\n\n')}\n`;
}
