import styled from 'styled-components';
import { ShopScene } from '@/components/scenes/street/ShopScene';
import { Starlight, starlight } from '@/components/scenes/street/Starlight';
import { notFoundPage } from '@/content/notFound';
import { menuPages } from '@/content/pages';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** An unknown address: the shop is dark, and a way to every page of the menu. */
export function NotFound() {
  const { heading, text } = notFoundPage;
  return (
    <Section className="closed">
      <Starlight />
      <div>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          {menuPages.map(({ path, name, menu }) => (
            <li key={path}>
              <a href={path}>
                <strong>{name}</strong>
                <span>{menu.about}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ShopScene />
    </Section>
  );
}

/* The last of the dusk behind a shop that stands on a street as wide as the page. */
const Section = styled.section`
  --ground: 2rem;
  position: relative;
  flex: 1;
  overflow: hidden;
  background: linear-gradient(in oklab, ${theme.color.ink} 20%, ${theme.color.dusk} 65%, ${theme.color.duskLow});
  padding-bottom: var(--ground);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: var(--ground);
    border-top: 1.5px solid #6a5a9e;
    background: ${theme.color.street};
  }

  > .starlight { display: none; }
  > div {
    ${container}
    position: relative;
    padding-top: calc(${theme.height.header} + clamp(2.5rem, 5vw, 5rem));
    padding-bottom: ${theme.space.x7};
  }
  h1 {
    max-width: 9em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  p { max-width: 30rem; margin-block: ${theme.space.x5} ${theme.space.x6}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; text-wrap: balance; }
  li { border-top: 1px solid ${theme.color.lineLit}; }
  li:last-child { border-bottom: 1px solid ${theme.color.lineLit}; }
  a { display: grid; padding-block: ${theme.space.x4}; text-decoration: none; }
  strong { color: ${theme.color.signal}; font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; text-wrap: balance; }
  a:hover strong { text-decoration: underline; }

  /* Wider than a phone, so that its sign can be read; what is below its pavement is the street's. */
  > svg:last-child {
    --wide: 130vw;
    width: var(--wide);
    max-width: none;
    margin: 0 calc(50% - var(--wide) / 2) calc(-0.0589 * var(--wide));
    .kerb { display: none; }
  }

  ${media.wide} { > svg:last-child { --wide: 34rem; } }
  ${media.tablet} {
    ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 ${theme.space.x6}; }
    li:nth-last-child(2) { border-bottom: 1px solid ${theme.color.lineLit}; }
  }
  /* The first screen as a whole, down to the pavement; in a short window the links stand in two columns. */
  ${media.desktop} {
    min-height: min(100svh, 68rem);
    /* Stars beside the words, and none behind them. */
    > .starlight { ${starlight} ${media.screenColors} { display: block; } mask: linear-gradient(90deg, transparent 45%, #000 55%); }
    ul { max-width: 30rem; column-gap: ${theme.space.x5}; }
    @media (min-height: 50em) {
      ul { display: block; }
      li:nth-last-child(2) { border-bottom: 0; }
    }
    @media (max-height: 49.99em) {
      > div { padding-top: calc(${theme.height.header} + ${theme.space.x6}); }
      p { margin-bottom: ${theme.space.x5}; }
    }
    > svg:last-child {
      --wide: clamp(30rem, 44vw, 44rem);
      position: absolute;
      bottom: var(--ground);
      right: max(${theme.space.gutter} - 4rem, 50% - ${theme.width.page} / 2 - 3.5rem);
      margin-inline: 0;
    }
  }
`;
