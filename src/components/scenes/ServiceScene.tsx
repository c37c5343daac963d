import type { ComponentType } from 'react';
import type { ServiceSlug } from '@/content/services';
import { ChatbotScene } from './ChatbotScene';
import { EmailScene } from './EmailScene';
import { MessagingScene } from './MessagingScene';
import { PhoneScene } from './PhoneScene';

/** The services that have a drawn scene; the website service is shown by an example website. */
export type SceneSlug = Exclude<ServiceSlug, 'website'>;

const scenes: Record<SceneSlug, ComponentType> = {
  email: EmailScene,
  chatbot: ChatbotScene,
  phone: PhoneScene,
  messaging: MessagingScene,
};

/** The drawn picture of a service. Decorative: the text beside it says the same. */
export function ServiceScene({ slug }: { slug: SceneSlug }) {
  const Scene = scenes[slug];
  return <Scene />;
}
