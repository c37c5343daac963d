import styled from 'styled-components';
import { demonstration, type Example } from '@/content/examples';
import { addressOf } from '@/lib/addressOf';
import { ExampleScene } from '@/scenes/ExampleScene';
import { ShopScene } from '@/scenes/ShopScene';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { looks } from './looks';
import { Action, Headline, Name, Offers, Picture, Pitch, Sections, Text } from './sheetParts';

interface ExampleSiteProps {
  example: Example;
  /** Whether it speaks in the name that a visitor has painted over the door. */
  takesName?: boolean;
}

/**
 * The first screen of an example's website in the frame of a browser, drawn in HTML: nothing in it is
 * a link or a button. `--example-height` on an element around it sets its least height.
 */
export function ExampleSite({ example, takesName = false }: ExampleSiteProps) {
  const { business, look, name, sections, headline, text, action, offers } = example;
  const Sheet = looks[look];
  return (
    <Frame data-scene="" suppressHydrationWarning>
      <Caption>
        <b>{demonstration.example}</b>
        <span className="visually-hidden">: {demonstration.website(business)}, </span>
        <bdi data-shop-address={takesName ? '' : undefined}>{addressOf(name)}</bdi>
      </Caption>
      <Sheet data-look={look}>
        <Name dir="auto" data-shop-name={takesName ? '' : undefined}>
          {name}
        </Name>
        <Sections>
          {sections.map((section) => (
            <span key={section}>{section} </span>
          ))}
        </Sections>
        <Pitch>
          <Headline>{headline}</Headline>
          <Text>{text}</Text>
          <Action>{action}</Action>
        </Pitch>
        <Picture>{look === 'shop' ? <ShopScene /> : <ExampleScene look={look} />}</Picture>
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
