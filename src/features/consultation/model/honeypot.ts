/** A field that people never see and autofill never fills. A request with a value in it is quarantined as spam. */
export const honeypotField = 'reference_note';
