import { paths } from '@/lib/paths';
import { expect, siteTest as test } from '../../testing/browser/test';
import { Visitor } from '../../testing/engines/visitor';
import { aCallTime } from '../../testing/samples/calls';
import { method, post, submit, thankYou, type Walk } from './steps';

/** Whether an empty date has another color than what is entered, and the header a background. */
function lookWithoutScript() {
  const style = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return getComputedStyle(element);
  };
  return {
    quietDate:
      style('[type="date"]').webkitTextFillColor !== style('[type="email"]').webkitTextFillColor,
    opaqueHeader: style('header').backgroundColor !== 'rgba(0, 0, 0, 0)',
  };
}

/** Tests that requests arrive. */
export function walkThroughRequests(walk: Walk): void {
  test('a request arrives by the next page when the connection was lost', async () => {
    const { visitor, gate, receiver } = walk;
    await visitor.visit('/consultation');
    await visitor.fillRequired('Ada');
    await visitor.click(method('email'));
    const end = gate.refuse(post);
    await visitor.click(submit);
    await visitor.sees(thankYou);
    end();
    await visitor.visit('/about');
    const { body } = await receiver.waitFor();
    expect(JSON.parse(body)).toMatchObject({ name: 'Ada', contactMethod: 'email' });
    await visitor.until('empty browser outbox', () => localStorage.length === 0);
    expect(receiver.requests).toHaveLength(1);
  });

  test('without JavaScript a request arrives with a call', async () => {
    const { engine, gate, receiver } = walk;
    const browser = await engine.launch({ javaScript: false });
    try {
      const visitor = new Visitor(browser, gate);
      await visitor.visit('/consultation');
      expect(await visitor.run(lookWithoutScript)).toEqual({ quietDate: true, opaqueHeader: true });
      await visitor.fillRequired('Nora');
      await visitor.click(method('phone'));
      await visitor.choose('form [name="callDate"]', '2199-11-25');
      await visitor.choose('form [name="callTime"]', aCallTime);
      await visitor.click(submit);
      const call = { contactMethod: 'phone', callDate: '2199-11-25', callTime: aCallTime };
      const { body } = await receiver.waitFor();
      expect(JSON.parse(body)).toMatchObject({ name: 'Nora', ...call });
      // The day is outside the booking window, whenever the test runs.
      await visitor.arrive(paths.timeTaken);
    } finally {
      await browser.close();
    }
  });
}
