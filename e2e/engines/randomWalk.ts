import { isDeepStrictEqual } from 'node:util';
import { thankYouCopy } from '@/content/copy/consultation';
import { expect, siteTest as test } from '../../testing/browser/test';
import { createChance, seed } from '../../testing/run/chance';
import { eventually } from '../../testing/run/eventually';
import { type Entry, expected, look } from './randomWalkModel';
import { method, pickDay, pickTime, submit, type Walk } from './steps';

const length = Number(process.env.RANDOM_WALK_STEPS ?? 16);

const { changed } = thankYouCopy.replies;
const contact = 'header a[href="/consultation"]';
const another = '[data-area="after"] a[href="/consultation"]';
const correct = '[data-area="words"] p:not([data-hidden]) > button';

export function walkAtRandom(walk: Walk): void {
  test(`a walk of ${length} random steps finds each form and each request as it was left`, async () => {
    test.setTimeout((25 * length + 200) * 1000);
    const { visitor } = walk;
    const { upTo: below, oneOf } = createChance();
    const history: Entry[] = [];
    const steps: string[] = [];
    let index = -1;
    let documents = 0;
    let letters = 0;
    let calls = 0;
    const here = () => history[index] as Entry;

    function arriveAt(entry: Partial<Entry>): void {
      history.splice(index + 1);
      const empty = { name: '', isUnsaved: false, thread: null, version: 0 } as const;
      history.push({ document: documents, kind: 'form', ...empty, ...entry });
      index = history.length - 1;
    }

    async function check(): Promise<void> {
      let seen: unknown;
      const wanted = expected(here());
      await eventually(async () => {
        seen = await visitor.run(look, changed);
        return isDeepStrictEqual(seen, wanted);
      }).catch(() => undefined);
      expect(seen, `${seed}: ${steps.join(' ')}`).toEqual(wanted);
    }

    async function loadAnew(path: string): Promise<void> {
      await visitor.kept();
      documents += 1;
      await visitor.visit(path);
      arriveAt({ kind: path === '/privacy' ? 'elsewhere' : 'form' });
    }

    async function type(): Promise<void> {
      letters += 1;
      here().name += String.fromCodePoint(97 + (letters % 26));
      // Replaces the whole value, because the function may run again.
      await visitor.run((name) => {
        const field = document.querySelector<HTMLInputElement>('form [name="name"]');
        if (field) field.value = name;
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, here().name);
    }

    async function traverse(by: number): Promise<void> {
      const from = here();
      const to = history[index + by] as Entry;
      if (from.document !== to.document || below(2)) await visitor.kept();
      else from.isUnsaved = from.kind === 'form';
      const idHere = () => String(window.history.state?.consultation?.id);
      const id = await visitor.run(idHere);
      await visitor.run(
        (start, count) => {
          // Only once: the function may run again.
          if (String(window.history.state?.consultation?.id) === start)
            setTimeout(() => window.history.go(count));
        },
        id,
        by,
      );
      // Two entries can look the same.
      await eventually(async () => (await visitor.run(idHere)) !== id);
      index += by;
      to.isUnsaved = false;
    }

    async function send(): Promise<void> {
      const entry = here();
      await visitor.fillRequired(entry.name || 'x');
      if (!entry.thread) {
        // A client's sixth call of a day is quarantined.
        const isCall = below(3) === 0 && calls < 3;
        if (isCall) calls += 1;
        await visitor.click(method(isCall ? 'phone' : 'email'));
      }
      const lacksTime = () =>
        visitor.run((button) => document.querySelector(button)?.matches(':disabled'), submit);
      if (await lacksTime()) {
        await pickDay(visitor);
        await pickTime(visitor, below(20));
      }
      await visitor.click(submit);
      await visitor.until(
        'answer',
        (sending) => {
          const said = document.querySelector('[data-area="words"] [role="status"]')?.textContent;
          return Boolean(said) && !said?.startsWith(sending);
        },
        thankYouCopy.waiting.sending,
      );
      const { begins } = await visitor.run(look, changed);
      entry.thread ??= { version: 0, begins: null };
      Object.assign(entry.thread, { version: entry.version, begins });
      entry.kind = 'sent';
      entry.name ||= 'x';
    }

    const mayLoad = () => !history.some((entry) => entry.isUnsaved && entry !== here());
    const actions: [name: string, isPossible: () => boolean, act: () => Promise<void>][] = [
      ['type', () => here().kind === 'form', type],
      ['type', () => here().kind === 'form', type],
      ['back', () => index > 0 && (mayLoad() || sameDocument(-1)), () => traverse(-1)],
      [
        'forward',
        () => index < history.length - 1 && (mayLoad() || sameDocument(1)),
        () => traverse(1),
      ],
      [
        'reload',
        mayLoad,
        async () => {
          await visitor.kept();
          await visitor.reload();
        },
      ],
      [
        'contact',
        () => here().kind !== 'elsewhere',
        async () => {
          await visitor.click(contact);
          // It scrolls to a form that is not sent.
          if (here().kind === 'sent') arriveAt({});
        },
      ],
      ['elsewhere', () => mayLoad() && here().kind !== 'elsewhere', () => loadAnew('/privacy')],
      ['form', () => mayLoad() && here().kind === 'elsewhere', () => loadAnew('/consultation')],
      ['send', () => here().kind === 'form', send],
      [
        'another',
        () => here().kind === 'sent',
        async () => {
          await visitor.click(another);
          arriveAt({});
        },
      ],
      [
        'correct',
        () => here().kind === 'sent' && !expected(here()).isChanged,
        async () => {
          const { name, thread } = here();
          await visitor.click(correct);
          arriveAt({ name, thread, version: (thread?.version ?? 0) + 1 });
        },
      ],
    ];
    const sameDocument = (by: number) => history[index + by]?.document === here().document;

    await loadAnew('/privacy');
    await loadAnew('/consultation');
    while (steps.length < length) {
      const [name, isPossible, act] = oneOf(actions);
      if (!isPossible()) continue;
      steps.push(name);
      await act();
      await check();
    }
    test.info().annotations.push({ type: 'steps', description: steps.join(' ') });
  });
}
