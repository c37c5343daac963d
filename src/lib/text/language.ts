/** The language of the site (BCP 47), in which it writes dates and numbers, too. */
export const siteLanguage = 'en-US';

/** `one, two and three`: English as the British write it, without a comma before the last one. */
export const inList = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
