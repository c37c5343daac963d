import styled from 'styled-components';
import { type ServiceSlug, services } from '@/content/services';
import { media } from '@/styles/media';
import { container, factsStyles, reveal } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';

/** How each block is composed on a wide screen. */
const layouts: Record<ServiceSlug, BlockLayout> = {
  website: 'stage',
  email: 'picture-right',
  chatbot: 'picture-left',
  phone: 'figures',
  messaging: 'picture-left',
};

/**
 * One block for each service. The first has a stage of its own; after it the pictures change sides.
 * The look of all blocks is set here, once, and not in each block.
 */
export function ServiceBlocks() {
  return (
    <Blocks>
      {services.map((service) => (
        <ServiceBlock key={service.slug} service={service} layout={layouts[service.slug]} />
      ))}
    </Blocks>
  );
}

const Blocks = styled.div`
  ${container}
  ${factsStyles}

  > section {
    display: grid;
    gap: ${theme.space.x7};
    padding-block: ${theme.space.section};
    scroll-margin-top: calc(-1 * ${theme.space.x6});
    border-top: 1px solid ${theme.color.line};
    ${reveal}
  }
  > section:first-child { border-top: 0; padding-top: ${theme.space.x7}; scroll-margin-top: 0; }

  .picture { order: -1; }
  .picture svg { max-width: 40rem; margin-inline: auto; }
  h2 {
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  h3 { font-size: ${theme.size.heading}; }
  .subtitle { margin-top: ${theme.space.x4}; color: ${theme.color.cool}; font-size: ${theme.size.lede}; }
  .description { max-width: ${theme.width.prose}; margin-top: ${theme.space.x4}; color: ${theme.color.muted}; }
  .note {
    display: grid;
    grid-template-columns: ${theme.space.x5} 1fr;
    max-width: ${theme.width.prose};
    margin-top: ${theme.space.x4};
    color: ${theme.color.signalLit};
    &::before {
      content: '';
      width: 0.5rem;
      height: 0.625rem;
      margin-top: 0.55em;
      border-radius: 2px;
      background: ${theme.color.signal};
    }
  }
  .terms {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${theme.space.x5};
    margin-top: ${theme.space.x6};
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
    .facts { padding: 0; border: 0; }
  }

  /* Offered: each bullet is a lit window. */
  .offered ul { margin-top: ${theme.space.x4}; }
  .offered li {
    display: grid;
    grid-template-columns: ${theme.space.x6} 1fr;
    padding-block: ${theme.space.x2};
    &::before {
      content: '';
      width: 0.5rem;
      height: 0.625rem;
      margin-top: 0.55em;
      border-radius: 2px;
      background: ${theme.color.cool};
    }
  }

  .results ul { display: grid; gap: ${theme.space.x5}; margin-top: ${theme.space.x5}; }
  .results li { color: ${theme.color.muted}; line-height: 1.4; }
  .results li:not(:has(strong)) { color: ${theme.color.text}; font-size: ${theme.size.lede}; max-width: 20em; }
  .results strong {
    display: block;
    color: ${theme.color.text};
    font-family: ${theme.font.display};
    font-size: ${theme.size.title};
    font-weight: ${theme.weight.display};
    line-height: 1.15;
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    .picture svg { max-width: 34rem; }
    .results ul { grid-template-columns: repeat(3, 1fr); }
    .offered ul { columns: 2; column-gap: ${theme.space.x6}; }
    .offered li { break-inside: avoid; }
  }

  ${media.desktop} {
    > section {
      grid-template-columns: repeat(12, 1fr);
      gap: ${theme.space.x8} ${theme.space.x5};
      align-items: center;
    }
    .offered, .results { align-self: start; }
    .picture svg { max-width: none; }
    .results ul { grid-template-columns: none; }
    .results strong { font-size: ${theme.size.display}; line-height: 1.05; }

    [data-layout='picture-right'], [data-layout='figures'] {
      .words { grid-area: 1 / 1 / auto / span 6; }
      .picture { grid-area: 1 / 7 / auto / -1; margin-left: ${theme.space.x6}; }
    }
    [data-layout='picture-right'] {
      .offered { grid-area: 2 / 1 / auto / span 6; }
      .results { grid-area: 2 / 8 / auto / -1; }
    }
    [data-layout='picture-left'] {
      .picture { grid-area: 1 / 1 / auto / span 6; margin-right: ${theme.space.x6}; }
      .words { grid-area: 1 / 7 / auto / -1; }
      .results { grid-area: 2 / 1 / auto / span 4; }
      .offered { grid-area: 2 / 5 / auto / -1; }
    }
    [data-layout='stage'] {
      .words {
        grid-area: 1 / 1 / auto / -1;
        display: grid;
        grid-template-columns: subgrid;
        align-items: start;
        > :first-child { grid-column: 1 / span 6; }
        > :last-child { grid-column: 7 / -1; }
        .description { margin-top: 0; }
      }
      .picture {
        grid-area: 2 / 1 / auto / span 8;
        padding: ${theme.space.x7};
        border-radius: ${theme.radius.large};
        background: ${theme.color.well};
      }
      .results { grid-area: 2 / 9 / auto / -1; align-self: center; margin-left: ${theme.space.x5}; }
      .offered { grid-area: 3 / 1 / auto / -1; }
    }
    [data-layout='stage'], [data-layout='figures'] { .offered ul { columns: 3; } }
    [data-layout='figures'] {
      .results, .offered { grid-column: 1 / -1; }
      .results { grid-row: 2; }
      .results ul { grid-template-columns: repeat(3, 1fr); }
      .results strong { margin-bottom: ${theme.space.x2}; font-size: ${theme.size.hero}; }
    }
  }
`;
