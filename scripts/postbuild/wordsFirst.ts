import { load } from 'cheerio';

/**
 * Moves the styles of a hydrated page to the end of its head, behind its title, description and picture: Next puts
 * them in front, and previews in chats read no more than a page's first 32 KB. React finds them wherever they are.
 */
export function putWordsFirst(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  $('head').append($('head > style'));
  return $.html();
}
