import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NameRoomProps {
  words: string;
  children: ReactNode;
}

/** Reserves the height of the longest names, to prevent layout shift. */
export function NameRoom({ words, children }: NameRoomProps) {
  return (
    <Room $words={words}>
      <span>
        {words} {children}
      </span>
    </Room>
  );
}

/* Wide letters are smaller. */
const Room = styled.span<{ $words: string }>`
  display: grid;
  align-items: center;
  > *, &::before, &::after { grid-area: 1 / 1; }
  &::before, &::after { visibility: hidden; }
  &::before { content: '${({ $words }) => $words} ${'n'.repeat(40)}'; }
  &::after { content: '${({ $words }) => $words} Montgomery & Fitzwilliam Family Partners'; }
  &, bdi { min-width: 0; overflow-wrap: anywhere; }
  [data-painted] { font-size: min(1em, 22em / var(--name-width, 1)); }
`;
