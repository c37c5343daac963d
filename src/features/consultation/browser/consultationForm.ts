/** Selects by method, because a proxy may rewrite the action. */
export const consultationForm = 'form[method="post"]';
