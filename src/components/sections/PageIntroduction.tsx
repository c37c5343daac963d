import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { BackLink } from '@/components/ui/BackLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface PageIntroductionProps {
  heading: string;
  /** One text for each paragraph. */
  texts: readonly string[];
  /** Its file in src/drawings, without the extension. */
  drawing: string;
  /** The crop, and the light it stands in. */
  view?: string;
  light?: LightName;
}

/** The beginning of a page that needs no section of its own: the way back, a heading, texts and a drawing. */
export function PageIntroduction({
  heading,
  texts,
  drawing,
  view,
  light = 'night',
}: PageIntroductionProps) {
  return (
    <Introduction>
      <div>
        <BackLink href={paths.home} />
        <h1>{heading}</h1>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Picture data-light={light}>
        <Drawing name={drawing} view={view} />
      </Picture>
    </Introduction>
  );
}

const Introduction = styled.section`
  ${container}
  display: grid;
  gap: ${theme.space.x6};
  align-items: center;
  padding-block: calc(${theme.height.header} + ${theme.space.x4}) ${theme.space.section};

  h1 {
    margin-top: ${theme.space.x3};
  }
  p {
    max-width: ${theme.width.prose};
    margin-top: ${theme.space.x4};
    color: ${theme.color.muted};
    font-size: ${theme.size.lede};
    line-height: 1.5;
  }
  ${media.desktop} { grid-template-columns: 7fr 5fr; gap: ${theme.space.x7}; }
`;

/* A drawing goes on beyond its crop where there is room: here it ends. */
const Picture = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.large};

  svg { display: block; }
  @media print { display: none; }
`;
