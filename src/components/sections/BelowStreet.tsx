import type { ReactNode } from 'react';
import styled from 'styled-components';
import { light as color } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';

interface BelowStreetProps {
  /** The light of the street above; it goes on from its ground to the sky of the next hour. */
  light: LightName;
  children: ReactNode;
}

/** The page between the street of one hour and the sky of the next, from edge to edge. */
export function BelowStreet({ light, children }: BelowStreetProps) {
  return <Page data-light={light}>{children}</Page>;
}

const Page = styled.div`
  ${media.screenColors} { background: linear-gradient(in oklab, ${color.ground}, ${color.pageHigh} 24rem, ${color.pageFoot}); }
`;
