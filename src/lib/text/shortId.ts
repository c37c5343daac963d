/** Shortens an id for logs, alerts and messages: whoever has a thread's whole id can move its call. */
export const shortId = (id: string): string => id.slice(0, 13);
