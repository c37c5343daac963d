/** A thread's whole id grants access to its call. */
export const shortId = (id: string): string => id.slice(0, 13);
