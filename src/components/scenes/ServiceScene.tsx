import type { ComponentType } from 'react';
import { ChatbotScene } from './ChatbotScene';
import { EmailScene } from './EmailScene';
import { MessagingScene } from './MessagingScene';
import { PhoneScene } from './PhoneScene';

const scenes: Record<string, ComponentType> = {
  email: EmailScene,
  chatbot: ChatbotScene,
  phone: PhoneScene,
  messaging: MessagingScene,
};

/** The drawn picture of a service. Decorative: the text beside it says the same. */
export function ServiceScene({ drawing }: { drawing: string }) {
  const Scene = scenes[drawing];
  return Scene && <Scene />;
}
