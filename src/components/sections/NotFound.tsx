import styled from 'styled-components';
import { Street } from '@/components/street/Street';
import { west } from '@/components/street/StreetUses';
import { notFoundPage } from '@/content/notFound';
import { menuPages } from '@/content/pages';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The windows beside the shop: as many of them are lit as there are ways on. */
const windows = ['window-1', 'window-2', 'window-7', 'window-6', 'window-5'];

/** What burns on other evenings, and the part of the street behind the words. */
const omitted = [
  ...[
    'shop-lit',
    'spill',
    'screen-1',
    'screen-2',
    'screen-3',
    'mast-halo',
    'mast-light',
    'lamp-lit',
  ],
  ...['window-3', 'window-4', 'wires', 'moon-rising', 'houses', ...west, 'windows-east'],
  ...windows.slice(menuPages.length),
];

/** An unknown address: the shop is dark, and a way to every page of the menu, a lit window for each. */
export function NotFound() {
  const { heading, text } = notFoundPage;
  return (
    <Section data-light={streetLights.notFound}>
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
      <Shop view="shop" omit={omitted} />
    </Section>
  );
}

/* The last of the dusk behind a shop that stands on a street as wide as the page. */
const Section = styled.section`
  position: relative;
  flex: 1;
  overflow: hidden;
  background: linear-gradient(in oklab, ${theme.color.ink} 20%, ${light.skyTop} 65%, ${light.skyMiddle});

  > div {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: calc(${theme.height.header} + clamp(2.5rem, 5vw, 5rem));
    padding-bottom: ${theme.space.x7};
  }
  h1 {
    max-width: 9em;
  }
  p { max-width: 30rem; margin-block: ${theme.space.x5} ${theme.space.x6}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; text-wrap: balance; }
  li { border-top: 1px solid ${theme.color.lineLit}; }
  li:last-child { border-bottom: 1px solid ${theme.color.lineLit}; }
  a { display: grid; padding-block: ${theme.space.x4}; text-decoration: none; }
  strong { color: ${theme.color.signal}; font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; text-wrap: balance; }
  a:hover strong { text-decoration: underline; }

  ${media.tablet} {
    ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 ${theme.space.x6}; }
    li:nth-last-child(2) { border-bottom: 1px solid ${theme.color.lineLit}; }
  }
  ${media.compact} { [href='#street-stars'] { display: none; } }
  /* The first screen as a whole, down to the ground; in a short window the links stand in two columns. */
  ${media.desktop} {
    min-height: min(100svh, 68rem);
    ul { max-width: min(30rem, 40vw); column-gap: ${theme.space.x5}; }
    @media (min-height: 50em) {
      ul { display: block; }
      li:nth-last-child(2) { border-bottom: 0; }
    }
    @media (max-height: 49.99em) {
      > div { padding-top: calc(${theme.height.header} + ${theme.space.x6}); }
      p { margin-bottom: ${theme.space.x5}; }
    }
  }
`;

/* Windows that others leave dark at this hour burn, too. On a phone they stand on both sides of the shop. */
const Shop = styled(Street)`
  --show-dawn: inline;
  --lookout: ${light.lamp};
  --shop-width: 78vw;
  width: var(--shop-width);
  max-width: none;
  margin-inline: calc(50% - var(--shop-width) / 2);

  ${media.wide} { --shop-width: 34rem; }
  ${media.desktop} {
    --shop-width: clamp(26rem, 38vw, 42rem);
    position: absolute;
    bottom: 0;
    right: max(${theme.space.gutter}, 50% - ${theme.width.page} / 2);
    margin-inline: 0;
  }
  @media print { display: none; }
`;
