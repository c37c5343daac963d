import { EveryScene } from '@/components/sections/scenes/EveryScene';

/** For developers: `/scenes` under `npm run dev`. No build contains it. */
export default function ScenesPage() {
  return <EveryScene />;
}
