import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ThankYouArea } from '@/components/sections/consultation/sky';
import { thankYouCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ThankYouProps {
  site: Pick<SiteSettings, 'instagramUrl'>;
  sentence: string;
  answer: string;
  /** The longest answers, whose height is reserved. */
  space?: { now: string; later: string };
  reach?: ReactNode;
  isReachHidden?: boolean;
  card?: ReactNode;
  steps?: ReactNode;
  /** Below the links, to prevent layout shift. */
  late?: ReactNode;
}

/** Not a client component: it is also the page after a form post. */
export function ThankYou(props: ThankYouProps) {
  const { site, sentence, answer, space, reach, isReachHidden, card, steps, late } = props;
  return (
    <>
      <Words data-area={'words' satisfies ThankYouArea}>
        <p>{sentence}</p>
        <h1 id="thank-you" tabIndex={-1}>
          {thankYouCopy.title}
        </h1>
        <Answer role="status" data-space={space?.now} data-other-space={space?.later}>
          <span>{answer}</span>
        </Answer>
        {reach && <Reach data-hidden={isReachHidden ? '' : undefined}>{reach}</Reach>}
        {card}
      </Words>
      <After data-area={'after' satisfies ThankYouArea}>
        {steps}
        <Links>
          <a href={paths.home}>{thankYouCopy.home}</a>{' '}
          <a href={paths.consultation}>{thankYouCopy.sendAnother}</a>{' '}
          <a href={site.instagramUrl}>{thankYouCopy.follow}</a>
        </Links>
        {late}
      </After>
    </>
  );
}

export function NextSteps({ isHidden }: { isHidden: boolean }) {
  return (
    <Steps data-hidden={isHidden ? '' : undefined}>
      {thankYouCopy.next.map(({ when, what }) => (
        <li key={when}>
          <strong>{when}</strong> <span>{what}</span>
        </li>
      ))}
    </Steps>
  );
}

const Words = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  align-content: start;
  > p:has(+ h1) { text-wrap: balance; }
`;

const Answer = styled.p`
  /* Shorter answers stay below the title. */
  align-items: start;
  max-width: 30rem;
  font-size: ${theme.size.lede};
  line-height: 1.45;
`;

const Reach = styled.p`
  overflow-wrap: anywhere;
  &[data-hidden] { visibility: hidden; }
  > span { display: block; }
  button {
    margin-top: ${theme.space.x3};
    @media print { display: none; }
  }
`;

const After = styled.div`
  display: grid;
  gap: ${theme.space.x4};
  align-content: start;
`;

/* On a phone, two would fit in a row and leave the third alone. */
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

const Steps = styled.ol`
  &[data-hidden] { visibility: hidden; }
  display: grid;
  gap: ${theme.space.x3};
  max-width: 30rem;
  li { display: grid; grid-template-columns: 8.5rem 1fr; gap: ${theme.space.x3}; }
  ${media.hugeText} { li { display: block; } }
`;
