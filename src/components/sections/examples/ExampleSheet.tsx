import { Drawing } from '@/components/drawing/Drawing';
import { Street } from '@/components/street/Street';
import type { Example } from '@/content/examples';
import { streetLights } from '@/styles/lights';
import { DentistSheet } from './sheets/DentistSheet';
import { PlumberSheet } from './sheets/PlumberSheet';
import { SalonSheet } from './sheets/SalonSheet';
import { ShopSheet } from './sheets/ShopSheet';
import {
  Action,
  Headline,
  Name,
  Offers,
  Picture,
  Pitch,
  Sections,
  Text,
} from './sheets/sheetParts';

/** Components of their own, so that a page brings the looks that it shows. */
const sheets = {
  dentist: DentistSheet,
  plumber: PlumberSheet,
  salon: SalonSheet,
  shop: ShopSheet,
};

interface ExampleSheetProps {
  example: Example;
  wide: boolean;
  takesName: boolean;
}

/** What an example's website shows. Its look has colors, a composition and a typeface of its own. */
export function ExampleSheet({ example, wide, takesName }: ExampleSheetProps) {
  const { look, name, sections, headline, text, action, offers } = example;
  const OwnSheet = sheets[look];
  return (
    <OwnSheet data-look={look} data-wide={wide}>
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
        <Action>
          <span>{action}</span>
        </Action>
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
