import { Drawing } from '@/components/drawing/Drawing';
import { Street } from '@/components/street/Street';
import type { Example } from '@/content/examples';
import { streetLights } from '@/styles/lights';
import { looks } from './looks';
import { Action, Headline, Name, Offers, Picture, Pitch, Sections, Text } from './sheetParts';

interface ExampleSheetProps {
  example: Example;
  takesName: boolean;
}

/** What an example's website shows. Its look has colors, a composition and a typeface of its own. */
export function ExampleSheet({ example, takesName }: ExampleSheetProps) {
  const { look, name, sections, headline, text, action, offers } = example;
  const OwnSheet = looks[look];
  return (
    <OwnSheet data-look={look}>
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
      <Picture data-light={look === 'shop' ? streetLights.example : undefined}>
        {look === 'shop' ? (
          <Street view="shop" light={streetLights.example} />
        ) : (
          <Drawing name={`example-${look}`} preserveAspectRatio="xMidYMid" />
        )}
      </Picture>
      <Offers>
        {offers.map(({ what, price }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </Offers>
    </OwnSheet>
  );
}
