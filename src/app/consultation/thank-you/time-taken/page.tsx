import { pageMetadata } from '@/components/seo/pageMetadata';
import { postedCopy, thankYouCopy } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { ThankYouPage } from '@/features/consultation/sent/PostedPages';

export const metadata = pageMetadata(pages.timeTaken);

const { received, replies } = thankYouCopy;
const answer = `${received} ${replies.unavailableCall} ${postedCopy.pickAnother}`;

export default function Page() {
  return <ThankYouPage page={pages.timeTaken} answer={answer} />;
}
