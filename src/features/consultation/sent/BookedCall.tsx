import { thankYouCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { SentRequest } from '../browser/formEntry';
import { CallCard } from '../call/CallCard';
import { callMethodOf } from '../model/options';
import type { Said } from './said';

interface BookedCallProps {
  call: NonNullable<Said['call']>;
  /** Whether only its place is kept. */
  isHidden: boolean;
  /** Whether another request than the sent one holds it. */
  isChanged: boolean;
  sent: SentRequest;
  site: SiteSettings;
}

/** The booked call of a sent request. */
export function BookedCall({ call, isHidden, isChanged, sent, site }: BookedCallProps) {
  const { version, ...time } = call;
  const { thread, values } = sent;
  const method = callMethodOf(values.contactMethod ?? '');
  const { heldCall, calendarReach, calendarText, changeCall } = thankYouCopy;
  const lead = isChanged ? heldCall : thankYouCopy.call[method];
  const text = isChanged ? calendarReach(site.email) : calendarText[method](values, site.email);
  const place = { thread, version };
  return (
    <CallCard call={time} lead={lead} {...place} text={text} site={site} isHidden={isHidden}>
      {!isChanged && <small>{changeCall}</small>}
    </CallCard>
  );
}
