import { Drawing } from '@/scenes/drawing/Drawing';

/** The lit window of a value of the about page: `src/drawings/room-<room>.svg`. Its container sets its width. */
export function RoomScene({ room }: { room: string }) {
  return <Drawing name={`room-${room}`} />;
}
