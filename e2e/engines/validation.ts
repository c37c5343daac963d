import { fields } from '@/features/consultation/model/fields';
import { expect, siteTest as test } from '../../testing/browser/test';
import { awkwardValues } from '../../testing/samples/awkwardValues';
import { type Judged, judgeInPage, refused, variationsOf } from '../consultation/nativeValidation';
import { method, submit, thankYou, type Walk } from './steps';

/** What engines' native validation lets through. */
const accepted = {
  name: ' ',
  email: 'ada@salon',
  phone: 'call me',
  company: '=1+1',
  website: 'crumb.example',
  description: 'DOB 01/02/1990, patient Ann Lee 614-555-0142',
};

/** Tests that one press sends whatever the engine's own validation lets through. */
export function walkThroughValidation(walk: Walk): void {
  test('the schema accepts what native validation accepts', async () => {
    const { visitor } = walk;
    await visitor.visit('/consultation');
    for (const field of new Set(awkwardValues.map((one) => one.field))) {
      const values = awkwardValues.filter((one) => one.field === field).map(({ value }) => value);
      const tried = [...values, ...variationsOf(values, fields[field].maxLength, 300)];
      const verdicts = await visitor.run(judgeInPage, [field, JSON.stringify(tried)] as const);
      const judged: Judged[] = JSON.parse(verdicts);
      expect(judged.filter(({ valid }) => valid).length, field).toBeGreaterThan(50);
      expect(refused(judged)).toEqual([]);
    }
  });

  test('one press sends what native validation accepts', async () => {
    const { visitor, receiver } = walk;
    await visitor.visit('/consultation');
    await visitor.fillRequired('Ada');
    for (const [name, value] of Object.entries(accepted)) {
      await visitor.choose(`form [name="${name}"]`, value);
    }
    await visitor.click(method('text'));
    await visitor.click(submit);
    await visitor.sees(thankYou);
    const { body } = await receiver.waitFor();
    expect(JSON.parse(body)).toMatchObject({ ...accepted, website: 'https://crumb.example' });
  });
}
