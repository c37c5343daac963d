/** Requests of one thread: the number that counts, and the call that it holds, by when it begins. */
export interface Thread {
  version: number;
  begins: string | null;
}

/** What the walk knows of an entry of the history. */
export interface Entry {
  /** Entries of one document are reached without loading it. */
  document: number;
  kind: 'form' | 'sent' | 'elsewhere';
  name: string;
  /** Whether it was left within half a second of the latest letter. */
  isUnsaved: boolean;
  thread: Thread | null;
  /** The number of the request in its thread. */
  version: number;
}

/** What the page shows. */
export function look(changedText: string) {
  const form = document.querySelector<HTMLFormElement>('form[data-ready]');
  const name = form?.querySelector<HTMLInputElement>('[name="name"]')?.value ?? '';
  const said = document.querySelector('[data-area="words"] [role="status"]')?.textContent ?? '';
  const link = document.querySelector<HTMLAnchorElement>(':not([data-hidden]) > a[download]');
  const [, begins = null] = /DTSTART:(\w+)/.exec(decodeURIComponent(link?.href ?? '')) ?? [];
  const [, version = null] = /SEQUENCE:(\d+)/.exec(decodeURIComponent(link?.href ?? '')) ?? [];
  const kind = form ? 'form' : said ? 'sent' : 'elsewhere';
  return { kind, name, isChanged: said === changedText, begins, version };
}

/** What the page is to show of an entry. */
export function expected({ kind, name, thread, version }: Entry): ReturnType<typeof look> {
  const begins = (kind === 'sent' && thread?.begins) || null;
  return {
    kind,
    name: kind === 'form' ? name : '',
    isChanged: kind === 'sent' && thread !== null && thread.version > version,
    begins,
    version: begins && String(thread?.version),
  };
}
