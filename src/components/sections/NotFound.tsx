import styled from 'styled-components';
import { Street } from '@/components/street/Street';
import { west } from '@/components/street/StreetUses';
import { notFoundPage } from '@/content/notFound';
import { menuPages } from '@/content/pages';
import { pageSides } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageIntroduction } from './PageIntroduction';

/** The windows beside the shop: as many of them are lit as there are ways on. */
const windows = ['window-1', 'window-2', 'window-7', 'window-6', 'window-5'];

/** What burns on other evenings, and the part of the street behind the words. */
const omitted = [
  ...['shop-lit', 'spill', 'screen-1', 'screen-2', 'screen-3', 'mast-halo', 'mast-light'],
  ...['lamp-lit', 'window-3', 'window-4', 'wires', 'moon-rising', 'houses', 'windows-east'],
  ...west,
  ...['moon-setting', 'cat-asleep'],
  ...windows.slice(menuPages.length),
];

/** An unknown address: the shop is dark, and a way to every page of the menu, a lit window for each. */
export function NotFound() {
  return (
    <Dusk
      above={null}
      heading={notFoundPage.heading}
      lede={notFoundPage.text}
      light={streetLights.notFound}
      picture={<Shop view="shop" omit={omitted} />}
    >
      <Links>
        {menuPages.map(({ path, name, menu }) => (
          <li key={path}>
            <a href={path}>
              <strong>{name}</strong>
              <span>{menu.about}</span>
            </a>
          </li>
        ))}
      </Links>
    </Dusk>
  );
}

const Dusk = styled(PageIntroduction)`
  --page-top: clamp(2.5rem, 5vw, 7svh);
  --heading-width: 9em;
  flex: 1;
  background: linear-gradient(in oklab, ${theme.color.ink} 20%, ${light.skyTop} 65%, ${light.skyMiddle});
  ${media.compact} { [href='#street-stars'] { display: none; } }
  /* The first screen as a whole, down to the ground. */
  ${media.desktop} { --text-width: min(30rem, 40vw); min-height: min(100svh, 68rem); }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
  column-gap: ${theme.space.x6};
  max-width: var(--text-width);
  margin-block: ${theme.space.x6};
  border-bottom: 1px solid ${theme.color.lineLit};
  li { border-top: 1px solid ${theme.color.lineLit}; }
  a { display: grid; padding-block: ${theme.space.x4}; text-decoration: none; }
  strong { color: ${theme.color.signal}; font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; text-wrap: balance; }
  a:hover strong { text-decoration: underline; }
`;

/* Windows that others leave dark at this hour burn, too. On a phone they stand on both sides of the shop. */
const Shop = styled(Street)`
  --show-dawn: inline;
  --lookout: ${light.lamp};
  width: min(78vw, 34rem);
  margin-inline: auto;
  ${media.desktop} {
    position: absolute;
    right: ${pageSides};
    bottom: 0;
    width: clamp(26rem, 38vw, 42rem);
  }
`;
