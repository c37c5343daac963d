import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NameSpaceProps {
  words: string;
  children: ReactNode;
}

/** Reserves the height of the longest names, to prevent layout shift. */
export function NameSpace({ words, children }: NameSpaceProps) {
  return (
    <Space $words={words}>
      <span>
        {words} {children}
      </span>
    </Space>
  );
}

/* Wide letters are smaller. */
const Space = styled.span<{ $words: string }>`
  display: grid;
  align-items: center;
  > *, &::before, &::after { grid-area: 1 / 1; }
  &::before, &::after { visibility: hidden; }
  &::before { content: '${({ $words }) => $words} ${'n'.repeat(40)}'; }
  &::after { content: '${({ $words }) => $words} Montgomery & Fitzwilliam Family Partners'; }
  &, bdi { min-width: 0; overflow-wrap: anywhere; }
  [data-painted] { font-size: min(1em, 22em / var(--name-width, 1)); }
`;
