import { Fragment } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Between two characters. */
const typingDelayMs = 50;

/** Typed by CSS alone. The whole text is in the page, so nothing shifts, and screen readers get it at once. */
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

/** Rules for tens and ones instead of one for each character. */
const places = (length: number) =>
  [
    ...Array.from({ length: 10 }, (_, ones) => `&[data-ones='${ones}'] { --ones: ${ones}; }`),
    ...Array.from(
      { length: Math.floor((length - 1) / 10) },
      (_, ten) => `&[data-tens='${ten + 1}'] { --tens: ${10 * (ten + 1)}; }`,
    ),
  ].join('\n');

/** In characters. */
const lastCaretStays = 24;

/** All transitions end together. Each changes its character at once, at its time. */
const afterCharacters = (count: string, all: number) => css`
  --at: calc(100% * (var(--tens, 0) + var(--ones) + ${count}) / ${all});
  transition: opacity ${all * typingDelayMs}ms linear(0, 0 var(--at), 1 var(--at), 1);
`;

/*
 * Each character, and the caret after it, has an opacity transition, which the browser only composites. All begin and
 * end together, because each beginning or end restyles the page. CSS animations would restyle in every frame.
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
    ${({ $length }) => places($length)}
  }
`;
