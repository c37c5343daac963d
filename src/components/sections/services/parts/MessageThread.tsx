import { Fragment } from 'react';
import styled from 'styled-components';
import { messageThread } from '@/content/examples/messageThread';
import { mark } from '@/lib/marks';
import { messageThreadId } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { bubble, ownBubble } from './bubbles';
import { columnGap } from './pictures';

/** A message in which the example's name becomes the visitor's own, if theirs is such a business. */
const WithName = ({ text }: { text: string }) =>
  text.split(messageThread.name).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <bdi {...mark('business-name')}>{messageThread.name}</bdi>}
      {part}
    </Fragment>
  ));

/** An example of a customer's thread in its moments, in columns from tablet width on. */
export function MessageThread() {
  const { heading, note, trade, moments, writers } = messageThread;
  return (
    <Thread id={messageThreadId} {...mark('of-trade', trade)}>
      <h3>{heading}</h3>
      <p>{note}</p>
      <div>
        {moments.map(({ time, what, messages }) => (
          <section key={time}>
            <p>
              <b>{time}</b> <small>{what}</small>
            </p>
            {messages.map(({ from, text }) => (
              <p key={text} data-from={from}>
                <span className="visually-hidden">{writers[from]}: </span>
                <WithName text={text} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </Thread>
  );
}

const Thread = styled.div`
  h3 { font-size: ${theme.size.heading}; }
  > p { margin-top: ${theme.space.x1}; color: ${theme.color.muted}; }
  > div { display: grid; gap: ${theme.space.x4} ${columnGap}; align-items: start; margin-top: ${theme.space.x3}; }
  section { display: grid; gap: ${theme.space.x2}; align-content: start; justify-items: start; line-height: 1.35; }
  b, small { display: block; }
  small { color: ${theme.color.muted}; }
  [data-from] { ${bubble} font-size: ${theme.size.small}; text-wrap: pretty; }
  [data-from]:not([data-from='customer']) { ${ownBubble} }
  /* A person joins in. */
  [data-from='stylist'] { border-style: dashed; }
  /* Two moments without a customer's messages, which are short, share a column. */
  ${media.tablet} {
    > div { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    section:has([data-from='customer']) { grid-row: span 2; }
  }
`;
