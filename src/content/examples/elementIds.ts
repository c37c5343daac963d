export const businessNameId = 'business-name';
export const conversationId = 'conversation';
