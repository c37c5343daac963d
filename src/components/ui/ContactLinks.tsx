import { callOrText, site } from '@/content/site';
import { telephoneLink, textMessageLink } from '@/lib/text/phone';

interface ContactLinksProps {
  /** The agency's by default. */
  phone?: string | undefined;
  className?: string;
}

export function ContactLinks({ phone = site.phone, className }: ContactLinksProps) {
  const [user, domain] = site.email.split('@');
  return (
    <ul className={className}>
      <li>
        <a href={`mailto:${site.email}`}>
          <span>
            {user}
            <wbr />
            {`@${domain}`}
          </span>
        </a>
      </li>
      <li>
        <a href={telephoneLink(phone)}>
          <span className="unbroken">{phone}</span>
        </a>
      </li>
    </ul>
  );
}

interface CallOrTextProps {
  /** The agency's by default. */
  phone?: string | undefined;
  buttons?: boolean;
  className?: string | undefined;
}

export function CallOrText({ phone = site.phone, buttons = false, className }: CallOrTextProps) {
  const look = buttons ? { className: 'button', 'data-variant': 'secondary' } : {};
  return (
    <ul className={className}>
      <li>
        <a href={telephoneLink(phone)} {...look}>
          {callOrText.call}
        </a>
      </li>
      <li>
        <a href={textMessageLink(phone)} {...look}>
          {callOrText.text}
        </a>
      </li>
    </ul>
  );
}
