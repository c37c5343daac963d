import styled, { css } from 'styled-components';
import { fallbacks } from '@/styles/fallbackFonts';

/**
 * A character in each fallback face alone, out of sight and ahead of everything else. While a web
 * font loads, Firefox starts no further face of the same list, so it would never use the fallbacks
 * and the page would jump; a face that is loaded already it does use. In the flow, because what is
 * positioned absolutely is laid out last, after the headline.
 */
export function FallbackFaces() {
  return (
    <Faces>
      {fallbacks.map(({ family, weight }) => (
        <i key={family + weight} />
      ))}
    </Faces>
  );
}

const places = fallbacks.map(
  ({ family, weight }, index) => css`
    :nth-child(${index + 1}) { font: ${weight.split(' ')[0]} 1px '${family}'; }
  `,
);

const Faces = styled.div`
  height: 0;
  overflow: hidden;
  visibility: hidden;
  ${places}
  ::before { content: 'a'; }
`;
