/** Elements that links lead to and scripts find: the field for the visitor's business, and the conversation. */
export const businessNameId = 'business-name';
export const conversationId = 'conversation';
