import { callOrText, site } from '@/content/site';
import { telephoneLink, textMessageLink } from '@/lib/text/telephoneLink';
import { ButtonLink } from './ButtonLink';

/** Two buttons for people on a phone who would rather call or text the agency. */
export function CallOrText({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <li>
        <ButtonLink href={telephoneLink(site.phone)} variant="secondary">
          {callOrText.call}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={textMessageLink(site.phone)} variant="secondary">
          {callOrText.text}
        </ButtonLink>
      </li>
    </ul>
  );
}
