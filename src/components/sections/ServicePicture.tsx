import styled, { keyframes } from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { phoneCrop, readDrawing } from '@/components/drawing/readDrawing';
import { FeaturedExample } from '@/components/examples/FeaturedExample';
import { servicesExample } from '@/content/examples';
import type { Service } from '@/content/service';
import { services } from '@/content/services';
import { light as lit } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';

interface ServicePictureProps {
  service: Service;
  /** On a small card it shows the `card` of its drawing, and on a phone the `detail`, where that has such views. */
  onCard?: boolean;
}

/**
 * What stands beside a service's words, as large as its container, which may say how wide the drawing is and how
 * far from the right edge (`--drawing-width`, `--drawing-right`): its drawing in the light of its hour, or for a
 * service without one an example website. Decorative.
 */
export function ServicePicture({ service, onCard }: ServicePictureProps) {
  const { drawing, hour } = service;
  if (!drawing) return <FeaturedExample slug={servicesExample} />;
  const light = lightAt(hour.time);
  const Picture = onCard ? CardScene : LargeScene;
  return (
    <Picture data-scene="" data-light={light} suppressHydrationWarning>
      <Drawing name={drawing} light={light} view={onCard ? cardView(drawing) : undefined} />
    </Picture>
  );
}

/** The view of a drawing that a small card shows: the whole where it has none of that name. */
const cardView = (name: string) => ('card' in readDrawing(name).views ? 'card' : '');

const rise = keyframes`
  from { opacity: var(--before, 0); transform: translateY(10px); }
`;
const appear = keyframes`
  from { opacity: var(--before, 0); }
`;
const flash = keyframes`
  0%, 100% { opacity: 0.15; }
  50% { opacity: 1; }
`;
/** Comes along a hanging wire. */
const travel = keyframes`
  from { opacity: 0; transform: translate(var(--from-x), var(--from-y)); }
  15% { opacity: 1; }
  55% { transform: translate(calc(0.45 * var(--from-x)), calc(0.45 * var(--from-y) + var(--sag))); }
`;

/** Seconds until the first step of a scene, and between two steps. */
const firstStep = 0.7;
const nextStep = 0.6;
const steps = Array.from(
  { length: 8 },
  (_, step) =>
    `[data-enter='${step + 1}'] { animation-delay: ${(firstStep + step * nextStep).toFixed(1)}s; }`,
).join('\n');

const drawings = services.flatMap(({ drawing }) => drawing ?? []);

/** Each way that a part of a service's drawing comes. */
const routes = () => {
  const parts = drawings.flatMap((name) => readDrawing(name).parts);
  const found = parts.flatMap(({ markup }) => [...markup.matchAll(/data-enter-from="([^"]+)"/g)]);
  return [...new Set(found.map(([, from = '']) => from))]
    .map((from) => {
      const [x, y] = from.split(' ');
      return `[data-enter-from='${from}'] { --from-x: ${x}px; --from-y: ${y}px; }`;
    })
    .join('\n');
};

/** Where a card of a phone shows the detail of its drawing. */
const details = () =>
  drawings
    .filter((name) => 'detail' in readDrawing(name).views)
    .map((name) => `> [data-drawing='${name}'] { ${phoneCrop(name, cardView(name), 'detail')} }`)
    .join('\n');

/**
 * A scene plays once, from the moment it is seen (`data-awake`): a part of a drawing with `data-enter`
 * appears in that step, `data-enter-by="rise"` or `"flash"` in that way. What they end as is the finished
 * picture, so without script or with reduced motion it is there from the start.
 */
const Scene = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: linear-gradient(in oklab, ${lit.skyTop}, ${lit.skyMiddle} 45%, ${lit.skyHorizon});
  forced-color-adjust: none;
  @media print { display: none; }

  > [data-drawing] {
    position: absolute;
    inset: 0 var(--drawing-right, 0) 0 auto;
    width: var(--drawing-width, 100%);
    height: 100%;
    letter-spacing: 0;
  }
  ${media.motion} {
    &[data-awake] {
      [data-enter] { animation: ${appear} 450ms ease-out backwards; }
      [data-enter-by='rise'] { animation-name: ${rise}; }
      [data-enter-by='flash'] { animation: ${flash} 500ms ease-in-out 3; }
      ${steps}
    }
  }
`;

/* A part with `data-omit-from="detail"` is not in the detail. Before they have been seen, cards differ already. */
const CardScene = styled(Scene)`
  --before: 0.7;
  ${media.phone} {
    > [data-drawing] { inset: auto; }
    [data-omit-from='detail'] { display: none; }
    ${details}
  }
`;

/*
 * Its sky begins without an edge, in the color of the page. A part with `data-enter-from="x y"` comes from there,
 * in the drawing's units.
 */
const LargeScene = styled(Scene)`
  ${media.screenColors} { background: linear-gradient(in oklab, transparent, ${lit.skyMiddle} 50%, ${lit.skyHorizon}); }
  ${media.motion} {
    &[data-awake] [data-enter-from] { --sag: 16px; animation-name: ${travel}; animation-duration: 1.1s; }
    ${routes}
  }
`;
