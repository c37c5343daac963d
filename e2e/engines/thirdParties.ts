import { thankYouCopy } from '@/content/copy/consultation';
import { expect, siteTest as test } from '../../testing/browser/test';
import { eventually } from '../../testing/run/eventually';
import { entered } from '../../testing/samples/consultationRequest';
import { method, submit, thankYou, type Walk } from './steps';

const scripts = /^GET \/_next\/static\/.*\.js/;

/** Runs in the page. Replaces each text, now and later, as translators do. */
function translate(): void {
  function wrap(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent?.isConnected || parent.matches('font, option, style, script')) continue;
      const font = document.createElement('font');
      parent.replaceChild(font, text);
      font.append(text);
    }
  }
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page. */
function insertBeforeFields(): void {
  for (const field of document.querySelectorAll('form [name="email"], form [name="description"]'))
    field.before(document.createElement('password-manager'));
}

const sentNames = ({ receiver }: Walk) =>
  receiver.requests.map(({ body }) => (JSON.parse(body) as { name: string }).name);

export function walkWithThirdParties(walk: Walk): void {
  test('a translator and a password manager change nothing that is entered, sent, or corrected', async () => {
    const { visitor, gate } = walk;
    const release = gate.hold(scripts);
    await visitor.open(`${gate.url}/consultation`);
    await visitor.sees('footer');
    await visitor.choose('form [name="name"]', 'Early Bird');
    await visitor.run(insertBeforeFields);
    await visitor.run(translate);
    release();
    await visitor.arrive('/consultation');
    // React renders the form again, because of the inserted nodes, and the page then fills it in.
    await visitor.until(
      'text that was typed before hydration',
      () => document.querySelector<HTMLInputElement>('form [name="name"]')?.value === 'Early Bird',
    );
    await visitor.fillRequired('Early Bird');
    await visitor.click(method('phone'));
    await visitor.sees('[role="gridcell"]');
    await visitor.click(method('email'));
    await visitor.click(submit);
    await visitor.sees(thankYou);
    await visitor.click('[data-area="words"] p:not([data-hidden]) > button');
    await visitor.sees('[data-correction] form');
    expect(await visitor.entered()).toMatchObject({ ...entered, name: 'Early Bird' });
    await visitor.choose('form [name="name"]', 'Late Bird');
    await visitor.click(submit);
    await visitor.until(
      'confirmation of the change',
      (confirmed) => document.body.textContent?.includes(confirmed) ?? false,
      thankYouCopy.receivedChange,
    );
    await eventually(() => walk.receiver.requests.length === 2);
    expect(sentNames(walk)).toEqual(['Early Bird', 'Late Bird']);
  });

  test('a form without its scripts posts itself', async () => {
    const { visitor, gate } = walk;
    gate.refuse(scripts);
    await visitor.open(`${gate.url}/consultation`);
    await visitor.sees('footer');
    await visitor.fillRequired('Bo Blocked');
    await visitor.click(method('email'));
    await visitor.click(submit);
    await visitor.until(
      'page of a form post',
      (path) => location.pathname === path,
      '/consultation/thank-you',
    );
    await eventually(() => walk.receiver.requests.length === 1);
    expect(sentNames(walk)).toEqual(['Bo Blocked']);
  });

  test('a reload that failed, and then one that succeeds, show the form as it was', async () => {
    const { visitor, gate } = walk;
    await visitor.visit('/consultation');
    await visitor.fillRequired('Rita Reload');
    await visitor.kept();
    const end = gate.refuse(/^GET \/consultation/);
    await visitor.run(() => void setTimeout(() => location.reload()));
    await visitor.until('page that failed to load', () => !document.querySelector('form'));
    end();
    // WebKitGTK's error page has another address, and loses the history entry if it is reloaded itself.
    await visitor.run(
      (url) =>
        void setTimeout(() => (location.href === url ? location.reload() : location.assign(url))),
      `${gate.url}/consultation`,
    );
    await visitor.sees(submit);
    await visitor.arrive('/consultation');
    expect(await visitor.entered()).toMatchObject({ ...entered, name: 'Rita Reload' });
  });
}
