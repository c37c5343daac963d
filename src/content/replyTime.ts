/** The promised reply time in hours (docs/product.md, "Claimed figures"). */
export const replyHours = 2;

/** In a file of its own, because the form's script includes it. */
export const replyTime = `${replyHours} hours`;
