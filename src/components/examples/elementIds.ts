/** The id of the field for the name of the visitor's business. */
export const businessNameId = 'business-name';

/** The id of the conversation with the chosen example. */
export const conversationId = 'conversation';
