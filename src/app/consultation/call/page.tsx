import { PageFrame } from '@/components/layout/PageFrame';
import { CallIntro, CallMorning, CallStreet } from '@/components/sections/consultation/CallIntro';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { callPage } from '@/content/copy/callPage';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { CallHint } from '@/features/consultation/call/CallHint';
import { CallHeading } from '@/features/consultation/move/CallHeading';
import { CallPage } from '@/features/consultation/move/CallPage';
import { KeepKey } from '@/features/consultation/move/KeepKey';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';

export const metadata = pageMetadata(pages.call);

export default function Page() {
  return (
    <PageFrame page={pages.call} endLight={openShopLight}>
      <KeepKey />
      <CallMorning>
        <CallPage
          intro={<CallIntro heading={<CallHeading />} />}
          street={<CallStreet />}
          contactLinks={<ContactLinks />}
          withoutScript={
            <noscript>
              <p>{callPage.withoutScript}</p>
            </noscript>
          }
          site={site}
          callHint={<CallHint site={site} />}
        />
      </CallMorning>
    </PageFrame>
  );
}
