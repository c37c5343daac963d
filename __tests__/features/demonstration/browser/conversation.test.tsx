import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionName } from '@/content/examples/answers/answer';
import {
  conversationCopy as copy,
  spanishConversation as inSpanish,
} from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import { examples } from '@/content/examples/examples';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { answersFile, exampleFile } from '@/features/demonstration/exampleFile';

const [plumber] = examples;
const { questions, customer } = plumber;
const panel = () => document.getElementById('conversation') as HTMLElement;
/** The texts of the log. */
const said = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'),
    ({ textContent }) => textContent ?? '',
  );
const buttons = () =>
  Array.from(document.querySelectorAll('[data-choices] button'), ({ textContent }) => textContent);
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ask = (name: QuestionName) => tap(questions[name].ask);
const reply = () => tap('Answer as Robin');

/** Answers what the browser loads: the answers of an example. */
const answersAt = async (address: string) => ({
  ok: true,
  json: async () => answersFile(address.split('/')[2] ?? ''),
});

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = jest.fn(answersAt) as never;
  render(<Conversation example={plumber} />);
});

test('is the first question, answered and booked, until the script runs', () => {
  expect(said()).toHaveLength(7);
  expect(buttons()).toEqual([]);
  expect(screen.queryByLabelText(demonstration.anything)).not.toBeVisible();
});

