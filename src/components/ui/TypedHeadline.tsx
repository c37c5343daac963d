import styled, { keyframes } from 'styled-components';
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

const untyped = keyframes`
  from { visibility: hidden; }
`;
/* A caret after the character, until the next one is typed, or for a while after the last. */
const caret = keyframes`
  from { box-shadow: 0.12em 0 0 -0.05em ${theme.color.signal}; }
`;

/*
 * Each character has its own animations, which only wait: a counter on the heading would restyle all of it in each
 * frame.
 */
const Headline = styled.h1<{ $length: number }>`
  [data-typed] > span {
    --typed-at: calc((var(--tens, 0) + var(--ones) + 1) * ${typingDelayMs}ms);
    --caret: ${typingDelayMs}ms;
    animation: ${untyped} 0s var(--typed-at) backwards, ${caret} 0s calc(var(--typed-at) + var(--caret)) backwards;
    &[data-last] { --caret: 1.2s; }
    ${({ $length }) => places($length)}
  }
`;
