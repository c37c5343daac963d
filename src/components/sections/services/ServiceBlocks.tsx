import type { ComponentType } from 'react';
import styled from 'styled-components';
import { type Service, type ServiceSlug, services } from '@/content/services';
import { nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { ChatbotBlock } from './blocks/ChatbotBlock';
import { EmailBlock } from './blocks/EmailBlock';
import { MessagingBlock } from './blocks/MessagingBlock';
import { PhoneBlock } from './blocks/PhoneBlock';
import { WebsiteBlock } from './blocks/WebsiteBlock';
import { Questions } from './Questions';

const blocks: Record<ServiceSlug, ComponentType<{ service: Service }>> = {
  website: WebsiteBlock,
  email: EmailBlock,
  chatbot: ChatbotBlock,
  phone: PhoneBlock,
  messaging: MessagingBlock,
};

/** One block for each service, from closing time to opening time, and questions. */
export function ServiceBlocks() {
  return (
    <Night>
      {services.map((service) => {
        const Block = blocks[service.slug];
        return <Block key={service.slug} service={service} />;
      })}
      <Questions />
    </Night>
  );
}

const Night = styled.div`
  container-type: inline-size;
  ${media.screenColors} { background: linear-gradient(in oklab, ${nightGround.join(', ')}); }
`;
