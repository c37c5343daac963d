/** Promised (docs/product.md, "Claimed figures"). */
export const replyHours = 2;

/** The form's script includes this file. */
export const replyTime = `${replyHours} hours`;
