/** The current version, and when its held call begins. */
export interface Thread {
  version: number;
  begins: string | null;
}

export interface Entry {
  /** Navigation within one document loads nothing. */
  document: number;
  kind: 'form' | 'sent' | 'elsewhere';
  name: string;
  /** Left within half a second of the latest letter. */
  isUnsaved: boolean;
  thread: Thread | null;
  version: number;
}

export function look(changedText: string) {
  const form = document.querySelector<HTMLFormElement>('form:not([data-hydrating])');
  const name = form?.querySelector<HTMLInputElement>('[name="name"]')?.value ?? '';
  const said = document.querySelector('[data-area="words"] [role="status"]')?.textContent ?? '';
  const links = document.querySelectorAll<HTMLAnchorElement>('a[download]');
  const link = [...links].find((one) => !one.closest('[data-hidden]'));
  const [, begins = null] = /DTSTART:(\w+)/.exec(decodeURIComponent(link?.href ?? '')) ?? [];
  const [, version = null] = /SEQUENCE:(\d+)/.exec(decodeURIComponent(link?.href ?? '')) ?? [];
  const kind = form ? 'form' : said ? 'sent' : 'elsewhere';
  return { kind, name, isChanged: said === changedText, begins, version };
}

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
