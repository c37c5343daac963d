import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import type { LightName } from '@/styles/lights';
import { theme } from '@/styles/theme';
import { PageWords } from './PageWords';

interface PageIntroductionProps {
  heading: string;
  lede: string;
  /** Its file in src/drawings, without the extension. */
  drawing: string;
  /** The crop, and the light it stands in. */
  view?: string;
  light?: LightName;
}

/** The beginning of a page that needs no section of its own: its first words, and a drawing as wide as the screen. */
export function PageIntroduction({
  heading,
  lede,
  drawing,
  view,
  light = 'night',
}: PageIntroductionProps) {
  return (
    <Introduction data-light={light}>
      <PageWords heading={heading} lede={lede} />
      <Drawing name={drawing} view={view} />
    </Introduction>
  );
}

/* A drawing goes on beyond its crop where there is room: here it ends. */
const Introduction = styled.section`
  overflow: hidden;
  > svg { margin-top: ${theme.space.x6}; }
  @media print { > svg { display: none; } }
`;
