import styled, { css } from 'styled-components';
import { siteFallbacks } from '@/styles/GlobalStyle';

/**
 * One hidden character in each of the site's fallback faces, ahead of everything else. While a web font loads,
 * Firefox loads no further face of the same list, so that it would skip the fallbacks and the page would shift; a
 * loaded face it uses. In the flow, because absolutely positioned elements are laid out after the headline. An
 * example's typeface loads after its fallback, and needs none.
 */
export function FallbackFaces() {
  return (
    <Faces>
      {siteFallbacks.map(({ family, weight }, index) => (
        <i key={family + weight} data-face={index} />
      ))}
    </Faces>
  );
}

const places = siteFallbacks.map(
  ({ family, weight }, index) => css`
    [data-face='${index}'] { font: ${weight.split(' ')[0]} 1px '${family}'; }
  `,
);

const Faces = styled.div`
  height: 0;
  overflow: hidden;
  visibility: hidden;
  ${places}
  ::before { content: 'a'; }
`;
