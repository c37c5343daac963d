import styled from 'styled-components';
import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationSky } from '@/components/sections/consultation/ConsultationSky';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { notReceivedCopy, thankYouCopy } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Thank You after a form post without JavaScript that nothing has taken, or that a limit refuses. */
export function NotReceivedPage() {
  return (
    <PageFrame page={pages.notReceived}>
      <ConsultationSky>
        <div data-light={openShopLight} data-sent="">
          <NextSteps data-area="said">
            <h1>{thankYouCopy.title}</h1>
            {notReceivedCopy.said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>{notReceivedCopy.reach}</p>
            <ContactLinks />
          </NextSteps>
          <OpenShop />
        </div>
      </ConsultationSky>
    </PageFrame>
  );
}

const NextSteps = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  align-content: start;
  > p { max-width: 30rem; }
  > ul a { ${loneLink} text-decoration: underline; }
`;
