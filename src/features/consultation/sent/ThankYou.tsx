import type { ReactNode } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { loneLink, plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** How the agency replies: by contact method, and by the state of a call's time. */
export type Reply = keyof typeof thankYouCopy.replies;

interface ThankYouProps {
  /** Its social photo-sharing profile is what the visitor is invited to follow. */
  site: Pick<SiteSettings, 'instagramUrl'>;
  /** `unknown` where the form was sent without JavaScript. */
  reply: Reply;
  /** Where the reply goes, a line each, and the button to correct it. */
  reach?: ReactNode;
  /** The booked call, where one was booked. */
  children?: ReactNode;
  /** Where the request waits to be sent: on this device, or on this page alone. */
  waiting?: keyof typeof thankYouCopy.waiting | undefined;
}

/**
 * The screen after sending, which tells each thing once. ConsultationSky places its parts. Not a client component,
 * because the pages after a form post without script render it, too.
 */
export function ThankYou({ site, reply, reach, children, waiting }: ThankYouProps) {
  return (
    <>
      <Said data-area="said">
        <p>{thankYouCopy.sentence}</p>
        <h1 id="thank-you" tabIndex={-1}>
          {thankYouCopy.title}
        </h1>
        <Promised>{`${thankYouCopy.received} ${thankYouCopy.replies[reply]}`}</Promised>
        {reach && <Reach>{reach}</Reach>}
        {waiting && <Waiting>{thankYouCopy.waiting[waiting]}</Waiting>}
      </Said>
      <After data-area="after">
        {children}
        <Ways>
          <a href={paths.home}>{thankYouCopy.home}</a>{' '}
          <a href={paths.consultation}>{thankYouCopy.another}</a>{' '}
          <a href={site.instagramUrl} target="_blank" rel="noopener">
            {thankYouCopy.follow}
          </a>
        </Ways>
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

/* The one thing here that a visitor has to know before leaving. */
const Waiting = styled.p`
  padding-top: ${theme.space.x2};
  border-top: 2px solid ${theme.color.signal};
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
  a {
    ${loneLink}
    text-decoration: underline;
  }
`;
