/**
 * The name of the form field that people never see and autofill never touches. Whatever fills it is
 * taken for a spam bot: the request is kept in quarantine and answered like any other.
 */
export const honeypotField = 'reference_note';
