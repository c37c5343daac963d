import styled from 'styled-components';
import { container } from '@/styles/container';
import { theme } from '@/styles/theme';
import { BelowStreet } from '../BelowStreet';
import { Questions } from '../Questions';

/** The questions at the end of the services page. */
export function QuestionsBand() {
  return (
    <BelowStreet light="firstLight" withoutStreet>
      <Band>
        <Questions page="services" />
      </Band>
    </BelowStreet>
  );
}

const Band = styled.div`
  ${container}
  padding-block: calc(${theme.space.section} * 0.3);
`;
