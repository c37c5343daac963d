import styled from 'styled-components';
import { anchorIn, percent, phoneCrop } from '@/scenes/drawing/readDrawing';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { NightLog } from './NightLog';
import { part } from './parts';
import { Street } from './Street';
import type { StreetUsesProps } from './StreetUses';

interface WideStreetProps extends StreetUsesProps {
  /** The log on the shop's mast. */
  log: 'night' | 'morning';
  light: LightName;
  className?: string;
}

/** The street along the lower edge of a full-width box, with the log over its shop. */
export function WideStreet({ log, className, ...street }: WideStreetProps) {
  return (
    <Place className={className}>
      <Street view="hero" {...street} />
      <Hanging>
        <NightLog when={log} />
      </Hanging>
    </Place>
  );
}

const wide = anchorIn('street', 'mast', 'hero');
const phone = anchorIn('street', 'mast', 'hero-phone');

/* A phone has its own crop, a tablet omits the hills, a wide screen shows everything. */
const Place = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 100%;
  ${media.phone} {
    svg { ${phoneCrop('street', 'hero', 'hero-phone')} }
    ${part('moon-*')} { display: none; }
  }
  ${media.tablet} {
    --street-width: 64rem;
    inset: auto 0 0 auto;
    width: var(--street-width);
    height: calc(var(--street-width) * 530 / 1440);
  }
  ${media.desktop} {
    --street-width: clamp(60rem, 94vw, 132rem);
    right: calc(50% - var(--street-width) / 2);
  }
  @media print { position: static; width: auto; height: auto; svg { display: none; } }
`;

/* On a phone the log stays on screen: its string is as far off its center as the mast is off the screen's. */
const Hanging = styled.div`
  --string: 0.875rem;
  --hung-by: ${percent(phone.x)};
  position: absolute;
  bottom: ${percent(1 - phone.y)};
  left: ${percent(phone.x)};
  padding-bottom: var(--string);
  translate: calc(-1 * var(--hung-by));
  font-size: 0.875rem;
  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: calc(var(--hung-by) - 0.75px);
    width: 1.5px;
    height: var(--string);
    background: ${theme.color.lineLit};
  }

  ${media.tablet} { --string: 1.75rem; --hung-by: 50%; bottom: ${percent(1 - wide.y)}; left: ${percent(wide.x)}; }
  ${media.desktop} { font-size: clamp(${theme.size.small}, min(1.2vw, 2.4svh), 1.375rem); }
  @media print { position: static; margin-left: ${theme.space.gutter}; translate: none; &::after { display: none; } }
`;
