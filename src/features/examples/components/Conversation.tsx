import styled, { keyframes } from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ClockTime } from '@/components/ui/ClockTime';
import { conversationId } from '@/content/examples/elementIds';
import type { Example } from '@/content/examples/example';
import { chatForOwnSite, examplesCopy } from '@/content/examples/examplesCopy';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Exchange } from './Exchange';
import { messageList } from './messageList';
import { NameSpace } from './NameSpace';
import { HearCall, PhoneCall } from './PhoneCall';

/** Without script, shows the first question, its answer, and the booking. `browser/converse.ts` restarts it. */
export function Conversation({ example }: { example: Example }) {
  return (
    <Panel id={conversationId} data-conversation="" suppressHydrationWarning>
      <Head>
        <ClockTime time={examplesCopy.askedAt} />{' '}
        <NameSpace words={examplesCopy.answersFor}>
          <bdi aria-live="off" data-shows="answersFor" data-business-name="">
            {example.name}
          </bdi>
        </NameSpace>
      </Head>
      <HearCall />
      <Log role="log" aria-label={examplesCopy.log} tabIndex={0}>
        <Exchange {...example} />
      </Log>
      <Next>
        <p data-shows="about" />
        <div data-choices="" />
        <ButtonLink href={chatForOwnSite.href} variant="secondary">
          {chatForOwnSite.label}
        </ButtonLink>
      </Next>
      <PhoneCall example={example} />
    </Panel>
  );
}

/** Readable from the first frame. */
const arrive = keyframes`
  from { opacity: 0.6; transform: translateY(0.5rem); }
`;

const think = keyframes`
  from, 85% { opacity: 1; }
`;

const shake = keyframes`
  25% { transform: translateX(-2px); }
  75% { transform: translateX(2px); }
`;

/* One height for every conversation prevents layout shift. */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  min-height: 34rem;
  padding: ${theme.space.x3} min(${theme.space.x4}, 5vw) ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.ink};
  box-shadow: ${theme.shadow.lift};
  line-height: 1.4;
  scroll-margin-top: ${theme.space.x5};
  --button-height: ${theme.height.target};
  --button-padding: ${theme.space.x2} ${theme.space.x4};
  .button { font-size: ${theme.size.small}; }

  ${media.tablet} { min-height: 34rem; padding: ${theme.space.x4} ${theme.space.x5}; }
  ${media.desktop} { min-height: var(--example-height); }
  @media print, (scripting: none) { min-height: 0; break-inside: avoid; }
  /* Lit while somebody speaks. */
  transition: border-color ${theme.motion.calm}, box-shadow ${theme.motion.calm};
  &[data-ringing], &:has([data-spoken='now']) {
    border-color: ${theme.color.signal};
    box-shadow: 0 0 0 1px ${theme.color.signal}, 0 0 4rem color-mix(in srgb, ${theme.color.signal} 32%, transparent);
  }
  ${media.motion} { &[data-ringing] { animation: ${shake} 100ms 12 linear; } }
  &[data-conversation='call'] > [role='log'] { display: none; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  ${media.hugeText} { grid-template-columns: minmax(0, 1fr); }
  align-items: center;
  column-gap: ${theme.space.x3};
  padding-bottom: ${theme.space.x2};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  > span { font-size: ${theme.size.tiny}; line-height: 1.2; text-wrap: balance; }
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.heading} / 1.1 ${theme.font.display}; }
  small { font-size: 0.5em; }
`;

const Log = styled.div`
  ${messageList()}
  flex: 1 0 calc(6rem + 2 * ${theme.space.x3});
  align-content: safe end;
  [data-conversation='start'] > & { flex-basis: auto; }
  [data-conversation='written'] > & { flex-basis: auto; }
  @media print, (scripting: none) { flex-basis: auto; }
  ${media.motion} {
    :not([data-conversation=''], [data-conversation='written']) > & {
      > * { animation: ${arrive} 350ms ease-out backwards; }
      > :not([data-from='customer']) { animation-delay: 0.35s; }
      /* The text is there from the start, for screen readers. */
      [data-from='site'] { position: relative; }
      [data-from='site']::after {
        content: '•••' / '';
        position: absolute;
        inset: 0;
        padding: inherit;
        border-radius: inherit;
        background: ${theme.color.signalDeep};
        letter-spacing: 0.15em;
        opacity: 0;
        pointer-events: none;
        animation: ${think} 1s 0.35s backwards;
      }
    }
  }
`;

/* Replies look like the messages they become. */
const Next = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  &:not(:has(button)), [data-conversation='call'] > & { display: none; }
  p { color: ${theme.color.muted}; font-size: ${theme.size.small}; text-align: right; }
  p:empty { display: none; }
  [data-choices] { display: grid; gap: ${theme.space.x2}; justify-items: end; }
  button {
    min-width: min(8rem, 100%);
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x4};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.large};
    border-bottom-right-radius: 0;
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
    font-size: ${theme.size.small};
    line-height: 1.25;
    text-align: left;
    transition: border-color ${theme.motion.quick};
    &:hover { border-color: ${theme.color.signal}; }
  }
  > a { margin-top: ${theme.space.x1}; }
  :not([data-conversation='open']) > & > a { display: none; }
  @media print { display: none; }
`;
