import styled from 'styled-components';
import { ExampleScene } from '@/scenes/examples/ExampleScene';
import { paletteStyle } from './looks/lookStyle';
import { palette } from './looks/salon/palette';

/** An example website in a small card: the portrait of the salon. Fills the box around it. */
export function ExampleThumbnail() {
  return (
    <Page>
      <ExampleScene look="salon" covers />
    </Page>
  );
}

const Page = styled.div`
  ${paletteStyle(palette)}
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--example-accent);
  forced-color-adjust: none;
  svg { height: 100%; }
`;
