import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import { callCopy, thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { SentRequest } from '../browser/formEntry';
import { CallCard, Card as Frame } from '../call/CallCard';
import {
  callInWords,
  longestCall,
  longestOwnTime,
  visitorTimeZone,
} from '../model/call/callInWords';
import { callMethodOf } from '../model/options';
import type { Card } from './thankYouScreens';

interface SentCallCardProps {
  card: Card;
  isHidden: boolean;
  /** Reserves the longest call's height. */
  hasCardSpace: boolean;
  sent: SentRequest;
  site: SiteSettings;
}

export function SentCallCard({ card, isHidden, hasCardSpace, sent, site }: SentCallCardProps) {
  if (card.kind === 'none' && !hasCardSpace) return null;
  return (
    <CardArea>
      {hasCardSpace && <CardSpace site={site} />}
      <div data-hidden={isHidden ? '' : undefined}>
        {card.kind === 'link' && <NoCall thread={sent.thread} />}
        {(card.kind === 'own' || card.kind === 'other') && (
          <HeldCallCard card={card} sent={sent} site={site} />
        )}
      </div>
    </CardArea>
  );
}

interface HeldCallCardProps {
  card: Extract<Card, { kind: 'own' | 'other' }>;
  sent: SentRequest;
  site: SiteSettings;
}

function HeldCallCard({ card, sent, site }: HeldCallCardProps) {
  const { call, version, kind } = card;
  const { thread, values } = sent;
  const method = callMethodOf(values.contactMethod ?? '');
  const { heldCall, calendarReach, calendarText, changeCall } = thankYouCopy;
  const isOwn = kind === 'own';
  const lead = isOwn ? thankYouCopy.call[method] : heldCall;
  const text = isOwn ? calendarText[method](values, site.email) : calendarReach(site.email);
  return (
    <CallCard call={call} lead={lead} thread={thread} version={version} text={text} site={site}>
      {isOwn && <small>{changeCall}</small>}
    </CallCard>
  );
}

function NoCall({ thread }: { thread: string }) {
  return (
    <Frame>
      <p>{thankYouCopy.bookAgain}</p>
      <a className="button" data-variant="secondary" href={`${paths.call}#${thread}`}>
        {callPage.bookTitle}
      </a>
    </Frame>
  );
}

function CardSpace({ site }: Pick<SentCallCardProps, 'site'>) {
  const { heldCall, addToCalendar, changeCall } = thankYouCopy;
  const isElsewhere = callInWords(longestCall, site, visitorTimeZone()).own !== null;
  return (
    <Frame data-card-space="" aria-hidden="true">
      <p>
        <span data-text={heldCall} />
        <strong data-text={callInWords(longestCall, site, null).when} />
        {isElsewhere && <small data-text={callCopy.yourTime(longestOwnTime)} />}
      </p>
      <span className="button" data-text={addToCalendar} />
      <small data-text={changeCall} />
    </Frame>
  );
}

const CardArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  align-items: start;
  margin-top: ${theme.space.x2};
  > * { grid-area: 1 / 1; }
  > [data-hidden] { visibility: hidden; }
  > [data-card-space] {
    visibility: hidden;
    @media print { display: none; }
    [data-text]::before { content: attr(data-text); }
  }
`;
