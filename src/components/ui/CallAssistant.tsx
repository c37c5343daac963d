import { assistantLine, assistantNumber } from '@/content/assistantLine';
import { phoneOnOneLine } from '@/lib/text/phoneOnOneLine';
import { telephoneLink } from '@/lib/text/telephoneLink';

interface CallAssistantProps {
  /** By default, the agency's. */
  number?: string | undefined;
}

/** The link that calls the agency's own phone assistant; nothing until the agency has filled in its number. */
export const CallAssistant = ({ number = assistantNumber }: CallAssistantProps) =>
  number && (
    <p>
      {assistantLine} <a href={telephoneLink(number)}>{phoneOnOneLine(number)}</a>
    </p>
  );
