/** The promised response time in hours (docs/product.md, "Claimed figures"). */
export const replyHours = 2;

/** The same in words. In its own file, because the form's script includes it. */
export const replyTime = `${replyHours} hours`;
