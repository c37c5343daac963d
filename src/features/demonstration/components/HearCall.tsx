import styled from 'styled-components';
import { demonstration } from '@/content/examples/demonstration';
import { mark, marked } from '@/lib/marks';
import { theme } from '@/styles/theme';

/** The buttons that let a call be heard, in English and in Spanish (`browser/call/call.ts`). */
export const HearCall = () => (
  <Hear>
    <button type="button" {...mark('hear', 'en')} disabled>
      {demonstration.hear}
    </button>
    <button type="button" aria-label={demonstration.hearInSpanish} {...mark('hear', 'es')} disabled>
      {demonstration.inSpanish}
    </button>
  </Hear>
);

/* Round, unlike a message; the call in Spanish is quieter. */
const Hear = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.x2};
  :is(${marked('conversation', 'call')}, ${marked('conversation', 'written')}) > & { display: none; }
  button {
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.signal};
    border-radius: ${theme.radius.round};
    background: none;
    font-weight: ${theme.weight.strong};
    font-size: ${theme.size.small};
    line-height: 1.25;
    text-align: left;
    text-wrap: balance;
    &:hover { border-color: ${theme.color.signalLit}; }
    &:focus-visible { border-radius: ${theme.radius.round}; }
    /* Its place is kept until the script runs, so that the log does not move. */
    &:disabled { visibility: hidden; }
  }
  button::before { content: '☎ ' / ''; color: ${theme.color.signal}; }
  ${marked('hear', 'es')} { border-color: ${theme.color.control}; font-weight: ${theme.weight.medium}; }
  @media print, (scripting: none) { display: none; }
`;
