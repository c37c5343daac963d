/** The last step of `npm run build`: what Next leaves to be done to the pages it has built. */
import { finishPages } from './pages/finishPages';

console.log(`${finishPages()} pages load their scripts late, under a policy of their own.`);
