/** The script of every page (`/site.js`). The pages are whole without it. */
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { enhanceMenu } from './menu';
import { wakeScenesInView } from './scenes';
import { shadeHeader } from './shadeHeader';

declare global {
  interface Document {
    /** Absent where the browser prepares no page ahead (HTML standard, "Prerendering"). */
    readonly prerendering?: boolean;
  }
}

shadeHeader();
enhanceMenu();
wakeScenesInView();

// A page that the browser prepares ahead may never be seen: it sends nothing until it is.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', () => watchKeptRequests(), { once: true });
} else {
  watchKeptRequests();
}
// Another page may have kept a request while this one was in the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) watchKeptRequests();
});
