/** The language of the site (BCP 47), in which it writes dates and numbers, too. */
export const siteLanguage = 'en-US';
