/** The last step of `npm run build`: gives every page the policy that allows its own inline code. */
import { writePagePolicies } from './security/pagePolicies';

console.log(`${writePagePolicies()} pages have a Content-Security-Policy.`);
