import { site } from '@/content/site';
import { telephoneLink } from '@/lib/telephoneLink';

/** The agency's e-mail address and telephone number, as a list of links. */
export function ContactLinks() {
  return (
    <ul>
      <li>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>{site.phone}</a>
      </li>
    </ul>
  );
}
