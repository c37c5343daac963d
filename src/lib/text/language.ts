/** The language of the site (BCP 47), in which it writes dates and numbers, too. */
export const siteLanguage = 'en-US';

const list = new Intl.ListFormat('en-GB');

/** `one, two and three`: British, without a comma before the last one. */
export const inList = (words: readonly string[]) => list.format(words);
