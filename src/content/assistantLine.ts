/**
 * The number at which the agency's own phone assistant picks up, so that visitors can call one, e.g. `(614) 555-0177`.
 * The agency fills it in. Until then, the pages don't say it.
 */
export const assistantNumber: string | undefined = undefined;

/** Where it answers messages, e.g. `{ name: 'WhatsApp', href: 'https://wa.me/16145550177' }`. The agency fills it in. */
export const assistantThreads: readonly { name: string; href: string }[] = [];

/** Before those links, beside the messaging service. */
export const writeToAssistant = 'Write to ours, in English or Spanish:';

/** Before that number, on home and beside the phone service. */
export const assistantLine = 'Talk to our phone assistant, day or night:';
