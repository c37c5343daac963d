/** A phone number as typed; ten digits alone are grouped, so that a slip is seen: `614-555-0123`. */
export const writePhone = (typed: string) => typed.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
