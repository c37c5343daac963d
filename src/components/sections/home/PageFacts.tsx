import styled from 'styled-components';
import { pageFacts } from '@/content/copy/home';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Facts that a visitor can check on this page, on hanging signs. */
export function PageFacts() {
  return (
    <Facts>
      <h3>{pageFacts.heading}</h3>
      <dl>
        {pageFacts.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Facts>
  );
}

/* One sign for all facts on a phone, a sign for each from tablet width on. */
const Facts = styled.div`
  ${container}
  padding-block: clamp(1.5rem, 4vw, 3.75rem) clamp(0.5rem, 3vw, 3rem);

  h3 { font-size: clamp(1rem, 4.5vw, ${theme.size.title}); }
  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x3};
  }
  dl, dl > div { padding: ${theme.space.x3}; border: 2px solid ${theme.color.lineLit}; border-radius: ${theme.radius.small}; background: ${theme.color.ink}; }
  dt { font: ${theme.weight.display} clamp(1rem, 0.35rem + 1.55vw, 1.6875rem) / 1.25 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
  dd { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  ${media.phone} {
    dl > div { padding: 0; border: 0; }
    dd { font-size: ${theme.size.tiny}; }
  }
  ${media.tablet} {
    --string: 1.125rem;
    /* The line above the signs. */
    dl { grid-template-columns: repeat(4, 1fr); column-gap: clamp(${theme.space.x3}, 1.7vw, ${theme.space.x5}); padding: var(--string) 0 0; border-width: 2px 0 0; border-radius: 0; background: none; }
    /* The string: half of a rotated square. */
    dl > div { position: relative; }
    dl > div::before {
      content: '';
      position: absolute;
      top: 0;
      left: 50%;
      width: calc(var(--string) * 1.41);
      aspect-ratio: 1;
      border: solid ${theme.color.lineLit};
      border-width: 2px 0 0 2px;
      clip-path: polygon(0 0, 100% 0, 0 100%);
      transform: translate(-50%, -50%) rotate(45deg);
    }
  }
`;
