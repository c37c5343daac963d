import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Without hover, because the calendar renders again under each pointer. */
export const aUser = () =>
  userEvent.setup({
    delay: null,
    skipHover: true,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
