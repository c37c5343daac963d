/**
 * The name of a field that people never see and autofill never fills. A request that has it filled in is
 * quarantined as spam, and answered like any other.
 */
export const honeypotField = 'reference_note';
