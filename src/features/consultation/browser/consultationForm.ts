/** Not by its action, which a proxy may rewrite. */
export const consultationForm = 'form[method="post"]';
