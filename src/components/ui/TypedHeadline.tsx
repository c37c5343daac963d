import { Fragment } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';

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
            {index > 0 && ' '}
            <span data-word="">
              {Array.from(word, (character, offset) => letter(character, start + offset))}
            </span>
          </Fragment>
        );
      })}
    </Headline>
  );
}

const letter = (character: string, index: number) => (
  <span key={index} data-tens={Math.floor(index / 10) || undefined} data-ones={index % 10}>
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

/*
 * Browsers run opacity transitions in the compositor. All begin and end together, because each start or end recalculates
 * the page's styles. A caret for each letter would be two thirds of the headline's cost.
 */
const Headline = styled.h1<{ $length: number }>`
  [data-word] { white-space: nowrap; }
  [data-ones] {
    ${media.motion} {
      --at: calc(100% * (var(--tens, 0) + var(--ones) + 1) / ${({ $length }) => $length});
      transition: opacity ${({ $length }) => $length * typingDelayMs}ms linear(0, 0 var(--at), 1 var(--at), 1);
      @starting-style { opacity: 0; }
    }
    /* Ends the typing on paper. */
    @media print { transition: none; }
    ${({ $length }) => indexStyles($length)}
  }
`;
