/** The script that reads typed texts (`/typing.js`), loaded when the field gets the focus. */
import { takeTyped } from './takeTyped';
import { textsFor } from './toOwner';

export const typing = { takeTyped, textsFor };
