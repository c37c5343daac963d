const privateData = /\b(?:dob|date of birth|ssn|social security)\b|\b\d{3}-\d{2}-\d{4}\b/i;

/** A person’s name and number. */
const person =
  /\b(?:[Pp]atient|[Cc]ustomer|[Cc]lient),? \p{Lu}\p{L}+ \p{Lu}[\p{L}’'-]+.{0,20}\d{3}[ .-]?\d{4}\b/u;

/** Whether a text seems to have somebody's private data: a birth date, a Social Security number, or a name and number. */
export const seemsPrivate = (text: string): boolean => privateData.test(text) || person.test(text);
