export const siteLanguage = 'en-US';

/** British English has no comma before the last item. */
export const inList = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
