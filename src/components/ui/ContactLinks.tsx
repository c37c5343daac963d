import { callOrText, site } from '@/content/site';
import { telephoneLink, textMessageLink } from '@/lib/text/phone';

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
            <wbr />
            {`@${domain}`}
          </span>
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>{site.phone}</a>
      </li>
    </ul>
  );
}

interface CallOrTextProps {
  /** Whether they look like buttons instead of links. */
  buttons?: boolean;
  className?: string | undefined;
}

/** Two links for people on a phone who would rather call or text the agency. */
export function CallOrText({ buttons = false, className }: CallOrTextProps) {
  const look = buttons ? { className: 'button', 'data-variant': 'secondary' } : {};
  return (
    <ul className={className}>
      <li>
        <a href={telephoneLink(site.phone)} {...look}>
          {callOrText.call}
        </a>
      </li>
      <li>
        <a href={textMessageLink(site.phone)} {...look}>
          {callOrText.text}
        </a>
      </li>
    </ul>
  );
}
