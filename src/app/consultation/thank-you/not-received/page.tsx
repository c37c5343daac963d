import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { NotReceivedPage } from '@/features/consultation/sent/PostedPages';

export const metadata = pageMetadata(pages.notReceived);

export default function Page() {
  return <NotReceivedPage />;
}
