import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { ThankYouPage } from '@/features/consultation/sent/ThankYouPage';

export const metadata = pageMetadata(pages.timeTaken);

export default function Page() {
  return <ThankYouPage page={pages.timeTaken} reply="unavailableCall" />;
}
