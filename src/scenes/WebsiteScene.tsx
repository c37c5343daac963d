import styled from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { deferredSceneBox } from './box';
import { Drawing } from './drawing/Drawing';

/** A website and its messages, in the surrounding light. */
export function WebsiteScene() {
  return (
    <Box>
      <Drawing name="website" view="detail" only="site" preserveAspectRatio="xMidYMid slice" />
    </Box>
  );
}

const Box = styled.div`
  ${deferredSceneBox}
  background: linear-gradient(in oklab, ${lightColor.skyTop}, ${lightColor.skyMiddle} 45%, ${lightColor.skyHorizon});
  > svg { height: 100%; }
  @media print { display: none; }
`;
