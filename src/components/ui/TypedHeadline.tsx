import { Fragment } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

const typingDelayMs = 50;

/** The page contains the whole text for screen readers. */
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
              {Array.from(word, (character, offset) => letter(character, start + offset, text))}
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

const indexStyles = (length: number) =>
  [
    ...Array.from({ length: 10 }, (_, ones) => `&[data-ones='${ones}'] { --ones: ${ones}; }`),
    ...Array.from(
      { length: Math.floor((length - 1) / 10) },
      (_, ten) => `&[data-tens='${ten + 1}'] { --tens: ${10 * (ten + 1)}; }`,
    ),
  ].join('\n');

/** How long the caret stays at the end, in characters. */
const lastCaretStays = 24;

const afterCharacters = (count: string, all: number) => css`
  --at: calc(100% * (var(--tens, 0) + var(--ones) + ${count}) / ${all});
  transition: opacity ${all * typingDelayMs}ms linear(0, 0 var(--at), 1 var(--at), 1);
`;

/*
 * Browsers run opacity transitions in the compositor. All begin and end together, because each start or end recalculates
 * the page's styles.
 */
const Headline = styled.h1<{ $length: number }>`
  /* Chromium up to 138 breaks a word beside a positioned box. */
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
    ${({ $length }) => indexStyles($length)}
  }
`;
