import styled from 'styled-components';
import { aboutPage } from '@/content/copy/about';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { StatisticList } from '../StatisticList';
import { aboutLight } from './AboutHeader';

export function TrackRecord() {
  return (
    <Record data-light={aboutLight}>
      <h2>{aboutPage.recordHeading}</h2>
      <StatisticList page="about" />
    </Record>
  );
}

const Record = styled.section`
  ${container}
  padding-top: calc(0.75 * ${theme.space.section});
  h2 {
    margin-bottom: clamp(${theme.space.x5}, 4vw, ${theme.space.x7});
    ${displayType}
  }
`;
