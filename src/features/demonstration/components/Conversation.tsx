import styled, { keyframes } from 'styled-components';
import { ClockTime } from '@/components/sections/ClockTime';
import { conversationCopy } from '@/content/conversation';
import { demonstration } from '@/content/demonstration';
import type { Example } from '@/content/example';
import { attributeOf, mark, marked } from '@/lib/marks';
import { conversationId } from '@/lib/paths';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Exchange, Message } from './Exchange';

/**
 * A customer's questions to an example's website, and its answers. `browser/conversation.ts` starts it anew and asks what
 * the visitor taps. Without script it is the example's first question, answered.
 */
export function Conversation({ example }: { example: Example }) {
  const { name, questions } = example;
  return (
    <Panel id={conversationId} {...mark('conversation')} suppressHydrationWarning>
      <Head>
        <ClockTime time={demonstration.askedAt} />
        <span>
          {demonstration.answersFor}{' '}
          <bdi {...mark('area', 'answersFor')} {...mark('business-name')}>
            {name}
          </bdi>
        </span>
      </Head>
      <Log role="log" aria-label={demonstration.log} tabIndex={0}>
        <Message from="site">{conversationCopy.greeting}</Message>
        <Exchange question={questions.emergency} example={example} />
      </Log>
      <Choices {...mark('choices')} />
    </Panel>
  );
}

/** Readable from the first frame of the animation. */
const arrive = keyframes`
  from { opacity: 0.6; transform: translateY(0.5rem); }
`;

/*
 * One height for every example and conversation, so that nothing shifts. Taller on a
 * phone only when large questions would leave no room for the log.
 */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  min-height: 32rem;
  padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.ink};
  box-shadow: ${theme.shadow.lift};
  line-height: 1.4;
  scroll-margin-top: ${theme.space.x5};

  ${media.tablet} { height: 26rem; min-height: 0; padding: ${theme.space.x4} ${theme.space.x5}; }
  ${media.desktop} { height: var(--example-height); }
`;

/* The time and who answers, on one line on a phone. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space.x3};
  padding-bottom: ${theme.space.x2};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  > span { text-wrap: balance; }
  > :has(${marked('painted')}) { ${twoLines} }
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display}; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; }
`;

/* Messages; the website's have the color of the shop's light. */
const Log = styled.div`
  position: relative;
  flex: 1 0 9rem;
  display: grid;
  align-content: start;
  gap: ${theme.space.x2};
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.control} transparent;
  border-radius: ${theme.radius.small};
  ${media.motion} { scroll-behavior: smooth; }
  ${marked('from')} {
    justify-self: start;
    max-width: 92%;
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.signal};
    border-radius: ${theme.radius.large};
    border-bottom-left-radius: 0;
    background: ${theme.color.signalDeep};
    font-size: 1rem;
  }
  ${marked('from', 'customer')} {
    justify-self: end;
    border-color: ${theme.color.line};
    border-radius: ${theme.radius.large};
    border-bottom-right-radius: 0;
    background: ${theme.color.raised};
  }
  /* What the owner gets. */
  ${marked('owner')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space.x3};
    padding: ${theme.space.x2} ${theme.space.x3};
    border-radius: ${theme.radius.large};
    font-size: ${theme.size.small};
    > * { grid-column: 1 / -1; }
    > :first-child { ${oneLine} font-size: ${theme.size.tiny}; }
    strong { font: ${theme.weight.display} 1.375rem / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
  }
  ${marked('owner', 'calendar')} { background: ${theme.color.text}; color: ${theme.color.ink}; }
  ${marked('owner', 'text')} { background: ${theme.color.raised}; > :first-child { color: ${theme.color.muted}; } }
  ${media.plainColors} { ${marked('owner')} { border: 2px solid; background: Canvas; color: CanvasText; > :first-child { color: CanvasText; } } }
  ${media.motion} {
    [${attributeOf('conversation')}]:not([${attributeOf('conversation')}='']) & > * { animation: ${arrive} 350ms ease-out backwards; }
    > :not(${marked('from', 'customer')}) { animation-delay: 0.35s; }
  }
  @media print { overflow: visible; }
`;

/* The questions that are left, or the customer's reply while the website waits for a name. */
const Choices = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  button {
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x4};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
    font-size: ${theme.size.small};
    line-height: 1.25;
    text-align: left;
    transition: border-color ${theme.motion.quick};
    &:hover { border-color: ${theme.color.signal}; }
    &:focus-visible { border-radius: ${theme.radius.large}; }
  }
  @media print { display: none; }
`;
