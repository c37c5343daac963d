import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { SentRequest } from '../browser/formEntry';
import { CallCard, CallCardSpace, Card as Frame } from '../call/CallCard';
import { callInWords, longestCall } from '../model/call/callInWords';
import { callMethodOf } from '../model/options';
import type { Card } from './thankYouState';

interface SentCallCardProps {
  card: Card;
  isHidden: boolean;
  /** Reserves the longest call's height. */
  hasCardSpace: boolean;
  sent: SentRequest;
  site: SiteSettings;
}

export function SentCallCard({ card, isHidden, hasCardSpace, sent, site }: SentCallCardProps) {
  return (
    <CardArea>
      {hasCardSpace && (
        <div data-card-space="" aria-hidden="true">
          <CallCardSpace
            lead={thankYouCopy.heldCall}
            site={site}
            isElsewhere={callInWords(longestCall, site).own !== null}
          >
            <small data-text={thankYouCopy.changeCall} />
          </CallCardSpace>
        </div>
      )}
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
  }
`;
