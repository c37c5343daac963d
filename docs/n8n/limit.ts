import type { Row } from './thread';

const mailsOfADay = 10;

/** Returns rows beyond the daily limit. The rows' order decides which ten mails are sent. */
export const beyondLimit = (noted: readonly Row[], ofDay: readonly Row[]): Row[] =>
  noted.filter(({ id, email, mail }) => {
    const others = ofDay.filter((row) => row.email === email && row.id !== id);
    // A reminder's row is older than its address, so every other mail of the day goes first.
    const isFirst = (row: Row) => row.id < id || (mail === 'reminder' && row.mail !== 'reminder');
    // A repeated attempt keeps its row, while later rows may have been mailed.
    return email && others.filter((row) => row.done || isFirst(row)).length >= mailsOfADay;
  });
