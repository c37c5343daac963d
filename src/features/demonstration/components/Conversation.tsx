import styled, { css, keyframes } from 'styled-components';
import { ClockTime } from '@/components/sections/hour/ClockTime';
import { conversationCopy } from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import type { Example } from '@/content/examples/example';
import { attributeOf, mark, marked } from '@/lib/marks';
import { conversationId } from '@/lib/paths';
import { choiceFocus, coveringInput } from '@/styles/choice';
import { media } from '@/styles/media';
import { linesAtMost } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Exchange, Message } from './Exchange';
import { HearCall } from './HearCall';
import { messageList } from './messageList';
import { PhoneCall } from './PhoneCall';

/**
 * A customer's questions to an example's website, and its answers. `browser/conversation.ts` starts it anew and asks
 * what the visitor taps. Without script it is the example's first question, answered.
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
      <HearCall />
      <Log role="log" aria-label={demonstration.log} tabIndex={0}>
        <Message from="site">{conversationCopy.greeting}</Message>
        <Exchange question={questions.emergency} example={example} />
      </Log>
      <Choices {...mark('choices')} />
      <PhoneCall example={example} />
    </Panel>
  );
}

/** Readable from the first frame of the animation. */
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

/* The look of what is typed into or chosen. */
const control = css`
  min-width: 0;
  min-height: ${theme.height.target};
  padding: ${theme.space.x1} ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
`;

/*
 * One height for every example and conversation, so that nothing shifts. Taller only when large texts would leave no
 * room for the log.
 */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  min-height: 37rem;
  padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.ink};
  box-shadow: ${theme.shadow.lift};
  line-height: 1.4;
  scroll-margin-top: ${theme.space.x5};

  ${media.tablet} { min-height: 38rem; padding: ${theme.space.x4} ${theme.space.x5}; }
  ${media.desktop} { min-height: var(--example-height); }
  @media print, (scripting: none) { && { min-height: 0; } }
  ${marked('request')} :is(label, [name]:not([type])) { ${control} }
  /* The panel is the phone that rings, and stays lit while somebody speaks. */
  transition: border-color ${theme.motion.calm}, box-shadow ${theme.motion.calm};
  &[data-ringing], &:has(${marked('spoken', 'now')}) {
    border-color: ${theme.color.signal};
    box-shadow: 0 0 0 1px ${theme.color.signal}, 0 0 4rem color-mix(in srgb, ${theme.color.signal} 32%, transparent);
  }
  ${media.motion} { &[data-ringing] { animation: ${shake} 100ms 12 linear; } }
  /* The call takes the place of the conversation. */
  &${marked('conversation', 'call')} > :is([role='log'], ${marked('choices')}) {
    display: none;
  }
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
  > span { font-size: ${theme.size.tiny}; line-height: 1.2; text-wrap: balance; }
  /* Room for 40 usual letters at the same height. */
  > :has(${marked('painted')}) { ${linesAtMost(3)} }
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display}; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; }
`;

/* What the customer confirms: times to choose from, and how they can be reached, two beside each other. */
const requestForm = css`
  ${marked('request')}, fieldset { display: flex; flex-wrap: wrap; gap: ${theme.space.x2}; }
  ${marked('request')} {
    --button-height: ${theme.height.target};
    --button-padding: ${theme.space.x1};
    padding: ${theme.space.x3};
    border: 1px solid ${theme.color.lineLit};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
  }
  fieldset, legend { flex: 100%; }
  legend { float: left; font-weight: ${theme.weight.strong}; font-size: ${theme.size.small}; }
  label, [name]:not([type]) { flex: 1 1 40%; }
  .button { flex: 1 1 30%; }
  [name]:not([type]) { background: ${theme.color.ink}; }
  [name='address']:not([type]) { flex-basis: 60%; }
  label {
    ${choiceFocus}
    position: relative;
    display: grid;
    place-items: center;
    font-size: ${theme.size.tiny};
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
    /* Forced colors would put a ground of their own behind the letters, and hide them. */
    &:has(:checked) {
      border-color: ${theme.color.text};
      background: ${theme.color.text};
      color: ${theme.color.ink};
      forced-color-adjust: none;
    }
  }
  [type='radio'] { ${coveringInput} }
`;

const Log = styled.div`
  ${messageList}
  flex: 1 0 calc(6rem + 2 * ${theme.space.x3});
  /* The newest message is beside what answers it. */
  align-content: safe end;
  /* The greeting is whole, however large its text. */
  ${marked('conversation', 'start')} > & { flex-basis: auto; align-content: space-between; }
  > small { justify-self: center; color: ${theme.color.muted}; font-size: ${theme.size.tiny}; }
  @media print, (scripting: none) { && { flex-basis: auto; } }
  ${requestForm}
  ${media.motion} {
    [${attributeOf('conversation')}]:not([${attributeOf('conversation')}='']) & > * {
      animation: ${arrive} 350ms ease-out backwards;
    }
    > :not(${marked('from', 'customer')}) { animation-delay: 0.35s; }
    /* The website writes for a moment. The text is there from the start, for screen readers. */
    ${marked('from', 'site')} {
      position: relative;
      &::after {
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

/* The questions that are left. After a booking, the button that changes it is beside one. */
const Choices = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  ${marked('conversation', 'booked')} > & { grid-template-columns: 3fr 2fr; }
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
    text-wrap: balance;
    transition: border-color ${theme.motion.quick};
    &:hover { border-color: ${theme.color.signal}; }
    &:focus-visible { border-radius: ${theme.radius.large}; }
  }
  @media print { display: none; }
`;
