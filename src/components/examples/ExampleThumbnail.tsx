import styled from 'styled-components';
import { ExampleScene } from '@/scenes/ExampleScene';
import { theme } from '@/styles/theme';
import { paletteStyle } from './looks/lookStyle';
import { palette } from './looks/salon/palette';

/** An example website in a small card: the portrait of the salon under the bar of a browser. Fills the box around it. */
export function ExampleThumbnail() {
  return (
    <Page>
      <ExampleScene look="salon" />
    </Page>
  );
}

const Page = styled.div`
  ${paletteStyle(palette)}
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-top: 0.875rem solid ${theme.color.raised};
  background: var(--example-accent);
  forced-color-adjust: none;
  svg { width: 118%; max-width: none; }
`;
