import styled from 'styled-components';
import { container } from '@/styles/container';
import { theme } from '@/styles/theme';
import { Questions } from '../Questions';

/** The questions at the end of the services page. */
export function QuestionsBand() {
  return (
    <Band data-after-hour="4">
      <Questions page="services" />
    </Band>
  );
}

const Band = styled.div`
  ${container}
  padding-block: calc(${theme.space.section} * 0.3);
`;
