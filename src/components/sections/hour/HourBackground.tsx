import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';

interface HourBackgroundProps {
  /** The light of the street above. */
  light: LightName;
  children: ReactNode;
}

/** The background of the sections below a street: from the street's ground to the sky of the next hour. */
export function HourBackground({ light, children }: HourBackgroundProps) {
  return (
    <Page data-light={light} data-below="">
      {children}
    </Page>
  );
}

const Page = styled.div`
  ${media.screenColors} {
    background: linear-gradient(in oklab, ${lightColor.ground}, ${lightColor.pageHigh} 24rem, ${lightColor.pageFoot});
  }
`;
