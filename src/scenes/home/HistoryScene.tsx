import styled from 'styled-components';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { phoneCrop, ratioOf } from '@/scenes/drawing/readDrawing';
import { agencysShop, streetPart } from '@/scenes/drawing/street';
import { lightColor } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { maskedBy } from '@/styles/mixins';

/** After the first question, and before the street goes to bed. */
export const historyLight: LightName = 'lateEvening';

/** By step. `growth-<step>` is its view. */
const additions = {
  1: 'houses',
  2: 'bakery',
  3: 'tower question',
  // The crop would cut the light on the street.
  4: 'shop shop-lit awning name screen mast',
} as const;

export type HistoryStep = keyof typeof additions;

export const historyRatio = ratioOf('street', 'growth-1');

/** The container crops it. */
export function HistoryScene({ step }: { step: HistoryStep }) {
  return (
    <Building
      name="street"
      light={historyLight}
      view={`growth-${step}`}
      only={additions[step]}
      omit="window-1 window-3"
      preserveAspectRatio="xMinYMax"
      data-step={step}
    />
  );
}

const phoneCrops = Object.keys(additions)
  .map((step) => {
    const view = `growth-${step}`;
    return `&&&[data-step='${step}'] { ${phoneCrop('street', view, `${view}-phone`)} }`;
  })
  .join('\n');

const Building = styled(DrawnScene)`
  /* Stronger than the styles of the visitor's trade (TradeStyle). */
  &&& {
    ${agencysShop(historyLight)}
    /* Lights windows that this light hides. */
    --show-dawn: inline;
    --lookout: ${lightColor.lamp};
    overflow: visible;
  }
  ${media.phone} { ${phoneCrops} }
`;

/** Shown from tablet width on. */
export function HistoryBackdrop() {
  return (
    <Backdrop
      name="street"
      light={historyLight}
      view="growth"
      only="hills left-end"
      preserveAspectRatio="xMinYMax slice"
    />
  );
}

/* Colors houses like the hills, which end behind the shop. */
const Backdrop = styled(DrawnScene)`
  ${maskedBy('linear-gradient(90deg, transparent, black 15% 80%, transparent 95%)')}
  ${streetPart('left-end')} {
    --wall: ${lightColor.hill};
    --glass: ${lightColor.hill};
    --tree: ${lightColor.hill};
    --wall-edge: ${lightColor.farHill};
  }
`;
