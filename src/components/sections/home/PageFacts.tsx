import styled from 'styled-components';
import { pageFacts, waits } from '@/content/copy/home';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function PageFacts() {
  return (
    <Facts>
      <h3>{pageFacts.heading}</h3>
      <Waits>
        <b>{pageFacts.page}</b> <span>{pageFacts.ring}</span>
      </Waits>
      <p>
        {pageFacts.text} <small>{pageFacts.footnote}</small>
      </p>
    </Facts>
  );
}

const Facts = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x4} ${theme.space.x7};
  padding-block: clamp(3rem, 8vw, 7.5rem) clamp(2rem, 5vw, 4.5rem);

  h3 { font-size: ${theme.size.display}; }
  p + p { max-width: 34rem; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  small { display: block; margin-top: ${theme.space.x3}; font-size: ${theme.size.small}; }
  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
    align-items: end;
    p + p { grid-column: 1; }
  }
  /* The facts are true only on a screen. */
  @media print { display: none; }
`;

const Waits = styled.p`
  display: grid;
  gap: ${theme.space.x4};
  b { font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; }
  b::after, span::after {
    content: '';
    display: block;
    height: 1.5rem;
    margin-top: ${theme.space.x2};
    border-radius: ${theme.radius.small};
    background: ${theme.color.cool};
  }
  b::after {
    width: ${(100 * waits.page) / waits.ring}%;
    background: ${theme.color.signal};
  }
  ${media.desktop} { grid-area: 1 / 2 / span 2; align-self: center; }
  ${media.forcedColors} { b::after, span::after { forced-color-adjust: none; } }
`;
