import type { ReactNode } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { loneLink, plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** How the agency replies: by contact method, and by the state of a call's time. */
export type Reply = keyof typeof thankYouCopy.replies;

interface ThankYouProps {
  /** Its social photo-sharing profile is what the visitor is invited to follow. */
  site: Pick<SiteSettings, 'instagramUrl'>;
  /** `unknown` where the form was sent without JavaScript. */
  reply: Reply;
  /** Whether it corrects a request. */
  isCorrection?: boolean;
  /** The longest text that may still take the reply's place. */
  otherReply?: string | undefined;
  /** Where the reply goes, a line each, and the button to correct it. */
  reach?: ReactNode;
  /** The booked call, where one was booked. */
  children?: ReactNode;
  /** What is said of a request that waits to be sent, or has waited. */
  note?: ReactNode;
}

/**
 * The screen after sending, which tells each thing once. ConsultationSky places its parts. Not a client component,
 * because the pages after a form post without script render it, too.
 */
export function ThankYou(props: ThankYouProps) {
  const { site, reply, isCorrection, otherReply, reach, children, note } = props;
  const received = isCorrection ? thankYouCopy.receivedChange : thankYouCopy.received;
  return (
    <>
      <Said data-area="said">
        <p>{thankYouCopy.sentence}</p>
        <h1 id="thank-you" tabIndex={-1}>
          {thankYouCopy.title}
        </h1>
        <Promised data-room={otherReply && `${received} ${otherReply}`}>
          <span>{`${received} ${thankYouCopy.replies[reply]}`}</span>
        </Promised>
        {reach && <Reach>{reach}</Reach>}
        {note}
      </Said>
      <After data-area="after">
        {!otherReply && children}
        <Ways>
          <a href={paths.home}>{thankYouCopy.home}</a>{' '}
          <a href={paths.consultation}>{thankYouCopy.another}</a>{' '}
          <a href={site.instagramUrl} target="_blank" rel="noopener">
            {thankYouCopy.follow}
          </a>
        </Ways>
        {/* Later, it comes below what is there. */}
        {otherReply && children}
      </After>
    </>
  );
}

const Said = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  align-content: start;
`;

const Promised = styled.p`
  max-width: 30rem;
  font-size: ${theme.size.lede};
  line-height: 1.45;
`;

/* A line for each thing to check. */
const Reach = styled.p`
  overflow-wrap: anywhere;
  > span { display: block; }
  button {
    ${plainButton}
    min-width: ${theme.height.target};
    text-align: start;
    @media print { display: none; }
  }
`;

const After = styled.div`
  display: grid;
  gap: ${theme.space.x4};
  align-content: start;
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x5};
  /* Two would fit beside each other, and leave the third alone. */
  ${media.phone} { flex-direction: column; }
  a {
    ${loneLink}
    text-decoration: underline;
  }
`;
