/** The language of texts, dates and numbers (BCP 47). */
export const siteLanguage = 'en-US';

/** Writes `one, two and three`. British English has no comma before the last item. */
export const inList = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
