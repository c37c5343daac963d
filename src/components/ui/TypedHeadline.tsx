import styled, { css, keyframes } from 'styled-components';
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

const shows = keyframes`from { opacity: 0; } 80%, to { opacity: 1; }`;
const hides = keyframes`from { opacity: 1; } 80%, to { opacity: 0; }`;
const stays = keyframes`from { opacity: 1; } to { opacity: 0; }`;

/** Plays what changes after 80% of its time: at a time after the page's beginning, when all have begun. */
const changing = (name: ReturnType<typeof keyframes>, at: string) =>
  css`animation: ${name} calc(5 * (var(--end) - ${at})) step-end calc(5 * (${at}) - 4 * var(--end)) backwards;`;

/*
 * Each character, and the caret after it, which the next one hides, has its own animation of the opacity, which the
 * browser only composites. All end when the last caret goes, because whenever an animation begins or ends, the browser
 * styles everything that moves.
 */
const Headline = styled.h1<{ $length: number }>`
  --end: ${({ $length }) => $length * typingDelayMs + 1200}ms;

  [data-typed] > span {
    --typed: ((var(--tens, 0) + var(--ones) + 1) * ${typingDelayMs}ms);
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
      ${changing(shows, 'var(--typed)')}
      &::after { ${changing(hides, `(var(--typed) + ${typingDelayMs}ms)`)} }
      &[data-last]::after { animation: ${stays} var(--end) step-end; }
    }
    ${({ $length }) => places($length)}
  }
`;
