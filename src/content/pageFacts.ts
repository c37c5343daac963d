/** The most that a content page may weigh on its way to the visitor, in kilobytes of 1,000 bytes. */
export const pageWeightLimit = 70;

/** What a visitor can check on the page at hand. Tests hold each of them. */
export const pageFacts = {
  heading: 'The site you are reading is our sample.',
  facts: [
    {
      figure: `Under ${pageWeightLimit} KB`,
      text: 'for this whole page, fonts and pictures included',
    },
    { figure: 'No cookies', text: 'so there is no banner to click away' },
    { figure: 'No third parties', text: 'nothing here is loaded from another company' },
    { figure: 'No script needed', text: 'turn JavaScript off and all of this still works' },
  ],
} as const;
