import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Service, ServiceSlug } from '@/content/service';
import { services } from '@/content/services';
import { container } from '@/styles/container';
import { nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Questions } from '../Questions';
import { ChatbotBlock } from './blocks/ChatbotBlock';
import { EmailBlock } from './blocks/EmailBlock';
import { MessagingBlock } from './blocks/MessagingBlock';
import { PhoneBlock } from './blocks/PhoneBlock';
import { WebsiteBlock } from './blocks/WebsiteBlock';

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
      <Remaining>
        <Questions page="services" />
      </Remaining>
    </Night>
  );
}

const Night = styled.div`
  container-type: inline-size;
  ${media.screenColors} { background: linear-gradient(in oklab, ${nightGround.join(', ')}); }
`;

const Remaining = styled.div`
  ${container}
  padding-block: calc(0.3 * ${theme.space.section}) max(${theme.space.x6}, 0.3 * ${theme.space.section});
`;
