import styled from 'styled-components';
import { type Example, exampleSite } from '@/content/examples';
import { addressOf } from '@/lib/addressOf';
import { ExampleScene } from '@/scenes/ExampleScene';
import { ShopScene } from '@/scenes/ShopScene';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { looks } from './looks';
import { baseParts } from './looks/baseParts';

interface ExampleSiteProps {
  example: Example;
  /** Whether it shows a visitor's business name once there is one. */
  takesName?: boolean;
}

/**
 * The first screen of an example's website in the frame of a browser, drawn in HTML: nothing in it is
 * a link or a button. `--example-height` on an element around it sets its least height.
 */
export function ExampleSite({ example, takesName = false }: ExampleSiteProps) {
  const { trade, look, name, menu, headline, text, action, offers } = example;
  const parts = { ...baseParts, ...looks[look] };
  const { Sheet, Name, Menu, Picture, Pitch, Headline, Text, Action, Offers } = parts;
  return (
    <Frame data-scene="" suppressHydrationWarning>
      <Caption>
        <b>{exampleSite.label}</b>
        <span className="visually-hidden">: {exampleSite.website(trade)}, </span>
        <bdi data-business-address={takesName ? '' : undefined}>{addressOf(name)}</bdi>
      </Caption>
      <Sheet data-look={look}>
        <Name dir="auto" data-business-name={takesName ? '' : undefined}>
          {name}
        </Name>
        <Menu>
          {menu.map((section) => (
            <span key={section}>{section} </span>
          ))}
        </Menu>
        <Pitch>
          <Headline>{headline}</Headline>
          <Text>{text}</Text>
          <Action>{action}</Action>
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
  border-radius: ${theme.radius.medium};
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
