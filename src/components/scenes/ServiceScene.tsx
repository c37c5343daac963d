import type { ComponentType } from 'react';
import type { ServiceSlug } from '@/content/services';
import { ChatbotScene } from './ChatbotScene';
import { EmailScene } from './EmailScene';
import { MessagingScene } from './MessagingScene';
import { PhoneScene } from './PhoneScene';
import { WebsiteScene } from './WebsiteScene';

const scenes: Record<ServiceSlug, ComponentType> = {
  website: WebsiteScene,
  email: EmailScene,
  chatbot: ChatbotScene,
  phone: PhoneScene,
  messaging: MessagingScene,
};

/** The drawn picture of a service. Decorative: the text beside it says the same. */
export function ServiceScene({ slug }: { slug: ServiceSlug }) {
  const Scene = scenes[slug];
  return <Scene />;
}
