import styled, { createGlobalStyle, css, type RuleSet } from 'styled-components';
import type { Example, LinkedQuestion, LookName } from '@/content/examples/example';
import { exampleSite } from '@/content/examples/examples';
import { mark, marked } from '@/lib/marks';
import { conversationId } from '@/lib/paths';
import { addressOf } from '@/lib/text/addressOf';
import { examplePicture } from '@/scenes/examples/examplePicture';
import { media } from '@/styles/media';
import { linesAtMost } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { auto } from './looks/auto';
import { bakery } from './looks/bakery';
import { everyLook } from './looks/composeLook';
import { dentist } from './looks/dentist';
import { general } from './looks/general';
import { paletteStyle, palettes } from './looks/palettes';
import { plumber } from './looks/plumber';
import { salon } from './looks/salon';

interface ExampleSiteProps {
  example: Example;
  /**
   * Whether it is in the demonstration: it shows the visitor's business name, and its links ask
   * the conversation beside it. Elsewhere it is a picture, whose links are words.
   */
  live?: boolean;
  /** Whether the page has no other example, so that it needs no other look. */
  alone?: boolean;
}

/**
 * The first screen of an example's website in the frame of a browser. `--example-height` on an element around it
 * sets its minimum height. In the demonstration, `browser/fillExample.ts` turns it into another example's.
 */
export function ExampleSite({ example, live = false, alone = false }: ExampleSiteProps) {
  const { trade, look, name, menu, headline, text, action, offers } = example;
  const Link = live ? 'a' : 'span';
  const asking = (question: LinkedQuestion) =>
    live ? { href: `#${conversationId}`, ...mark('ask', question) } : {};
  const picture = { __html: examplePicture(look) };
  return (
    <Frame data-scene="">
      {!alone && <LookPalettes />}
      <Caption>
        <b>{exampleSite.label}</b>
        <span className="visually-hidden">
          : <span {...mark('area', 'kind')}>{exampleSite.website(trade)}</span>,{' '}
        </span>
        <bdi {...mark('area', 'address')} {...(live && mark('business-address'))}>
          {addressOf(name)}
        </bdi>
      </Caption>
      <Sheet $only={alone ? look : undefined} {...mark('look', look)}>
        <p dir="auto" {...mark('area', 'name')} {...(live && mark('business-name'))}>
          {name}
        </p>
        <div {...mark('area', 'menu')}>
          {menu.map(({ label, asks }, index) => (
            <Link key={asks} {...mark('area', `menu-${index}`)} {...asking(asks)}>
              {label}
            </Link>
          ))}
        </div>
        <div {...mark('area', 'pitch')}>
          <p {...mark('area', 'headline')}>{headline}</p>
          <p {...mark('area', 'text')}>{text}</p>
          <Link {...mark('area', 'action')} {...asking(action.asks)}>
            {action.label}
          </Link>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
        <div {...mark('area', 'picture')} dangerouslySetInnerHTML={picture} />
        <dl {...mark('area', 'offers')}>
          {offers.map(({ what, price }, index) => (
            <div key={what}>
              <dt {...mark('area', `offer-${index}`)}>{what}</dt>
              <dd {...mark('area', `price-${index}`)}>{price}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Frame>
  );
}

const looks: Record<LookName, RuleSet> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
};

/** The colors of every look. Rendered beside the websites. */
const LookPalettes = createGlobalStyle`
  ${Object.entries(palettes).map(([look, palette]) => css`${marked('look', look)} { ${paletteStyle(palette)} }`)}
`;

interface SheetProps {
  /** The one look that it can have; any, where a script turns it into another example. */
  $only: LookName | undefined;
}

const looksOf = ({ $only }: SheetProps) =>
  Object.entries(looks)
    .filter(([look]) => $only === undefined || look === $only)
    .map(([look, rules]) => css`&${marked('look', look)} { ${rules} }`);

/** A website's page. */
const Sheet = styled.div<SheetProps>`
  ${({ $only }) => $only && paletteStyle(palettes[$only])}
  ${everyLook}
  ${looksOf}
`;

const Frame = styled.figure`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-height: var(--example-height, 0);
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.lift};
  line-height: 1.4;
  ${media.plainColors} { * { color: CanvasText !important; } }
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space.x3};
  padding: ${theme.space.x2} ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};

  b {
    padding: 0.0625rem ${theme.space.x2};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  /* Its second line takes the padding's room, so that the caption does not grow. */
  > bdi {
    ${linesAtMost(2)}
    margin-block: calc(-1 * ${theme.space.x2});
    margin-left: auto;
    line-height: 1.25;
    text-align: right;
    text-wrap: balance;
  }
`;
