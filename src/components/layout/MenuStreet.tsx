import styled from 'styled-components';
import { Street } from '@/components/street/Street';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The street at the foot of the open menu, at the hour at which the visitor goes home. */
export function MenuStreet() {
  return <Foot light={streetLights.menu} view="menu" omit={['moon-rising', 'stars']} />;
}

/* Where the links leave room for it: along the lower edge, from side to side. */
const Foot = styled(Street)`
  display: none;
  flex: 0 1 min(11rem, 22svh);
  width: 100vw;
  max-width: none;
  min-height: 0;
  margin: auto calc(-1 * ${theme.space.gutter}) calc(-1 * ${theme.space.x7});
  ${media.compact} {
    @media (min-height: 41em) { :popover-open > & { display: block; } }
  }
`;
