import styled, { keyframes } from 'styled-components';
import { ClockTime } from '@/components/sections/ClockTime';
import { demonstration } from '@/content/demonstration';
import type { Example } from '@/content/examples';
import { conversationId } from '@/lib/paths';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Exchange } from './Exchange';

/**
 * A visitor's questions to an example's website, and its answers. All of them are in the page;
 * `browser/conversation.ts` shows an exchange when its question is asked. Without script the first one is
 * complete.
 */
export function Conversation({ example }: { example: Example }) {
  const { slug, name, questions, customer } = example;
  return (
    <Panel id={conversationId(slug)} data-conversation="" suppressHydrationWarning>
      <Head>
        <ClockTime time={demonstration.askedAt} />
        <span>
          {demonstration.answersFor} <bdi data-business-name="">{name}</bdi>
        </span>
      </Head>
      <Log role="log" aria-label={demonstration.log} tabIndex={0}>
        <p data-from="site">
          <span className="visually-hidden">{demonstration.site}: </span>
          {demonstration.greeting}
        </p>
        {Object.entries(questions).map(([key, question], index) => (
          <div key={key} data-exchange={key} hidden={index > 0}>
            <Exchange question={question} example={example} />
          </div>
        ))}
      </Log>
      <Choices>
        <p>{demonstration.ask}</p>
        {Object.entries(questions).map(([key, { ask }]) => (
          <button key={key} type="button" data-ask={key}>
            {ask}
          </button>
        ))}
        <button type="button" data-reply="">
          <span data-first="">
            {customer.name}, {customer.phone}
          </span>
          <span data-again="">{demonstration.sameName}</span>
        </button>
        <button type="button" data-restart="">
          {demonstration.restart}
        </button>
      </Choices>
    </Panel>
  );
}

/** A conversation without a question yet. */
const atRest = '[data-live]:not(:has([data-exchange]:not([hidden]))) > &';

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

  /* A first booking asks for a name; the next one knows it. */
  [data-again], [data-exchange][data-known] [data-first], &[data-known] [data-reply] [data-first] { display: none; }
  [data-exchange][data-known] [data-again], &[data-known] [data-reply] [data-again] { display: inline; }

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
  > :has([data-painted]) { ${twoLines} }
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
  ${atRest} { flex: none; }

  [data-exchange]:not([hidden]), [data-booked]:not([hidden]) { display: grid; gap: ${theme.space.x2}; }
  [data-from] {
    justify-self: start;
    max-width: 92%;
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.signal};
    border-radius: ${theme.radius.large};
    border-bottom-left-radius: 0;
    background: ${theme.color.signalDeep};
    font-size: 1rem;
  }
  [data-from='customer'] {
    justify-self: end;
    border-color: ${theme.color.line};
    border-radius: ${theme.radius.large};
    border-bottom-right-radius: 0;
    background: ${theme.color.raised};
  }
  /* What the owner gets. */
  [data-owner] {
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
  [data-owner='calendar'] { background: ${theme.color.text}; color: ${theme.color.ink}; }
  [data-owner='text'] { background: ${theme.color.raised}; > :first-child { color: ${theme.color.muted}; } }
  ${media.plainColors} { [data-owner] { border: 2px solid; background: Canvas; color: CanvasText; > :first-child { color: CanvasText; } } }
  ${media.motion} {
    [data-live] & > [data-exchange] > *, [data-booked] > * { animation: ${arrive} 350ms ease-out backwards; }
    [data-live] & > [data-exchange] > :nth-child(2) { animation-delay: 0.35s; }
    [data-booked] > :not(:first-child) { animation-delay: 0.35s; }
  }
  @media print { overflow: visible; }
`;

/* The remaining questions, which at rest take the log's room, or the customer's reply while the website waits for a name. */
const Choices = styled.div`
  display: none;
  align-content: end;
  gap: ${theme.space.x2};
  [data-live] > & { display: grid; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; > p { grid-column: 1 / -1; } }
  ${media.desktop} { grid-template-columns: auto; }
  > p { color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  button {
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x4};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
    font-size: ${theme.size.small};
    line-height: 1.25;
    text-align: left;
    transition: border-color ${theme.motion.quick};
    &:hover { border-color: ${theme.color.signal}; }
    &:focus-visible { border-radius: ${theme.radius.round}; }
  }
  ${atRest} {
    flex: 1;
    grid-template-rows: auto;
    grid-auto-rows: 1fr;
    align-content: stretch;
    button, button:focus-visible { border-radius: ${theme.radius.large}; font-size: ${theme.size.body}; }
  }
  [hidden],
  [data-pending] > & > :not([data-reply]),
  [data-live]:not([data-pending]) > & > [data-reply],
  &:has([data-ask]:not([hidden])) > [data-restart],
  &:not(:has([data-ask]:not([hidden]))) > p { display: none; }
  @media print { && { display: none; } }
`;
