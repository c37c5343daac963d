import { conversationCopy as copy, ownerCopy } from '@/content/examples/conversation';
import { english } from '@/content/examples/typedReplies';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  ask,
  confirm,
  panel,
  request,
  said,
  startConversation,
  tap,
  type,
} from '../../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

describe('a typed name, number or address', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  test('puts a typed number into the form, and asks for the rest instead of the example’s customer', async () => {
    await ask('time');
    await type('Rick 917-555-0143');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.fillInRest}`);
    expect(request()).toMatch(/ Rick \/ 917-555-0143\]$/);
    await type('88 E Brown St');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.check}`);
    expect(request()).toMatch(/ Rick \/ 917-555-0143 \/ 88 E Brown St\]$/);
  });

  test.each([
    ['its denise 917-555-0143', 'denise / 917-555-0143'],
    ['917-555-0143 this is mike', 'mike / 917-555-0143'],
    ['jessica 917-555-0143', 'jessica / 917-555-0143'],
    ['im bob hastings and my number is 917-555-0143', 'bob hastings / 917-555-0143'],
    ['its urgent 917-555-0143', 'within 10 minutes / 917-555-0143'],
  ])(
    'takes for a name what is no word of a question, beside a number: %s',
    async (text, written) => {
      await ask('time');
      await type(text);
      expect(request()).toContain(written);
    },
  );

  test('keeps and passes on no number of a card, and no Social Security number', async () => {
    await type('zebra 4111 1111 1111 1111', 'my ssn is 123-45-6789');
    await confirm();
    expect(said().join()).toContain('zebra card number');
    expect(said().join()).toContain('my ssn is private number');
    expect(said().join()).not.toMatch(/4111|6789/);
  });

  test('takes the name of the business for its owner’s', async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren('Mancuso Pipes');
    await type('can mancuso call me', 'is Ray there');
    expect(request()).toContain('Callback');
  });

  test.each(['Bill Hanratty 937 555 0190', 'im Bill Hanratty, 937 555 0190'])(
    'puts a typed name into the form: %s',
    async (text) => {
      await ask('time');
      await type(text);
      expect(request()).toContain('Bill Hanratty / 937 555 0190');
      await type('Ann Stone');
      expect(request()).toContain('Ann Stone / 937 555 0190');
    },
  );

  test('tells a number, a name and an address apart', async () => {
    await ask('time');
    await type('my name is Jan Coe 937-555-0177 12 Oak St');
    expect(request()).toContain('Jan Coe / 937-555-0177 / 12 Oak St');
  });

  test('finds the name before what says that a number follows', async () => {
    await ask('time');
    await type('Soy Ana Gomez mi número es 614 555 0188');
    expect(request()).toContain('Ana Gomez / 614 555 0188');
  });

  test('takes a single word for a name where it is said to be one', async () => {
    await ask('time');
    await type('my name is tasha');
    expect(request()).toContain('tasha');
  });

  test('takes the number of somebody else for nothing but a message', async () => {
    await ask('time');
    await type('Denise Kowalski 937 555 0148');
    await type('my tenant will be there not me, her number is 937 555 0199');
    expect(request()).toContain('Denise Kowalski / 937 555 0148');
  });

  test.each(['my son’s name is Owen btw', 'his name is Owen'])(
    'keeps the customer’s name where somebody else’s is given: %s',
    async (text) => {
      await ask('time');
      await type('Megan Fisher 614 555 0144', text);
      expect(request()).toContain('Megan Fisher / 614 555 0144');
    },
  );

  test('keeps the name, whatever stands beside a number that is typed later', async () => {
    await ask('time');
    await type('Dave Kowalski', '2214 Wayne Ave Dayton 937-555-0148');
    expect(request()).toContain('Dave Kowalski / 937-555-0148 / 2214 Wayne Ave Dayton');
    await type('oh wait my number is 937 555 0199');
    expect(request()).toContain('Dave Kowalski / 937 555 0199');
  });

  test('puts a name before an address into the form', async () => {
    await ask('time');
    await type('Dave Kowalski, 2214 Wayne Ave Dayton');
    expect(request()).toContain('Dave Kowalski / 2214 Wayne Ave Dayton');
  });

  test('names the visit that is asked for beside a name and a number', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero un corte el viernes a las 5:15, soy Carmen Ruiz 614 555 0123');
    await confirm();
    expect(said().join()).toContain('Cut & style');
  });

  test('puts a typed address into the form', async () => {
    await ask('time');
    await type('its 88 E Brown St');
    expect(request()).toContain('88 E Brown St');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.fillInRest}`);
  });

  test('puts a number that is corrected after a booking into the form of a change', async () => {
    await ask('time');
    await confirm();
    await type('wrong number, its 917-555-0143');
    expect(request()).toContain('917-555-0143');
    await tap(copy.change);
    expect(said().at(-1)).toContain(ownerCopy.changed);
  });

  test('takes a name after “im”, and the day and the number beside it', async () => {
    await ask('time');
    await type('friday works, im Brenda Hall 937-555-0177 on Wayne Ave');
    expect(request()).toContain('Friday, 8:00 AM / Brenda Hall / 937-555-0177');
  });

  test('puts the town after an address into the form', async () => {
    await ask('time');
    await type('1418 Wayne Ave Dayton');
    expect(request()).toContain('1418 Wayne Ave Dayton');
  });

  test('puts the address beside a question into the form', async () => {
    await type('my drain is clogged at 55 E Main St');
    expect(request()).toContain('Clogged drain');
    expect(request()).toContain('55 E Main St');
  });
});
