import { callOrText, site } from '@/content/site';
import { telephoneLink, textMessageLink } from '@/lib/text/phone';

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
