/** The script that reads typed texts (`/typing.js`), loaded when the field gets the focus. */

import { textsFor } from './answering/toOwner';
import { takeTyped } from './takeTyped';

export const typing = { takeTyped, textsFor };
