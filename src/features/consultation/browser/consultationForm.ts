/** Selects the consultation form. Not by its address, which a proxy may rewrite. */
export const consultationForm = 'form[method="post"]';
