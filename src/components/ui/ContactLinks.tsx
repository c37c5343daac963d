import { site } from '@/content/site';
import { telephoneLink } from '@/lib/text/phone';

/** The agency's email address and telephone number, as a list of links: `styled(ContactLinks)` sets its look. */
export function ContactLinks({ className }: { className?: string }) {
  const [user, domain] = site.email.split('@');
  return (
    <ul className={className}>
      <li>
        <a href={`mailto:${site.email}`}>
          {/* A long address breaks before its domain. */}
          <span>
            {user}
            <wbr />@{domain}
          </span>
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>{site.phone}</a>
      </li>
    </ul>
  );
}
