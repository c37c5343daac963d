import { rooms } from './rooms';

/** A service's lit window as a small mark. Decorative; its container sets the look. */
export function RoomMark({ slug }: { slug: string }) {
  const room = rooms[slug];
  if (!room) return null;
  const { x, y, width, height, inside, cut } = room;
  const middle = x + width / 2;
  const center = y + height / 2;
  return (
    <svg className="room" viewBox={`${middle - 45} ${center - 37} 90 74`} aria-hidden="true">
      <path className="window" d={`M${middle - 43} ${center - 35}h86v70h-86z`} />
      <path className="inside" d={inside} />
      <path className="cut" d={cut} />
    </svg>
  );
}
