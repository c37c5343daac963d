import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Sentences } from '@/components/ui/Sentences';
import type { NightHour } from '@/content/night';
import { stripSection } from '@/scenes/layout/strip';
import { lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourCaption, HourHeading } from './HourText';

interface HourSectionProps {
  id?: string;
  hour: NightHour;
  /** Without one, the hour's sentence is the large text. */
  heading?: string;
  scene: ReactNode;
  children?: ReactNode;
}

/** Shows a scene with the section's heading, and the section's contents below it. */
export function HourSection({ id, hour, heading, scene, children }: HourSectionProps) {
  return (
    <Section id={id} data-light={lightAt(hour.time)}>
      <Picture>
        {scene}
        <Words>
          {heading ? (
            <>
              <HourCaption hour={hour} />
              <h2>
                <Sentences>{heading}</Sentences>
              </h2>
            </>
          ) : (
            <HourHeading hour={hour} />
          )}
        </Words>
      </Picture>
      {children && <Below>{children}</Below>}
    </Section>
  );
}

const Section = styled.section`
  /* Printed pages have no scenes. */
  @media print { padding-top: ${theme.space.section}; &:not(:has(h2)) { display: none; } }
`;

const Picture = styled.div`
  ${stripSection}
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;

const Words = styled.div`
  ${container}
  position: relative;
  display: grid;
  gap: ${theme.space.x3};
  padding-block: clamp(${theme.space.x6}, 4.5vw, ${theme.space.x8}) ${theme.space.x5};

  h2 { max-width: 11em; ${displayType} }
`;

const Below = styled.div`
  ${media.screenColors} { background: ${lightGradient({ wall: '', pageHigh: '24rem', pageFoot: '' })}; }
`;
