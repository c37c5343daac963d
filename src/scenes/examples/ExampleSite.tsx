import { Fragment } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { conversationId } from '@/content/examples/elementIds';
import type { Example, LinkedQuestion } from '@/content/examples/example';
import { exampleSite, examples } from '@/content/examples/examples';
import { addressOf } from '@/lib/text/addressOf';
import { declare } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { examplePicture } from './examplePicture';
import { auto } from './looks/auto';
import { bakery } from './looks/bakery';
import { dentist } from './looks/dentist';
import { everyLook } from './looks/everyLook';
import { general } from './looks/general';
import { plumber } from './looks/plumber';
import { salon } from './looks/salon';

interface ExampleSiteProps {
  example: Example;
  /** Shows the visitor's business name. Links ask the conversation. */
  live?: boolean;
  alone?: boolean;
}

/** An ancestor may set `--example-height` and `--bar-side`, the padding of the browser bar. */
export function ExampleSite({ example, live = false, alone = false }: ExampleSiteProps) {
  const { slug, kind, name, menu, headline, text, action, offers } = example;
  const Link = live ? 'a' : 'span';
  const asking = (question: LinkedQuestion) =>
    live ? { href: `#${conversationId}`, 'data-ask': question } : {};
  const picture = { __html: examplePicture(slug) };
  return (
    <Frame data-website="">
      <Caption>
        <b>{exampleSite.label}</b>
        <span className="visually-hidden">
          : <span data-shows="kind">{exampleSite.website(kind)}</span>,{' '}
        </span>
        <bdi data-shows="address" data-business-address={live ? '' : undefined}>
          {addressOf(name)}
        </bdi>
      </Caption>
      <Sheet $only={alone ? slug : undefined} data-look={slug}>
        <p dir="auto" data-shows="name" data-business-name={live ? '' : undefined}>
          {name}
        </p>
        <div data-shows="menu">
          {Object.entries(menu).map(([label, asks], index) => (
            <Fragment key={asks}>
              <Link data-shows={`menu-${index}`} {...asking(asks)}>
                {label}
              </Link>{' '}
            </Fragment>
          ))}
        </div>
        <div data-shows="pitch">
          <p data-shows="headline">{headline}</p>
          <p data-shows="text">{text}</p>
          <Link data-shows="action" {...asking(action.asks)}>
            {action.label}
          </Link>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
        <div data-shows="picture" dangerouslySetInnerHTML={picture} />
        <dl data-shows="offers">
          {Object.entries(offers).map(([what, price], index) => (
            <div key={what}>
              <dt data-shows={`offer-${index}`}>{what}</dt>
              <dd data-shows={`price-${index}`}>{price}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Frame>
  );
}

const looks: Readonly<Record<string, RuleSet>> = { plumber, dentist, salon, bakery, auto };

interface SheetProps {
  /** Undefined if a script can change the example. */
  $only: string | undefined;
}

const looksOf = ({ $only }: SheetProps) =>
  examples
    .filter(({ slug }) => $only === undefined || slug === $only)
    .map(
      ({ slug, colors }) =>
        css`&[data-look='${slug}'] { ${declare(colors, 'example-')} ${looks[slug] ?? general} }`,
    );

const Sheet = styled.div<SheetProps>`
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
  padding: ${theme.space.x2} var(--bar-side, ${theme.space.x3});
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};

  b {
    flex: none;
    padding: 0.0625rem ${theme.space.x2};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  /* A second line takes the height of the padding. */
  > bdi {
    overflow-wrap: anywhere;
    margin-block: calc(-1 * ${theme.space.x2});
    margin-left: auto;
    line-height: 1.25;
    text-align: right;
    text-wrap: balance;
    &[data-painted] { font-size: min(1em, 120cqi / var(--name-width, 1)); }
  }
  ${media.largeText} {
    flex-wrap: wrap;
    > bdi { margin: 0; text-align: start; }
  }
`;
