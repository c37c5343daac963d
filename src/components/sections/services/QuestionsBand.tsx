import styled from 'styled-components';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Hour } from '../Hour';
import { Questions } from '../Questions';

/** The questions at the end of the services page, in the last hour of the night. */
export function QuestionsBand() {
  return (
    <>
      <Hour count={4} />
      <Band data-after-hour="4">
        <Questions />
      </Band>
    </>
  );
}

const Band = styled.div`
  ${container}
  padding-top: ${theme.space.section};
`;
