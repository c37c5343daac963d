import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationStyle } from '@/components/sections/consultation/ConsultationStyle';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import type { ThankYouArea } from '@/components/sections/consultation/sky';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { notReceivedCopy, thankYouCopy } from '@/content/copy/consultation';
import { type Page, pages } from '@/content/pages';
import { site } from '@/content/site';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ThankYou } from './ThankYou';

interface PostedPageProps {
  page: Page;
  isReceived: boolean;
  children: ReactNode;
}

function PostedPage({ page, isReceived, children }: PostedPageProps) {
  return (
    <PageFrame page={page} endLight={openShopLight}>
      <ConsultationStyle />
      <div data-sky="">
        <div data-light={openShopLight} data-sent={isReceived ? 'received' : 'waiting'}>
          {children}
          <OpenShop />
        </div>
      </div>
    </PageFrame>
  );
}

export function ThankYouPage({ page, answer }: { page: Page; answer: string }) {
  return (
    <PostedPage page={page} isReceived>
      <ThankYou site={site} sentence={thankYouCopy.sentences.received} answer={answer} />
    </PostedPage>
  );
}

export function NotReceivedPage() {
  return (
    <PostedPage page={pages.notReceived} isReceived={false}>
      <NextSteps data-area={'words' satisfies ThankYouArea}>
        <p>{notReceivedCopy.sentence}</p>
        <h1>{thankYouCopy.title}</h1>
        {notReceivedCopy.said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{notReceivedCopy.reach}</p>
        <ContactLinks />
      </NextSteps>
    </PostedPage>
  );
}

const NextSteps = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  align-content: start;
  > p { max-width: 30rem; }
  @media print { margin-bottom: ${theme.space.x5}; }
  > ul a { ${loneLink} text-decoration: underline; }
`;
