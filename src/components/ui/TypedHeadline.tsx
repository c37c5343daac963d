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

/** Each character's index, by rules for tens and ones instead of a rule for each character. */
const places = (length: number) =>
  [
    ...Array.from({ length: 10 }, (_, ones) => `&[data-ones='${ones}'] { --ones: ${ones}; }`),
    ...Array.from(
      { length: Math.floor((length - 1) / 10) },
      (_, ten) => `&[data-tens='${ten + 1}'] { --tens: ${10 * (ten + 1)}; }`,
    ),
  ].join('\n');

const untyped = keyframes`from { opacity: 0; }`;
const caret = keyframes`from { opacity: 1; }`;

/*
 * Each character, and the caret after it, has its own animation of the opacity, which the browser only composites: a
 * counter on the heading would restyle all of it in each frame. The last caret stays for a while.
 */
const Headline = styled.h1<{ $length: number }>`
  [data-typed] > span {
    --waits: calc((var(--tens, 0) + var(--ones)) * ${typingDelayMs}ms);
    position: relative;
    ${media.motion} { animation: ${untyped} ${typingDelayMs}ms step-end var(--waits) backwards; }
    &::after {
      content: '';
      position: absolute;
      inset: 0.12em auto 0.08em 100%;
      width: 0.06em;
      background: ${theme.color.signal};
      opacity: 0;
      animation: ${caret} var(--stays, ${typingDelayMs}ms) step-end calc(var(--waits) + ${typingDelayMs}ms);
    }
    &[data-last] { --stays: 1.2s; }
    ${({ $length }) => places($length)}
  }
`;
