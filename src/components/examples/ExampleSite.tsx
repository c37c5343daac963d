import styled from 'styled-components';
import { demonstration } from '@/content/demonstration';
import { type Example, exampleSite, type QuestionName } from '@/content/examples';
import { conversationId, paths } from '@/lib/paths';
import { addressOf } from '@/lib/text/addressOf';
import { ExampleScene } from '@/scenes/examples/ExampleScene';
import { ShopScene } from '@/scenes/examples/ShopScene';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { looks } from './looks';

interface ExampleSiteProps {
  example: Example;
  /**
   * Whether it is in the demonstration: it shows the visitor's business name, and its links ask
   * the conversation beside it. Elsewhere they link to the demonstration.
   */
  live?: boolean;
}

/**
 * The first screen of an example's website in the frame of a browser. `--example-height` on an element around it
 * sets its minimum height.
 */
export function ExampleSite({ example, live = false }: ExampleSiteProps) {
  const { slug, trade, look, name, menu, headline, text, action, offers } = example;
  const { Sheet, Name, Menu, Picture, Pitch, Headline, Text, Action, Offers } = looks[look];
  const linkTo = (question: QuestionName) =>
    live
      ? { href: `#${conversationId(slug)}`, 'data-ask': question }
      : { href: paths.demonstration };
  // One page may have both kinds, and links with the same text must lead to the same place.
  const elsewhere = !live && <span className="visually-hidden">{demonstration.elsewhere}</span>;
  return (
    <Frame data-scene="" suppressHydrationWarning>
      <Caption>
        <b>{exampleSite.label}</b>
        <span className="visually-hidden">: {exampleSite.website(trade)}, </span>
        <bdi data-business-address={live ? '' : undefined}>{addressOf(name)}</bdi>
      </Caption>
      <Sheet data-look={look}>
        <Name dir="auto" data-business-name={live ? '' : undefined}>
          {name}
        </Name>
        <Menu>
          {menu.map(({ label, asks }) => (
            <a key={asks} {...linkTo(asks)}>
              {label}
              {elsewhere}
            </a>
          ))}
        </Menu>
        <Pitch>
          <Headline>{headline}</Headline>
          <Text>{text}</Text>
          <Action {...linkTo(action.asks)}>
            {action.label}
            {elsewhere}
          </Action>
        </Pitch>
        <Picture>{look === 'general' ? <ShopScene /> : <ExampleScene look={look} />}</Picture>
        <Offers>
          {offers.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </Offers>
      </Sheet>
    </Frame>
  );
}

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
  > bdi { margin-left: auto; overflow-wrap: anywhere; }
  > [data-painted] { ${oneLine} }
`;
