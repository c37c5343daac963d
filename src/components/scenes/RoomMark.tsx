import type { ServiceSlug } from '@/content/services';
import { rooms } from './rooms';

/** A service's room of the workshop as a small mark. Decorative; its container sets the look. */
export function RoomMark({ slug }: { slug: ServiceSlug }) {
  const { x, y, width, height, inside, cut } = rooms[slug];
  return (
    <svg
      className="room"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={x} y={y} width={width} height={height} />
      <path className="inside" d={inside} />
      <path className="cut" d={cut} />
    </svg>
  );
}
