import { pageMetadata } from '@/components/seo/pageMetadata';
import { postedCopy, thankYouCopy } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { ThankYouPage } from '@/features/consultation/sent/PostedPages';

export const metadata = pageMetadata(pages.thankYou);

export default function Page() {
  return (
    <ThankYouPage page={pages.thankYou} answer={`${thankYouCopy.received} ${postedCopy.reply}`} />
  );
}
