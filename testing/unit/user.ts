import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Creates a user without pauses. Clicks do not hover first, because the calendar renders again under each pointer. */
export const aUser = () =>
  userEvent.setup({
    delay: null,
    skipHover: true,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
