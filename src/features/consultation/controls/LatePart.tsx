import type { ReactNode } from 'react';
import styled from 'styled-components';
import { heightProperty, type LatePartName } from '../browser/lateHeights';

/** Keeps the height that it had before a reload until its content is there, to prevent layout shift. */
export const LatePart = ({ name, children }: { name: LatePartName; children: ReactNode }) => (
  <Part data-late={name} $height={heightProperty(name)}>
    {children}
  </Part>
);

const Part = styled.div<{ $height: string }>`
  display: flow-root;
  min-height: var(${({ $height }) => $height}, 0);
`;
