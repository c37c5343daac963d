import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ThankYouArea } from '@/components/sections/consultation/sky';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { loneLink, plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ThankYouProps {
  /** Its social photo-sharing profile is what the visitor is invited to follow. */
  site: Pick<SiteSettings, 'instagramUrl'>;
  /** What became of the request, and how the agency replies. */
  answer: string;
  /** The longest texts that may stand in the answer's place, which is kept for them. */
  room?: { now: string; later: string };
  /** Where the reply goes, a line each, and the button to correct it. */
  reach?: ReactNode;
  /** Whether only the place of these is kept. */
  isReachHidden?: boolean;
  /** Whether the call comes below what is there, because it comes later. */
  isCallLate?: boolean;
  /** The booked call, where one was booked. */
  children?: ReactNode;
}

/**
 * The screen after sending, which tells each thing once. ConsultationSky places its parts. Not a client component,
 * because the pages after a form post without script render it, too.
 */
export function ThankYou(props: ThankYouProps) {
  const { site, answer, room, reach, isReachHidden, isCallLate, children } = props;
  return (
    <>
      <Words data-area={'words' satisfies ThankYouArea}>
        <p>{thankYouCopy.sentence}</p>
        <h1 id="thank-you" tabIndex={-1}>
          {thankYouCopy.title}
        </h1>
        <Answer role="status" data-room={room?.now} data-other-room={room?.later}>
          <span>{answer}</span>
        </Answer>
        {reach && <Reach data-hidden={isReachHidden ? '' : undefined}>{reach}</Reach>}
      </Words>
      <After data-area={'after' satisfies ThankYouArea}>
        {!isCallLate && children}
        <Links>
          <a href={paths.home}>{thankYouCopy.home}</a>{' '}
          <a href={paths.consultation}>{thankYouCopy.another}</a>{' '}
          <a href={site.instagramUrl}>{thankYouCopy.follow}</a>
        </Links>
        {isCallLate && children}
      </After>
    </>
  );
}

const Words = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  align-content: start;
`;

const Answer = styled.p`
  max-width: 30rem;
  font-size: ${theme.size.lede};
  line-height: 1.45;
`;

/* A line for each thing to check. */
const Reach = styled.p`
  overflow-wrap: anywhere;
  &[data-hidden] { visibility: hidden; }
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

/* On a phone, two would fit beside each other, and leave the third alone. Nobody follows them on paper. */
const Links = styled.p`
  @media print { display: none; }
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x5};
  ${media.phone} { flex-direction: column; }
  a {
    ${loneLink}
    text-decoration: underline;
  }
`;
