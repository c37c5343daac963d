import { Drawing } from '@/scenes/drawing/Drawing';

// Each as large as its container says.

/** The cat asleep on the desk beside a mug, from above. */
export const DeskScene = () => <Drawing name="desk" />;

/** What is drawn on a paper on the desk: `paper-<paper>.svg`. */
export const PaperScene = ({ paper }: { paper: string }) => (
  <Drawing name={`paper-${paper}`} preserveAspectRatio="xMinYMid" />
);

/** The lit window of a value of the about page: `room-<room>.svg`. */
export const RoomScene = ({ room }: { room: string }) => <Drawing name={`room-${room}`} />;
