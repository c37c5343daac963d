import { Fragment } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Time between two characters (docs/product.md, "Home"). */
const typingDelayMs = 50;

/**
 * A heading typed by CSS alone. The whole text is in the page from the start: nothing shifts, and
 * screen readers, crawlers and people who prefer reduced motion get it at once.
 */
export function TypedHeadline({ text }: { text: string }) {
  const words = text.split(' ');
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index && 1));
  return (
    <Headline aria-label={text} $length={text.length}>
      {words.map((word, index) => {
        const start = starts[index] ?? 0;
        return (
          <Fragment key={start}>
            {index > 0 && letter(' ', start - 1, text)}
            <span data-word="">
              {Array.from(word, (character, place) => letter(character, start + place, text))}
            </span>
          </Fragment>
        );
      })}
    </Headline>
  );
}

const letter = (character: string, index: number, { length }: string) => (
  <span
    key={index}
    data-tens={Math.floor(index / 10) || undefined}
    data-ones={index % 10}
    data-final={index === length - 1 ? '' : undefined}
  >
    {character}
  </span>
);

/** Each character's index, by rules for tens and ones instead of a rule for each character. */
const places = (length: number) =>
  [
    ...Array.from({ length: 10 }, (_, ones) => `&[data-ones='${ones}'] { --ones: ${ones}; }`),
    ...Array.from(
      { length: Math.floor((length - 1) / 10) },
      (_, ten) => `&[data-tens='${ten + 1}'] { --tens: ${10 * (ten + 1)}; }`,
    ),
  ].join('\n');

/** For how many more characters' time the last caret stays. */
const lastCaretStays = 24;

/** Ends together for all, and changes at once after the time of so many of all characters. */
const afterCharacters = (count: string, all: number) => css`
  --at: calc(100% * (var(--tens, 0) + var(--ones) + ${count}) / ${all});
  transition: opacity ${all * typingDelayMs}ms linear(0, 0 var(--at), 1 var(--at), 1);
`;

/*
 * Each character, and the caret after it, which the next one hides, has its own transition of the opacity, which the
 * browser only composites. All begin and end together, because each beginning or end makes the browser style the page.
 * No animations, because it would style each of them whenever it styles anything: those of CSS ease within a keyframe,
 * so that they go on in every frame, and a transition changes once.
 */
const Headline = styled.h1<{ $length: number }>`
  /* Beside a positioned box, Chromium up to 138 breaks a line within a word, too. */
  [data-word] { white-space: nowrap; }
  [data-ones] {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: 0.12em auto 0.08em 100%;
      width: 0.06em;
      background: ${theme.color.signal};
      opacity: 0;
    }
    ${media.motion} {
      ${({ $length }) => afterCharacters('1', $length + lastCaretStays)}
      @starting-style { opacity: 0; }
      &::after {
        ${({ $length }) => afterCharacters('2', $length + lastCaretStays)}
        @starting-style { opacity: 1; }
      }
      &[data-final]::after { --at: 100%; }
    }
    ${({ $length }) => places($length)}
  }
`;
