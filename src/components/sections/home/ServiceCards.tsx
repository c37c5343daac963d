import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import type { Service } from '@/content/service';
import { servicePath } from '@/lib/paths';
import { writePrice } from '@/lib/price';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ServicePicture } from '../ServicePicture';

/** Smaller cards of services, each with its picture; the whole card leads to the service. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <Cards>
      {services.map((service) => (
        <li key={service.slug}>
          <div data-picture="">
            <ServicePicture service={service} onCard />
          </div>
          <div>
            <h3>
              <a href={servicePath(service.slug)}>{service.title}</a>
            </h3>
            <p>{service.summary}</p>
            <p data-price="">{writePrice(service.price)}</p>
            <Arrow to="right" />
          </div>
        </li>
      ))}
    </Cards>
  );
}

/** How wide a card's picture is on a phone. */
export const cardPictureWidth = 'min(5.75rem, 28%)';

/* Picture and words at the same height; on a phone a detail of each picture, beside the words. */
const Cards = styled.ul`
  display: grid;
  gap: ${theme.space.x5};
  margin-top: ${theme.space.x5};

  > li {
    position: relative;
    display: grid;
    border: 1px solid ${theme.color.line};
    border-top-color: ${theme.color.lineLit};
    border-radius: ${theme.radius.large};
    overflow: hidden;
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
    > :last-child { display: flex; flex-direction: column; padding: ${theme.space.x4} ${theme.space.x5} ${theme.space.x5}; }
  }
  h3 { font-size: ${theme.size.lede}; line-height: 1.2; }
  h3 a { display: inline-block; padding-block: ${theme.space.x3}; color: ${theme.color.text}; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  h3 a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radius.large}; }
  p { color: ${theme.color.muted}; }
  [data-price] {
    margin-top: auto;
    padding: ${theme.space.x3} 0 0;
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    font-size: ${theme.size.small};
    &::first-letter { text-transform: uppercase; }
  }
  [data-arrow] {
    position: absolute;
    right: ${theme.space.x4};
    bottom: ${theme.space.x4};
    color: ${theme.color.cool};
    transition: transform ${theme.motion.quick};
  }
  ${media.hover} {
    > li:hover { border-color: ${theme.color.control}; }
    > li:hover [data-arrow] { transform: translateX(0.25rem); }
  }
  ${media.phone} {
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x3};
    > li { grid-template-columns: ${cardPictureWidth} minmax(0, 1fr); }
    > li > :last-child { padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x3}; }
    h3 { font-size: 1rem; }
    h3 a { margin-block: -0.5rem; padding-block: 0.8125rem; }
    p { font-size: 0.875rem; line-height: 1.4; }
    [data-price] { padding-top: ${theme.space.x2}; }
    [data-arrow] { bottom: ${theme.space.x3}; }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    > li { grid-template-rows: auto 1fr; }
    [data-picture] { aspect-ratio: 16 / 10; }
    [data-price] { white-space: nowrap; }
    [data-arrow] { right: ${theme.space.x5}; bottom: calc(${theme.space.x5} + 0.1875rem); }
  }
  /* The words stand beside the picture where its own words stay readable. */
  @media (min-width: 75em) {
    > li { grid-template: auto / 7fr 6fr; align-items: stretch; }
    > li > :last-child { padding: ${theme.space.x5} ${theme.space.x5} ${theme.space.x5} ${theme.space.x6}; }
    [data-picture] { aspect-ratio: auto; }
  }
`;
