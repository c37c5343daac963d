import { Fragment } from 'react';
import styled, { createGlobalStyle, css, type RuleSet } from 'styled-components';
import type { Example, LinkedQuestion, LookName } from '@/content/examples/example';
import { exampleSite } from '@/content/examples/examples';
import { addressOf } from '@/lib/text/addressOf';
import { examplePicture } from '@/scenes/examples/examplePicture';
import { media } from '@/styles/media';
import { linesAtMost } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { auto } from './looks/auto';
import { bakery } from './looks/bakery';
import { dentist } from './looks/dentist';
import { everyLook } from './looks/everyLook';
import { general } from './looks/general';
import { paletteStyle, palettes } from './looks/palettes';
import { plumber } from './looks/plumber';
import { salon } from './looks/salon';
import { conversationId, hook, hooked } from './scriptHooks';

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
    live ? { href: `#${conversationId}`, ...hook('ask', question) } : {};
  const picture = { __html: examplePicture(look) };
  return (
    <Frame data-scene="">
      {!alone && <LookPalettes />}
      <Caption>
        <b>{exampleSite.label}</b>
        <span className="visually-hidden">
          : <span {...hook('shows', 'kind')}>{exampleSite.website(trade)}</span>,{' '}
        </span>
        <bdi {...hook('shows', 'address')} {...(live && hook('business-address'))}>
          {addressOf(name)}
        </bdi>
      </Caption>
      <Sheet $only={alone ? look : undefined} {...hook('look', look)}>
        <p dir="auto" {...hook('shows', 'name')} {...(live && hook('business-name'))}>
          {name}
        </p>
        <div {...hook('shows', 'menu')}>
          {menu.map(({ label, asks }, index) => (
            <Fragment key={asks}>
              <Link {...hook('shows', `menu-${index}`)} {...asking(asks)}>
                {label}
              </Link>{' '}
            </Fragment>
          ))}
        </div>
        <div {...hook('shows', 'pitch')}>
          <p {...hook('shows', 'headline')}>{headline}</p>
          <p {...hook('shows', 'text')}>{text}</p>
          <Link {...hook('shows', 'action')} {...asking(action.asks)}>
            {action.label}
          </Link>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
        <div {...hook('shows', 'picture')} dangerouslySetInnerHTML={picture} />
        <dl {...hook('shows', 'offers')}>
          {offers.map(({ what, price }, index) => (
            <div key={what}>
              <dt {...hook('shows', `offer-${index}`)}>{what}</dt>
              <dd {...hook('shows', `price-${index}`)}>{price}</dd>
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
  ${Object.entries(palettes).map(([look, palette]) => css`${hooked('look', look)} { ${paletteStyle(palette)} }`)}
`;

interface SheetProps {
  /** The one look that it can have; any, where a script turns it into another example. */
  $only: LookName | undefined;
}

const looksOf = ({ $only }: SheetProps) =>
  Object.entries(looks)
    .filter(([look]) => $only === undefined || look === $only)
    .map(([look, rules]) => css`&${hooked('look', look)} { ${rules} }`);

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
