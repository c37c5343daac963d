/** Selects by method, because proxies may rewrite the action. */
export const consultationForm = 'form[method="post"]';
