import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Time between two characters (docs/product.md, "Home"). */
const typingDelayMs = 50;

/**
 * A heading typed by CSS alone. The whole text is in the page from the start: nothing shifts, and
 * screen readers, crawlers and people who prefer reduced motion get it at once.
 */
export function TypedHeadline({ text }: { text: string }) {
  const characters = Array.from(text);
  return (
    <Headline aria-label={text} $length={characters.length}>
      <span aria-hidden="true" data-typed>
        {characters.map((character, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed and letters repeat
            key={index}
            data-tens={Math.floor(index / 10) || undefined}
            data-ones={index % 10}
            data-last={index === characters.length - 1 ? '' : undefined}
          >
            {character}
          </span>
        ))}
      </span>
    </Headline>
  );
}

/** Sets each character's index with rules for tens and ones instead of one rule per character. */
const places = (length: number) =>
  [
    ...Array.from({ length: 10 }, (_, ones) => `&[data-ones='${ones}'] { --ones: ${ones}; }`),
    ...Array.from(
      { length: Math.floor((length - 1) / 10) },
      (_, ten) => `&[data-tens='${ten + 1}'] { --tens: ${10 * (ten + 1)}; }`,
    ),
  ].join('\n');

/* One animation counts and each character compares its index: cheaper than one animation each. */
const type = keyframes`
  from { --typed: 0; }
`;
/* Ends at 99%, because WebKit's steps never reach 100%. */
const goOut = keyframes`
  99%, to { visibility: hidden; }
`;

const Headline = styled.h1<{ $length: number }>`
  --typed: ${({ $length }) => $length};
  animation: ${type} ${({ $length }) => $length * typingDelayMs}ms steps(${({ $length }) => $length});
  ${media.reducedMotion} { animation: none; }

  [data-typed] > span {
    --typed-at: calc(var(--tens, 0) + var(--ones) + 1);
    position: relative;
    opacity: clamp(0, var(--typed) - var(--typed-at) + 1, 1);
    ${({ $length }) => places($length)}

    /* The caret is after the newest character, and briefly after the last. */
    &::after {
      content: '';
      position: absolute;
      top: 0.24em;
      left: calc(100% + 0.05em);
      width: 0.07em;
      /* A fixed height, because a trailing space has the next line's box. */
      height: 0.86em;
      background: ${theme.color.signal};
      opacity: clamp(0, var(--typed-at) - var(--typed) + 1, 1);
    }
    &[data-last]::after {
      animation: ${goOut} 1.2s ${({ $length }) => $length * typingDelayMs}ms forwards;
    }
  }
`;
