import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { phoneOnOneLine, telephoneLink } from '@/lib/text/phone';
import { container, pageSides } from '@/styles/container';
import { media } from '@/styles/media';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** How the agency replies: by contact method, and by the state of a call's time. */
export type Reply = keyof typeof thankYouCopy.replies;

interface ThankYouProps {
  /** Where the agency can be reached, and its social photo-sharing profile, which the visitor is invited to follow. */
  site: Pick<SiteSettings, 'phone' | 'email' | 'instagramUrl'>;
  /** `unknown` where the form was sent without JavaScript. */
  reply: Reply;
  /** What a correction changed. */
  lead?: ReactNode;
  /** A button for what the visitor can do about the reply. */
  action?: ReactNode;
  /** Where the reply goes, in a sentence. */
  replyTo?: ReactNode;
  /** What was sent besides. */
  wrote?: ReactNode;
  /** The booked call, where one was booked. */
  children?: ReactNode;
  /** A note that the request is not sent yet. */
  waiting?: ReactNode;
}

/**
 * The screen after sending, which tells each thing once: the request was received, when and where the reply comes, the
 * booked call, and what the plan is. Not a client component, because the pages after a form post without script
 * render it, too.
 */
export function ThankYou(props: ThankYouProps) {
  const { site, reply, lead, action, replyTo, wrote, children, waiting } = props;
  return (
    <Screen>
      <Scene>
        <p>{thankYouCopy.sentence}</p>
      </Scene>
      <h1 id="thank-you" tabIndex={-1}>
        {thankYouCopy.title}
      </h1>
      <Said>
        {lead && <p>{lead}</p>}
        <Promised>
          {thankYouCopy.received} {thankYouCopy.replies[reply]}
        </Promised>
        {action && <p>{action}</p>}
        {replyTo && <ReplyTo>{replyTo}</ReplyTo>}
        {waiting}
      </Said>
      {children && <Booked>{children}</Booked>}
      {wrote && <Wrote>{wrote}</Wrote>}
      <Plan>
        {thankYouCopy.plan} {thankYouCopy.nothingYet[reply === 'text' ? 'text' : 'email']}{' '}
        <a href={telephoneLink(site.phone)}>{phoneOnOneLine(site.phone)}</a>,{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </Plan>
      <After>
        <a className="button" data-variant="secondary" href={paths.home}>
          {thankYouCopy.home}
        </a>
        <FurtherLink href={paths.consultation}>{thankYouCopy.another}</FurtherLink>
        <FurtherLink href={site.instagramUrl} target="_blank" rel="noopener">
          {thankYouCopy.follow}
        </FurtherLink>
      </After>
    </Screen>
  );
}

/** Below desktop width, everything below the street is on its ground, in daylight. */
const onGround = css`
  ${media.compact} {
    --button-edge: ${theme.color.morningMuted};
    --button-text: ${theme.color.morningText};
    color: ${theme.color.morningText};
    :focus-visible { outline-color: currentcolor; box-shadow: none; }
  }
`;

const Screen = styled.section`
  ${container}
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4} ${theme.space.x7};
  align-content: start;

  h1 { font-size: ${theme.size.hero}; }

  /* Its parts are rows of the page's grid (ConsultationSky), with the street in the fourth row. */
  ${media.compact} {
    display: contents;
    > * { z-index: 1; grid-column: 1; padding-inline: ${theme.space.gutter}; }
    > h1 { grid-row: 2; margin-block: ${theme.space.x2} ${theme.space.x3}; }
  }
  /* The shop is beside all of it. */
  ${media.desktop} {
    grid-area: 1 / 1;
    padding: calc(${theme.height.header} + clamp(2rem, 16svh - 7rem, 5rem)) calc(50% + 1rem) 9rem ${pageSides};
    max-width: none;
    h1 { font-size: min(${theme.size.hero}, 10svh); }
  }
`;

const Scene = styled.div`
  ${media.compact} { grid-row: 1; padding-top: calc(${theme.height.header} + 2.125rem); }
  @media print { display: none; }
`;

const Said = styled.div`
  display: grid;
  gap: ${theme.space.x4};
  align-content: start;
  text-wrap: balance;
  ${media.compact} { grid-row: 3; }
`;

const Promised = styled.p`
  max-width: 30rem;
  font-size: ${theme.size.lede};
  line-height: 1.45;
`;

/* A line for each thing to check. */
const ReplyTo = styled.p`
  white-space: pre-line;
`;

const Booked = styled.div`
  ${media.compact} { grid-row: 5; padding-top: ${theme.space.x4}; }
`;

const Wrote = styled.p`
  ${onGround}
  max-width: ${theme.width.prose};
  ${media.compact} { grid-row: 6; padding-top: ${theme.space.x4}; }
`;

const Plan = styled.p`
  ${onGround}
  max-width: ${theme.width.prose};
  text-wrap: balance;
  a { color: inherit; }
  ${media.compact} { grid-row: 7; padding-top: ${theme.space.x4}; }
  ${media.desktop} { margin-block: ${theme.space.x2}; }
`;

const After = styled.p`
  --button-edge: ${theme.color.text};
  ${onGround}
  ${media.compact} { grid-row: 8; padding-block: ${theme.space.x4} ${theme.space.x5}; }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3} ${theme.space.x5};
`;

const FurtherLink = styled.a`
  ${loneLink}
  text-decoration: underline;
`;
