import styled from 'styled-components';
import { pageFacts } from '@/content/home';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What can be checked on this very page, as signs that hang from one line, like the one on the shop's door. */
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

/* On a phone one sign with all four, from tablet width on a sign for each. */
const Facts = styled.div`
  --gap: ${theme.space.x3};
  --string: 1.125rem;
  margin-top: clamp(1.5rem, 4vw, 3.75rem);

  h3 { font-size: clamp(1rem, 4.5vw, ${theme.size.title}); }
  dl {
    display: grid;
    gap: ${theme.space.x3} var(--gap);
    grid-template-columns: repeat(2, 1fr);
    margin-top: ${theme.space.x3};
  }
  dt { font: ${theme.weight.display} ${theme.size.body} / 1.25 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
  dd { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  ${media.phone} {
    dl { padding: ${theme.space.x3} ${theme.space.x4}; border: 2px solid ${theme.color.wallEdge}; border-radius: ${theme.radius.small}; background: ${theme.color.ink}; }
    dt { font-size: 1rem; }
    dd { font-size: ${theme.size.tiny}; line-height: 1.4; }
  }
  ${media.tablet} {
    dl {
      grid-template-columns: repeat(4, 1fr);
      margin-top: calc(${theme.space.x4} + var(--string));
      /* The line ends with the outer signs. */
      overflow-x: clip;
    }
    dl > div {
      position: relative;
      padding: ${theme.space.x3};
      border: 2px solid ${theme.color.wallEdge};
      border-radius: ${theme.radius.small};
      background: ${theme.color.ink};
    }
    /* The line, from the middle of one gap to the middle of the next. */
    dl > div::before {
      content: '';
      position: absolute;
      inset: calc(-2px - var(--string)) calc(-2px - var(--gap) / 2) auto;
      border-top: 2px solid ${theme.color.wallEdge};
    }
    /* The string, from its nail to both sides: the upper half of a square that stands on its corner. */
    dl > div::after {
      content: '';
      position: absolute;
      top: 0;
      left: 50%;
      width: calc(var(--string) * 1.41);
      aspect-ratio: 1;
      border: solid ${theme.color.wallEdge};
      border-width: 2px 0 0 2px;
      clip-path: polygon(0 0, 100% 0, 0 100%);
      transform: translate(-50%, -50%) rotate(45deg);
    }
  }
  ${media.desktop} {
    --gap: ${theme.space.x5};
    dl > div { padding: ${theme.space.x4}; }
    dt { font-size: clamp(1.25rem, 0.35rem + 1.55vw, 1.6875rem); }
  }
`;
