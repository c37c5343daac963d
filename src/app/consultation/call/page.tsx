import { PageFrame } from '@/components/layout/PageFrame';
import { CallIntro, CallMorning, CallStreet } from '@/components/sections/consultation/CallIntro';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { CallHint, CallPlaceStyle, CallSpace } from '@/features/consultation/call/CallSpace';
import { CallPage } from '@/features/consultation/move/CallPage';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';

export const metadata = pageMetadata(pages.call);

export default function Page() {
  return (
    <PageFrame page={pages.call} ends={openShopLight}>
      <CallPlaceStyle />
      <CallMorning>
        <CallPage
          intro={<CallIntro />}
          street={<CallStreet />}
          reach={<ContactLinks />}
          site={site}
          callHint={<CallHint site={site} />}
          callRoom={<CallSpace site={site} />}
        />
      </CallMorning>
    </PageFrame>
  );
}
