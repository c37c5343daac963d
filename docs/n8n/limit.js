// @ts-check

const mailsOfADay = 10;

/**
 * Returns the rows that the limit of a day stops. The order of the rows decides, so of many at once the first ten go.
 *
 * @param {import('./thread').Row[]} noted the rows of the mails to be sent
 * @param {import('./thread').Row[]} ofDay all rows of the day to their addresses
 */
export const beyondLimit = (noted, ofDay) =>
  noted.filter(({ id, email }) => {
    const others = ofDay.filter((row) => row.email === email && row.id !== id);
    // A repeated attempt keeps its row, while later rows may have been mailed.
    return email && others.filter((row) => row.done || row.id < id).length >= mailsOfADay;
  });
