import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** A user without pauses. Clicks do not hover first, because the calendar draws itself again under each pointer. */
export const aUser = () =>
  userEvent.setup({
    delay: null,
    skipHover: true,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
