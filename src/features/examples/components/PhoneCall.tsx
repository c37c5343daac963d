import styled, { keyframes } from 'styled-components';
import { callGreeting, conversationCopy } from '@/content/examples/conversationCopy';
import type { Example } from '@/content/examples/example';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { messageList } from './messageList';

/** The greeting and the text to the owner. `browser/call/call.ts` adds the lines between them. */
export function PhoneCall({ example: { name, call } }: { example: Example }) {
  const [untilName, fromName] = callGreeting.split('{name}');
  return (
    <Call>
      <p>{examplesCopy.call}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <ol tabIndex={0} aria-label={examplesCopy.call}>
        <li data-from="site">
          <b>{conversationCopy.assistant}</b>{' '}
          <q>
            {untilName}
            <bdi data-shows="called" data-business-name="">
              {name}
            </bdi>
            {fromName}
          </q>
        </li>
        <li data-owner="text">
          <small data-shows="label">{conversationCopy.text}</small>
          <p data-shows="note">{call.text}</p>
        </li>
      </ol>
      <div role="status">
        <p>{examplesCopy.spoken}</p>
        <p data-silent={examplesCopy.notSpoken} hidden />
      </div>
      <div data-controls="">
        <button type="button" className="button" data-variant="secondary" data-control="toggle">
          {conversationCopy.stop}
        </button>{' '}
        <button type="button" className="button" data-variant="secondary" data-control="back">
          {examplesCopy.back}
        </button>
      </div>
    </Call>
  );
}

export const HearCall = () => (
  <Hear type="button" className="button" data-variant="secondary" data-control="hear" disabled>
    {examplesCopy.hear}
  </Hear>
);

const Hear = styled.button`
  /* Keeps its height until the script runs. */
  &:disabled { visibility: hidden; }
  &::before { content: '☎' / ''; color: ${theme.color.signal}; }
  :is([data-conversation='call'], [data-conversation='written']) > & { display: none; }
  @media print, (scripting: none) { display: none; }
`;

const ring = keyframes`
  25% { transform: rotate(-8deg); }
  75% { transform: rotate(8deg); }
`;

const Call = styled.div`
  display: none;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${theme.space.x2};
  [data-conversation='call'] > & { display: flex; }

  > p::before { content: '☎' / ''; display: inline-block; margin-right: 0.4em; color: ${theme.color.signal}; }
  > p { color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  [data-ringing] > & > p::before { animation: ${ring} 200ms 6 linear; }
  ol {
    ${messageList(theme.space.x7)}
    flex: 1 0 calc(6rem + 2 * ${theme.space.x3});
    padding-bottom: ${theme.space.x6};
    @media print { flex-basis: auto; }
    [data-spoken=''] { background: none; color: ${theme.color.muted}; }
    [data-spoken='now'] { box-shadow: inset 0 0 0 1px ${theme.color.signalLit}; }
  }
  ${media.belowDesktop} { &:has([data-silent]:not([hidden])) ol { flex-basis: auto; } }
  li { transition: background-color ${theme.motion.quick}; }
  b { display: block; color: ${theme.color.muted}; font-weight: ${theme.weight.medium}; font-size: ${theme.size.tiny}; }
  q { quotes: none; }
  [role='status'] { color: ${theme.color.muted}; font-size: ${theme.size.tiny}; line-height: 1.4; }
  [data-controls] { display: flex; flex-wrap: wrap; gap: ${theme.space.x2}; }
  .button { flex: auto; }
  @media print { [role='status'], [data-controls] { display: none; } }
`;
