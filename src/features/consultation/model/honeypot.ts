/**
 * The name of a field that people never see and autofill never fills. A request with a value in it is
 * quarantined as spam, and answered like any other.
 */
export const honeypotField = 'reference_note';
