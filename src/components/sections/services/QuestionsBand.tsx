import styled from 'styled-components';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Questions } from '../Questions';

/** The questions at the end of the services page. */
export function QuestionsBand() {
  return (
    <Band data-light="firstLight">
      <Questions page="services" />
    </Band>
  );
}

const Band = styled.div`
  ${media.screenColors} { background: ${light.pageFoot}; }
  > * { ${container} padding-block: calc(${theme.space.section} * 0.3); }
`;
