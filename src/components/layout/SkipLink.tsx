import styled from 'styled-components';
import { skipLabel } from '@/content/site';
import { theme } from '@/styles/theme';

/** The skip link, the first tab stop. */
export function SkipLink() {
  return (
    <Skip href="#content" className="button" data-variant="primary">
      {skipLabel}
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${theme.space.x3};
  left: ${theme.space.gutter};
  z-index: 3;

  &:not(:focus) { clip-path: inset(50%); }
`;
