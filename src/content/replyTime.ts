/** Within how many hours every request is answered (docs/product.md, "Claimed figures"). */
export const replyHours = 2;

/** The same in words. By itself in this file, since the form's script states it too. */
export const replyTime = `${replyHours} hours`;
