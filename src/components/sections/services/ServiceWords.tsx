import styled, { css } from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/service';
import { consultationPathFor } from '@/lib/paths';
import { servicePlace } from '@/scenes/services/ServiceScene';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A service's title, description and price in its block, which sets `data-layout`. */
export function ServiceWords({ service }: { service: Service }) {
  const { slug, title, subtitle, description } = service;
  return (
    <Words>
      <Title id={`${slug}-title`}>
        <NoWrap>{title}</NoWrap>
      </Title>
      <Subtitle>{subtitle}</Subtitle>
      <Description>
        <NoWrap>{description}</NoWrap>
      </Description>
      <Terms>
        <ServiceFacts service={service} />
        <ButtonLink href={consultationPathFor(slug)}>
          {servicesPage.start}
          <span className="visually-hidden"> {servicesPage.startWith(title)}</span>
        </ButtonLink>
      </Terms>
    </Words>
  );
}

/* The terms are beside the description. */
const besideTerms = css`
  display: grid;
  grid-template-columns: subgrid;
  grid-template-areas: 'title title' 'subtitle terms' 'description terms';
`;

const Words = styled.div`
  grid-area: words;
  /* In front of the shadow of an example website. */
  position: relative;
  z-index: 1;
  ${media.tablet} {
    align-self: center;
    [data-layout='top'] > & { ${besideTerms} }
  }
  ${media.desktop} {
    [data-layout='wide'] > & { ${besideTerms} }
    :is([data-layout='left'], [data-layout='right']) > & {
      --text-width: min(29rem, 35vw);
      /* Above the hills, or the desk. */
      padding-bottom: calc(0.18 * var(${servicePlace.width}));
      /* In front of the hills. */
      dt { color: ${theme.color.text}; }
    }
  }
`;

const Title = styled.h2`
  grid-area: title;
  ${displayType}
  font-size: clamp(1.5625rem, 6.4vw, ${theme.size.display});
`;

const Subtitle = styled.p`
  grid-area: subtitle;
  max-width: var(--text-width, ${theme.width.prose});
  margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3});
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

const Description = styled.p`
  grid-area: description;
  max-width: var(--text-width, ${theme.width.prose});
  margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3});
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
`;

/* On a phone the button is below the facts. */
const Terms = styled.div`
  grid-area: terms;
  align-self: start;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  max-width: max(var(--text-width), min(33rem, 43vw));
  margin-top: clamp(${theme.space.x3}, 2.5vw, ${theme.space.x5});
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineOnBlue};
  ${media.phone} {
    --button-height: ${theme.height.target};
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space.x3};
    > dl { grid-template-columns: 2fr 3fr; column-gap: ${theme.space.x3}; > div { display: block; } }
  }
  ${media.tablet} {
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space.x4};
    --button-padding: ${theme.space.x3} clamp(${theme.space.x4}, 2.5vw - 0.6rem, ${theme.space.x5});
    /* Below each other where the button leaves no room beside both. */
    > dl { flex: 1 1 12rem; column-gap: clamp(${theme.space.x5}, 2.8vw, 2.5rem); }
  }
`;