describe('with script', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = converse(document.getElementById('conversation') as HTMLElement, exampleFile('plumber'));
  });

  test('begins with the greeting and all questions', () => {
    expect(said()).toEqual([`${copy.site}: ${copy.greeting}`]);
    expect(buttons()).toEqual(Object.values(questions).map((question) => question.ask));
  });

  test('answers a question at once, keeps it in the log, and leaves room for it', async () => {
    await ask('price');
    expect(said().at(-1)).toContain(questions.price.answer);
    expect(buttons()).toEqual([questions.emergency.ask, questions.time.ask]);
    expect(screen.getByRole('button', { name: questions.emergency.ask })).toHaveFocus();
  });

  test('books only once it has a name, a number and, where somebody drives out, an address', async () => {
    await ask('emergency');
    expect(said().at(-1)).toContain(copy.needsAddress);
    expect(buttons()).toEqual(['Answer as Robin']);
    await reply();
    const who = `${customer.name}, ${customer.phone}, ${customer.address}`;
    expect(said().slice(-4)).toEqual([
      `${copy.customer}: ${who}`,
      `${copy.site}: ${copy.booked}`,
      expect.stringContaining(`Tonight, within 10 minutes`),
      `${copy.text}Leak, kitchen. Call back now: ${who}`,
    ]);
  });

  test('asks later only for what it does not know yet', async () => {
    await ask('emergency');
    await reply();
    await ask('time');
    expect(said().at(-1)).toContain(copy.knowsName);
    await reply();
    expect(said()).toContain(`${copy.customer}: ${copy.sameName}`);
    await tap(questions.price.ask);
    await tap(questions.person.ask);
    await reply();
    await tap(copy.restart);
    await tap(questions.person.ask);
    expect(said().at(-1)).toContain(copy.needsName);
    await reply();
    await tap(questions.emergency.ask);
    expect(said().at(-1)).toContain(copy.knowsNameNotAddress);
    await reply();
    expect(said()).toContain(`${copy.customer}: ${copy.sameNameAt} ${customer.address}.`);
  });

  test('offers to start over after the last question, and answers a link of the website again', async () => {
    for (const name of ['price', 'time', 'emergency', 'person'] as const) {
      talk.ask(name);
      if (questions[name].books) await reply();
    }
    expect(buttons()).toEqual([copy.restart]);
    talk.ask('price');
    expect(said().at(-1)).toContain(questions.price.answer);
    await tap(copy.restart);
    expect(said()).toHaveLength(1);
  });

  test('starts over with another example', () => {
    talk.ask('price');
    const bakery = exampleFile('bakery');
    talk.start(bakery);
    expect(said()).toHaveLength(1);
    expect(buttons()).toContain(bakery.questions.emergency.ask);
  });

  test("shows the visitor's name on the calendar", async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren("Vera's Pipes");
    await ask('emergency');
    await reply();
    expect(said().join()).toContain(`${copy.calendarOf} Vera's Pipes`);
  });

  const type = (text: string) =>
    userEvent.type(screen.getByLabelText(demonstration.anything), `${text}{Enter}`);

  test('answers a typed question, and keeps the field for the next one', async () => {
    await type('what are your HOURS?? do you take venmo');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).toContain('Card, check or cash');
    expect(screen.getByLabelText(demonstration.anything)).toHaveFocus();
    expect(screen.getByLabelText(demonstration.anything)).toHaveValue('');
  });

  test('loads the answers once, when the field gets the focus', async () => {
    talk.start(exampleFile('general'));
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText(demonstration.anything));
    expect(fetch).toHaveBeenCalledTimes(1);
    await type('are you licensed?');
    await type('are you open now?');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('gives a typed question back when the answers cannot be loaded, and answers it when they can', async () => {
    talk.start(exampleFile('auto'));
    global.fetch = jest.fn().mockRejectedValue(new TypeError('offline')) as never;
    await type('how much is an oil change');
    expect(said()).toEqual([expect.anything(), `${copy.site}: ${copy.notLoaded}`]);
    expect(screen.getByLabelText(demonstration.anything)).toHaveValue('how much is an oil change');
    global.fetch = jest.fn(answersAt) as never;
    await type('');
    expect(said()).toContain(`${copy.customer}: how much is an oil change`);
  });

  test('drops a typed question when another example is chosen before the answers arrive', async () => {
    talk.start(exampleFile('bakery'));
    let arrive: () => void = () => undefined;
    global.fetch = jest.fn(async (address: string) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return answersAt(address);
    }) as never;
    await type('do you have gluten free cake');
    talk.start(exampleFile('salon'));
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(said()).toHaveLength(1);
  });

  test('books a typed question that is one of the four', async () => {
    await type('theres water everywhere');
    await reply();
    expect(said().join()).toContain('Tonight, within 10 minutes');
  });

  test('books what the answer is about, and not what a button asks', async () => {
    await type('No heat, boiler banging');
    expect(said().at(-1)).toContain(copy.needsAddress);
    await reply();
    expect(said().slice(-2).join()).toMatch(/Dana calls: no heat.*Call back now, no heat:/);
  });

  test('asks for what a typed reply leaves out, and takes a yes for what it knows', async () => {
    await type('my pipe burst');
    await type('yes');
    expect(said().at(-1)).toContain(copy.needsAddress);
    await type('Vera');
    expect(said().at(-1)).toContain(copy.needsNumber);
    await type('555 0199');
    expect(said().at(-1)).toContain(copy.needsOnlyAddress);
    await type('the corner of Elm and Third');
    const who = 'Vera, 555 0199, the corner of Elm and Third';
    expect(said().at(-1)).toBe(`${copy.text}Call back now, leak: ${who}`);
    await type('call me');
    expect(said().at(-1)).toContain(copy.knowsName);
    await type('Yes, please');
    expect(said().at(-1)).toContain(who);
    await type('my boiler is banging');
    await type('where is the valve');
    expect(said().at(-1)).toContain('by the meter');
    await type('my boiler is banging');
    await type('never mind');
    expect(said().at(-1)).toContain(copy.declined);
    await type('my boiler is banging');
    await type('555-0111, 14 Elm St');
    expect(said().at(-1)).toBe(`${copy.text}Call back now, no heat: 555-0111, 14 Elm St`);
  });

  test('answers a question that comes instead of a reply', async () => {
    await type('my pipe burst');
    await type('are you licensed?');
    expect(said().at(-1)).toContain('licensed and insured');
  });

  test('takes a reply in Spanish in parts', async () => {
    await type('hay agua por toda la cocina');
    expect(said().at(-1)).toContain(inSpanish.needsAddress);
    await type('Juan Pérez 917-555-0166');
    expect(said().at(-1)).toContain(inSpanish.needsOnlyAddress);
    await type('calle 14 numero 22');
    expect(said().join()).toContain(inSpanish.booked);
  });

  const typeAll = async (...texts: string[]) => {
    for (const text of texts) await type(text);
  };

  test('takes the offered time, however it is accepted', async () => {
    await typeAll('my water heater is old', 'ok thursday at 1 works');
    expect(said().at(-1)).toContain(copy.needsAddress);
    await type('Rick 917-555-0143 9 Elm St');
    expect(said().join()).toContain('Thursday, 1:00 PM');
  });

  test.each(['tuesday', 'tuesday works better', 'how about 4pm?', 'something earlier'])(
    'asks the owner for another time than the offered one: %s',
    async (wish) => {
      await typeAll('my water heater is old', wish);
      expect(said().at(-1)).toBe(`${copy.site}: ${copy.otherTime} ${copy.needsAddress}`);
      await type('Rick 917-555-0143 9 Elm St');
      expect(said().slice(-2)).toEqual([
        `${copy.site}: ${copy.passedOn}`,
        `${copy.text}First look, ${copy.insteadOf} Thursday, 1:00 PM: “${wish}” Rick 917-555-0143 9 Elm St`,
      ]);
    },
  );

  test('books what it has offered last when it is told to book it', async () => {
    talk.start(exampleFile('salon'));
    await typeAll('how much for bangs', 'book it', 'Kim 555-0111');
    expect(said().join()).toContain('Friday, 5:15 PM');
  });

  test('takes no day in the past for a wish', async () => {
    await type('no hot water since tuesday');
    expect(said().at(-1)).not.toContain(copy.otherTime);
  });

  test('cancels in Spanish', async () => {
    await typeAll('hay agua por toda la cocina', 'Ana 555-0144 calle Sol 9', 'cancélalo');
    expect(said().at(-2)).toContain(inSpanish.canceled);
  });

  test('asks in Spanish for another time', async () => {
    await typeAll('mi calentador no prende', 'el martes');
    expect(said().at(-1)).toContain(inSpanish.otherTime);
  });

  test('takes a day and an hour with a question, and passes all of it on', async () => {
    talk.start(exampleFile('salon'));
    await typeAll('cut Sat at 10 with Nia', 'Mia 555-0163');
    expect(said().at(-1)).toBe(
      `${copy.text}${copy.question} “cut Sat at 10 with Nia” Mia 555-0163`,
    );
  });

  test('does not take opening hours for a time to come', async () => {
    await type('are you open until 8pm');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).not.toContain(copy.otherTime);
  });

  test('keeps what it has offered while it answers something else', async () => {
    await typeAll('my pipe burst', 'do you take amex', 'Rick 917-555-0143 9 Elm St');
    expect(said().join()).toContain('Tonight, within 10 minutes');
  });

  test('cancels what it has just booked, and tells the owner', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'cancel it');
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.canceled}`,
      `${copy.text}${copy.canceledBooking} Tonight, within 10 minutes, Rick 917-555-0143 9 Elm St`,
    ]);
    await type('cancel it');
    expect(said().at(-1)).toContain('free up to 2 hours ahead');
  });

  test('says what canceling costs after a booking, and keeps it', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'what does it cost to cancel');
    expect(said().at(-1)).toContain('free up to 2 hours ahead');
  });

  test('passes on the wish to move what it has booked', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'can i move it to monday');
    expect(said().at(-1)).toContain(`${copy.otherTime} ${copy.knowsName}`);
    await type('yes');
    expect(said().at(-1)).toContain(`${copy.insteadOf} Tonight, within 10 minutes`);
    expect(said().at(-1)).toContain('“can i move it to monday” Rick 917-555-0143');
  });

  test('books nothing that is canceled before a name was given', async () => {
    await typeAll('my pipe burst', 'cancel that');
    expect(said().at(-1)).toContain(copy.declined);
  });

  test.each(['Rick', '???', 'u there'])('asks what is needed after %s, once', async (text) => {
    await type(text);
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.unclear}`);
    await type(text);
    expect(said().at(-1)).toContain(copy.unknown);
  });

  test('takes no remark for a name, and no name for a number', async () => {
    await typeAll('can you install a pool', 'my well is dry');
    expect(said().at(-1)).toContain(`${copy.unknown} ${copy.needsName}`);
    await typeAll('my name is Rick', 'can you install a sauna');
    expect(said().at(-1)).toContain(`${copy.unknown} ${copy.needsName}`);
    await type('Rick 555-0143');
    expect(said().at(-1)).toContain('Rick 555-0143');
  });

  test('takes no treatment and no refusal for a name', async () => {
    talk.start(exampleFile('dentist'));
    await typeAll('can i get a cleaning', 'root canal');
    expect(said().at(-1)).toContain('in writing before we start');
    await typeAll('deep cleaning and im pregnant', 'no thanks');
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.declined}`);
  });

  test.each(['no', 'no thanks', 'never mind'])('takes %s for no name', async (text) => {
    await typeAll('can you look at my water heater', text);
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.declined}`);
  });

  test('asks about another day, although the opening hours name it', async () => {
    await typeAll('can you look at my water heater', 'how about monday morning');
    expect(said().at(-1)).toContain(`${copy.otherTime} ${copy.needsAddress}`);
  });

  test('cancels for somebody who has to', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'i have to cancel');
    expect(said().at(-2)).toBe(`${copy.site}: ${copy.canceled}`);
  });

  test('says again what cannot wait, to whatever it has no answer to', async () => {
    await typeAll('i smell gas', 'is it dangerous');
    expect(said().at(-1)).toContain('Leave the house now');
  });

  test('moves what was booked for an emergency', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'move it to friday');
    expect(said().at(-1)).toContain(`${copy.otherTime} ${copy.knowsName}`);
  });

  test('keeps a message while it answers something else', async () => {
    await typeAll('can you install a pool', 'do you take amex', 'Rick 917-555-0143');
    expect(said().at(-1)).toContain('“can you install a pool”');
  });

  test('says again when a booking is', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'what time was it again?');
    expect(said().at(-1)).toContain(`${copy.bookedFor} Tonight, within 10 minutes.`);
  });

  test('passes a complaint on to the owner', async () => {
    await typeAll('i want my money back', 'Vera 555-0199');
    expect(said().at(-1)).toBe(`${copy.text}${copy.question} “i want my money back” Vera 555-0199`);
  });

  test('tells the owner what was asked before a number came by itself', async () => {
    await typeAll('can you go lower', 'do you have any discount', 'Vera 555-0199');
    expect(said().at(-1)).toContain('“do you have any discount” Vera 555-0199');
    talk.start();
    await typeAll('what are your hours', 'Vera 555-0199');
    expect(said().at(-1)).toBe(`${copy.text}${copy.question} “what are your hours” Vera 555-0199`);
  });

  test("gives the example's address when a typed reply has left it out", async () => {
    await type('my pipe burst');
    await type('Vera 555-0199');
    await reply();
    expect(said().at(-1)).toContain(customer.address);
  });

  test('takes a name, a number and an address on one line', async () => {
    await type('my pipe burst');
    await type('Rick 917-555-0143 9 Elm St');
    expect(said().at(-1)).toContain('Rick 917-555-0143 9 Elm St');
  });

  test('names each price once in a reply', async () => {
    await type('How much is a drain? What do you charge?');
    expect(said().at(-1)?.match(/\$95/g)).toHaveLength(1);
  });

  test("keeps a patient's question out of the text to the owner", async () => {
    talk.start(exampleFile('dentist'));
    await type('do you do root canals?');
    await type('Vera 555-0199');
    expect(said().at(-1)).toBe(`${copy.text}${copy.privateQuestion} Vera 555-0199`);
  });

  test('says what it does not know, and hands it over with the question and a typed number', async () => {
    await type('can you install a pool');
    expect(said().at(-1)).toContain(`${copy.unknown} ${copy.needsName}`);
    await type('Vera 555-0199');
    expect(said().at(-2)).toContain(copy.passedOn);
    expect(said().at(-1)).toBe(
      `${copy.text}${copy.question} “can you install a pool” Vera 555-0199`,
    );
  });

  test('answers Spanish in Spanish, as such, and hands over in Spanish', async () => {
    await type('¿A qué hora abren?');
    const spanish = screen.getByText(/Trabajamos de lunes a sábado/);
    expect(spanish).toHaveAttribute('lang', 'es');
    await type('¿Tienen una piscina para mi casa?');
    expect(said().at(-1)).toContain(`${inSpanish.unknown} ${inSpanish.needsName}`);
  });

  test('puts what is urgent before anything else, and asks for nothing', async () => {
    await type('Are you open? I smell gas');
    expect(said().at(-1)).toMatch(/^Website: Leave the house now/);
    expect(panel()).toHaveAttribute('data-conversation', 'open');
  });

  test('shows what is typed as text', async () => {
    await type('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
