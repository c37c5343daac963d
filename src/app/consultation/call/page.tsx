import { PageFrame } from '@/components/layout/PageFrame';
import { PageIntroduction } from '@/components/sections/PageIntroduction';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { callPage } from '@/content/copy/callPage';
import { nativeCallHint } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { CallPlaceStyle } from '@/features/consultation/controls/CallPlaceStyle';
import { zoneHint } from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import { CallPage } from '@/features/consultation/move/CallPage';

export const metadata = pageMetadata(pages.call);

export default function Page() {
  return (
    <PageFrame page={pages.call}>
      <PageIntroduction heading={callPage.name} lede={callPage.lede} />
      <CallPlaceStyle />
      <CallPage
        reach={<ContactLinks />}
        site={site}
        callHint={nativeCallHint(weekInWords, zoneHint(site))}
      />
    </PageFrame>
  );
}
