import type { Row } from './thread';

const mailsOfADay = 10;

/** Returns rows beyond the daily limit. The rows' order decides which ten mails are sent. */
export const beyondLimit = (noted: readonly Row[], ofDay: readonly Row[]): Row[] =>
  noted.filter(({ id, email }) => {
    const others = ofDay.filter((row) => row.email === email && row.id !== id);
    // A repeated attempt keeps its row, while later rows may have been mailed. A superseded request mails nothing.
    const isSuperseded = ({ thread, version }: Row) =>
      ofDay.some((row) => row.thread === thread && row.version > version);
    const before = others.filter((row) => row.done || (row.id < id && !isSuperseded(row)));
    // n8n reads the rows of an address once for each of its mails.
    return email && new Set(before.map((row) => row.id)).size >= mailsOfADay;
  });
