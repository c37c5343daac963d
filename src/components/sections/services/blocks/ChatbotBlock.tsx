import styled, { css } from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import type { Service } from '@/content/services';
import { drawnAt, ServiceScene } from '@/scenes/services/ServiceScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { behindWords, bleeding, sectionGap } from '../parts/pictures';
import { ServiceResults } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** The chatbot: its words in the sky of its scene, and its results as a conversation. */
export function ChatbotBlock({ service }: { service: Service }) {
  return (
    <Section service={service}>
      <HourCaption hour={service.hour} />
      <ServiceTitle service={service} />
      <Text service={service} />
      <Picture>
        <ServiceScene service={service} />
      </Picture>
      <Below>
        <Bubbles service={service} />
        <Offer service={service} />
        <ServiceTerms service={service} />
      </Below>
    </Section>
  );
}

const Section = styled(ServiceSection)`
  ${media.desktop} { > h2 { grid-column: 1 / 7; } }
`;

/* Ends above the hills. */
const Text = styled(ServiceText)`
  ${media.desktop} {
    width: 42%;
    padding-bottom: 10.4cqi;
  }
`;

const Picture = styled.div`
  ${bleeding}
  ${media.compact} { margin-top: 0; }
  ${media.desktop} {
    ${behindWords}
    ${drawnAt('max(0rem, calc(var(--side) - 14rem))', '70%')}
    grid-area: 1 / 1 / 4 / -1;
  }
`;

/* What is said is at the left, the answer with its figure at the right; on a desktop on the ground of the scene. */
const Below = styled.div`
  display: grid;
  grid-template-columns: inherit;
  gap: inherit;
  ${media.tablet} { :where(&) > * { grid-column: 1 / -1; } }
  ${media.desktop} {
    z-index: -1;
    margin: calc(-1 * ${sectionGap}) calc(-1 * var(--side)) 0;
    padding: var(--pad) var(--side) 0;
    background: linear-gradient(in oklab, ${lightColor.ground}, transparent min(24rem, 100%));
  }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { grid-column: 8 / -1; }
`;

const { large } = theme.radius;

/* In the light of the section. */
const bubble = css`
  max-width: 88%;
  padding: ${theme.space.x2} ${theme.space.x4};
  border: 2px solid ${lightColor.bubbleEdge};
  border-radius: ${large} ${large} ${large} 0;
  background: ${lightColor.board};
`;
const ownBubble = css`
  justify-self: end;
  border-color: ${lightColor.lamp};
  border-radius: ${large} ${large} 0;
  background: ${lightColor.ownBubble};
`;

const Bubbles = styled(ServiceResults)`
  ul { display: grid; gap: ${theme.space.x3}; }
  li { display: grid; gap: ${theme.space.x2}; justify-items: start; }
  b, p { ${bubble} }
  p, b:not(:has(+ p)) { ${ownBubble} }
  p { display: flex; align-items: center; gap: ${theme.space.x3}; }
  ul > li > b { color: inherit; font-weight: ${theme.weight.strong}; font-size: 1em; }
  li > p > span { font-weight: inherit; }
  ${media.tablet} {
    grid-column: 1 / 7;
    ul > li > b { font-size: ${theme.size.lede}; }
  }
`;
