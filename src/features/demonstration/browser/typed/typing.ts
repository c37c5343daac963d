/** The script that reads typed texts (`/typing.js`), loaded when the field gets the focus. */

import { takeTyped } from './takeTyped';

export const typing = { takeTyped };
