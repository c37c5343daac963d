import { site } from '@/content/site';
import { telephoneLink } from '@/lib/text/phone';

const [user, domain] = site.email.split('@');

const links = [
  {
    href: `mailto:${site.email}`,
    // A long address breaks before its domain.
    label: (
      <span>
        {user}
        <wbr />@{domain}
      </span>
    ),
  },
  { href: telephoneLink(site.phone), label: site.phone },
];

/** The agency's email address and telephone number, as a list of links: `styled(ContactLinks)` sets its look. */
export function ContactLinks({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
