import { PageFrame } from '@/components/layout/PageFrame';
import { Privacy } from '@/components/sections/Privacy';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.privacy);

export default function PrivacyPage() {
  return (
    <PageFrame page={pages.privacy}>
      <Privacy />
    </PageFrame>
  );
}
