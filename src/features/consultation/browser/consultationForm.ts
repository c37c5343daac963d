/** Selects by method, because proxies may rewrite the action. */
export const consultationForm = 'form[method="post"]';

/** The form's page. Without `consultationForm` when Thank You replaces the form. */
export const formPage = '[data-form-page]';
