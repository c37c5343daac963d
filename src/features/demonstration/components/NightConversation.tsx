import styled, { keyframes } from 'styled-components';
import { ClockTime } from '@/components/sections/ClockTime';
import { demonstration } from '@/content/demonstration';
import type { Example } from '@/content/examples';
import { writeTime } from '@/lib/clock';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * What a customer asks an example's site at night, what it answers, and the appointment it ends in. Its
 * lines settle one after the other in an element that is awake (`data-awake`, set by src/browser).
 */
export function NightConversation({ example }: { example: Example }) {
  const { askedAt, bookedAt, siteAnswers, asks, answers, booked } = demonstration;
  const { name, conversation, appointment } = example;
  return (
    <Panel>
      <div>
        <ClockTime time={askedAt} />
        <span>
          {siteAnswers} <bdi data-business-name="">{name}</bdi>
        </span>
      </div>
      {conversation.map((text, index) => (
        <p key={text} data-from={index % 2 ? 'site' : 'customer'}>
          <span className="visually-hidden">{index % 2 ? answers : asks}: </span>
          {text}
        </p>
      ))}
      <Appointment>
        <p>
          <span>{booked} </span>
          <bdi data-business-name="">{name}</bdi>
          <time dateTime={bookedAt}>{writeTime(bookedAt)}</time>
        </p>
        <strong>{appointment.when}</strong>
        <p>{appointment.what}</p>
        <p>{appointment.note}</p>
      </Appointment>
    </Panel>
  );
}

/** Legible from the first frame, so that a fast reader never meets an empty panel. */
const arrive = keyframes`
  from { opacity: var(--before, 0.6); transform: translateY(0.5rem); }
`;

/* The same height for each business: nothing jumps when another is chosen. */
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${theme.space.x2};
  min-height: 28rem;
  padding: ${theme.space.x3} ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  box-shadow: ${theme.shadow.lift};
  line-height: 1.4;

  /* The time and who answers, on a phone in one line. */
  > :first-child {
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
  }
  > [data-from] {
    justify-self: start;
    max-width: 90%;
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    border-bottom-left-radius: 0.25rem;
    background: ${theme.color.raised};
    font-size: 1rem;
  }
  /* What the shop says carries its light, as in the services' scenes. */
  > [data-from='site'] {
    justify-self: end;
    border-color: ${theme.color.signal};
    border-radius: ${theme.radius.medium};
    border-bottom-right-radius: 0.25rem;
    background: ${theme.color.signalDeep};
  }
  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
    gap: ${theme.space.x3} ${theme.space.x5};
    min-height: 19rem;
    padding: ${theme.space.x4} ${theme.space.x5};
    > :first-child { grid-column: 1 / -1; }
    > [data-from] { grid-column: 1; padding: ${theme.space.x3} ${theme.space.x4}; font-size: inherit; }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child { grid-template-columns: minmax(0, 1fr); }
    /* A short name takes as many lines as a long one. */
    > :first-child > span { min-height: 2.8em; }
  }
  /* The question is there; what follows settles turn by turn, also when another business is chosen. */
  ${media.motion} {
    [data-awake] & {
      > :nth-child(n + 3) { animation: ${arrive} 450ms ease-out 0.2s backwards; }
      > :nth-child(4) { animation-delay: 0.5s; }
      > :nth-child(5) { animation-delay: 0.8s; }
    }
  }
`;

const Appointment = styled.div`
  /* It is white from the start: half seen it would be gray. */
  --before: 1;
  display: grid;
  padding: ${theme.space.x3} ${theme.space.x4};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.text};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};

  /* The name has the whole width of a line of its own. */
  > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    > bdi { grid-area: 2 / 1 / auto / -1; font-weight: ${theme.weight.strong}; }
    > [data-painted] { ${oneLine} }
  }
  strong { font: ${theme.weight.display} clamp(1.375rem, 1.1rem + 0.75vw, 1.875rem) / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
  ${media.tablet} { grid-area: 2 / 2 / 5; align-self: start; }
  ${media.desktop} { grid-area: auto; align-self: auto; }
  /* Where grounds are not painted, an edge marks what is booked. */
  ${media.plainColors} { border: 2px solid; background: Canvas; color: CanvasText; }
`;
