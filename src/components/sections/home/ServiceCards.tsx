import styled, { css } from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import type { Service } from '@/content/services';
import { servicePath } from '@/lib/paths';
import { writePrice } from '@/lib/text/price';
import { ServiceIcon } from '@/scenes/services/ServiceIcon';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <Cards>
      {services.map((service) => (
        <li key={service.slug}>
          <div data-picture="" data-after-load="">
            <ServiceIcon service={service} />
          </div>
          <div>
            <h3>
              <a href={servicePath(service.slug)}>{service.title}</a>
            </h3>
            <p>{service.summary}</p>
            <p data-price="">{capitalized(writePrice(service.price))}</p>
            <Arrow to="right" />
          </div>
        </li>
      ))}
    </Cards>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const serviceTitle = css`
  h3 a {
    display: inline-block;
    margin-block: -0.5rem;
    padding-block: 0.8125rem;
    color: ${theme.color.text};
    text-decoration: none;
  }
  h3 a:hover { text-decoration: underline; }
`;

export const litRoom = css`
  [data-picture] {
    position: relative;
    display: grid;
    place-content: center;
    grid-template-columns: 80%;
    ${media.tablet} { grid-template-columns: 72%; }
    background: ${lightColor.wall};
    forced-color-adjust: none;
  }
  [data-icon] {
    ${media.tablet} { aspect-ratio: 126 / 74; }
    border: clamp(2px, 0.4vw, 5px) solid ${theme.color.signalDeep};
    transition: border-color ${theme.motion.quick};
  }
  [data-picture]::after {
    content: '';
    height: clamp(4px, 0.7vw, 10px);
    margin-inline: -6%;
    border: 1px solid ${lightColor.wallEdge};
    background: ${lightColor.wall};
  }
`;

const Cards = styled.ul`
  ${litRoom}
  ${serviceTitle}
  display: grid;
  gap: ${theme.space.x3};

  > li {
    position: relative;
    display: grid;
    grid-template-columns: min(5.75rem, 28%) minmax(0, 1fr);
    border: 1px solid ${theme.color.line};
    border-top-color: ${theme.color.lineLit};
    border-radius: ${theme.radius.large};
    overflow: hidden;
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
  }
  [data-picture] + div {
    display: flex;
    flex-direction: column;
    padding: ${theme.space.x2} min(${theme.space.x4}, 5vw) ${theme.space.x3};
  }
  h3 { font-size: clamp(1rem, 0.85rem + 0.4vw, 1.25rem); line-height: 1.2; }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.large};
  }
  p {
    color: ${theme.color.muted};
    font-size: clamp(0.875rem, 0.8rem + 0.25vw, 1.0625rem);
    line-height: 1.4;
  }
  [data-price] {
    margin-top: auto;
    padding: ${theme.space.x2} ${theme.space.x4} 0 0;
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    font-size: ${theme.size.small};
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
    > li:hover [data-icon] { border-color: ${theme.color.signal}; }
    > li:hover [data-arrow] { transform: translateX(0.25rem); }
  }
  ${media.hugeText} { > li { grid-template-columns: minmax(0, 1fr); } [data-picture] { display: none; } }
  /* Two to a floor. The last one may have a floor to itself. */
  ${media.tablet} { display: flex; flex-wrap: wrap; > li { flex: 1 0 40%; } }
  ${media.wide} {
    gap: ${theme.space.x4};
    > li { grid-template-columns: 5rem minmax(0, 1fr); }
    /* On one line. */
    [data-price] { padding-right: 0; }
    [data-arrow] { display: none; }
  }
  @media print { > li { display: block; } }
`;
