import { render, screen } from '@testing-library/react';
import { conversationCopy, spanishCopy } from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import type { TappedName } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { english, spanish, toOwner } from '@/content/examples/typedReplies';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { answersFile, exampleFile } from '@/features/demonstration/exampleFile';
import { aUser } from '../../../../testing/unit/user';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

const inSpanish = { ...spanishCopy, ...spanish };
const copy = { ...conversationCopy, ...english };

const [plumber] = examples;
const { questions, customer } = plumber;
const panel = () => document.getElementById('conversation') as HTMLElement;
/** The texts of the log. */
const said = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'),
    ({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '',
  );
const buttons = () =>
  Array.from(document.querySelectorAll('[data-choices] button'), ({ textContent }) => textContent);
const tap = (name: string) => aUser().click(screen.getByRole('button', { name }));
const ask = (name: TappedName) => tap(questions[name].ask);
/** Taps the example customer's reply, which is the only button then. */
const reply = () => tap(buttons()[0] ?? '');

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
    const { emergency, price, time, spanish } = questions;
    expect(buttons()).toEqual([emergency, price, time, spanish].map(({ ask }) => ask));
    expect(screen.getByRole('button', { name: spanish.ask })).toHaveAttribute('lang', 'es');
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
    expect(buttons()).toEqual(['Answer as a customer named Robin']);
    await reply();
    const who = `${customer.name}, ${customer.phone}, ${customer.address}`;
    expect(said().slice(-4)).toEqual([
      `${copy.customer}: ${who}`,
      `${copy.site}: ${copy.booked}`,
      expect.stringContaining(`Tonight, within 10 minutes`),
      `${copy.text}Leak, kitchen. Call back now: ${who}`,
    ]);
  });

  test('answers a Spanish question in Spanish, and books it for an owner who reads English', async () => {
    await ask('spanish');
    const { answer, books } = questions.spanish;
    expect(said().at(-1)).toBe(`${copy.site}: ${answer} ${inSpanish.needsAddress}`);
    expect(screen.getByText(answer, { exact: false })).toHaveAttribute('lang', 'es');
    await reply();
    const who = `${customer.name}, ${customer.phone}, ${customer.address}`;
    expect(said().slice(-3)).toEqual([
      `${copy.site}: ${inSpanish.booked}`,
      `${copy.calendarOf} ${plumber.name}${books?.when}${books?.what}${who}`,
      `${copy.text}${books?.text} ${who}, ${copy.speaksSpanish}`,
    ]);
    await ask('emergency');
    expect(said().at(-1)).toContain(copy.knowsName);
    await reply();
    talk.ask('spanish');
    expect(screen.getByRole('button', { name: inSpanish.sameName })).toHaveAttribute('lang', 'es');
    await reply();
    expect(said()).toContain(`${copy.customer}: ${inSpanish.sameName}`);
  });

  test('asks later only for what it does not know yet', async () => {
    await ask('emergency');
    await reply();
    // Beside what was booked there is room for one question.
    expect(buttons()).toEqual([questions.price.ask]);
    await ask('price');
    await ask('time');
    expect(said().at(-1)).toContain(copy.knowsName);
    await reply();
    expect(said()).toContain(`${copy.customer}: ${copy.sameName}`);
    await ask('spanish');
    await reply();
    await ask('person');
    await reply();
    talk.start();
    talk.ask('person');
    expect(said().at(-1)).toContain(copy.needsName);
    await reply();
    await tap(questions.emergency.ask);
    expect(said().at(-1)).toContain(copy.knowsNameNotAddress);
    await reply();
    expect(said()).toContain(
      `${copy.customer}: ${copy.sameName} ${copy.itIs} ${customer.address}.`,
    );
  });

  test('offers to start over after the last question, and answers a link of the website again', async () => {
    for (const name of ['price', 'time', 'emergency', 'spanish', 'person'] as const) {
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
    aUser().type(screen.getByLabelText(demonstration.anything), `${text}{Enter}`);

  test('answers a typed question, and keeps the field for the next one', async () => {
    await type('what are your HOURS?? do you take venmo');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).toContain('Only card, check or cash');
    expect(screen.getByLabelText(demonstration.anything)).toHaveFocus();
    expect(screen.getByLabelText(demonstration.anything)).toHaveValue('');
  });

  test('loads the answers once, when the field gets the focus', async () => {
    talk.start(exampleFile('general'));
    expect(fetch).not.toHaveBeenCalled();
    await aUser().click(screen.getByLabelText(demonstration.anything));
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
    const who = 'Vera, 555 0199, corner of Elm and Third';
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
    expect(said().at(-1)).toBe(
      `${copy.text}Call back now, no heat: Vera, 555-0111, 14 Elm St. “my boiler is banging”, “where is the valve”`,
    );
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
    await typeAll('my water heater is old', 'ok wednesday at 1 works');
    expect(said().at(-1)).toContain(copy.needsAddress);
    await type('Rick 917-555-0143 9 Elm St');
    expect(said().join()).toContain('Wednesday, 1:00 PM');
  });

  const freeTimes = 'Friday at 8:00 AM is open, or Saturday at 9:30 AM.';

  test.each([
    ['tuesday', 'Tuesday'],
    ['tuesdy works better', 'Tuesday'],
    ['how about 4pm?', 'Wednesday 4pm'],
    ['something earlier', 'Wednesday earlier'],
    ['wednesday after 5', 'Wednesday after 5'],
  ])(
    'asks the owner for a time that is not free, and names two that are: %s',
    async (wish, time) => {
      await typeAll('my water heater is old', wish);
      expect(said().at(-1)).toBe(
        `${copy.site}: ${copy.otherTime} ${freeTimes} ${copy.needsAddress}`,
      );
      await type('Rick 917-555-0143 9 Elm St');
      expect(said().slice(-2)).toEqual([
        `${copy.site}: ${copy.passedOn}`,
        `${copy.text}First look, wants ${time}: Rick, 917-555-0143, 9 Elm St. “my water heater is old”, “${wish}”`,
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
    expect(said().at(-1)).not.toContain('I’ll ask about');
  });

  test('cancels in Spanish', async () => {
    await typeAll('hay agua por toda la cocina', 'Ana 555-0144 calle Sol 9', 'cancélelo');
    expect(said().at(-2)).toContain(inSpanish.canceled);
  });

  test('asks in Spanish for another time', async () => {
    await typeAll('mi calentador no prende', 'el martes');
    expect(said().at(-1)).toContain(inSpanish.otherTime.replace('…', 'martes'));
  });

  test('takes a day and an hour with a question, and passes all of it on', async () => {
    talk.start(exampleFile('salon'));
    await typeAll('cut Sat at 10 with Nia', 'Mia 555-0163');
    expect(said().at(-1)).toBe(
      `${copy.text}${toOwner.question} “cut Sat at 10 with Nia” Mia, 555-0163`,
    );
  });

  test('does not take opening hours for a time to come', async () => {
    await type('are you open until 8pm');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).not.toContain('I’ll ask about');
  });

  test('keeps what it has offered while it answers something else', async () => {
    await typeAll('my pipe burst', 'do you take amex', 'Rick 917-555-0143 9 Elm St');
    expect(said().join()).toContain('Tonight, within 10 minutes');
  });

  test('cancels what it has just booked, and tells the owner', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'cancel it');
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.canceled}`,
      `${copy.text}${toOwner.canceled} Call back now, leak: “cancel it” Rick, 917-555-0143, 9 Elm St`,
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
    expect(said().at(-2)).toContain(copy.otherTime);
    expect(said().at(-1)).toContain(
      'Update: Call back now, leak: “can i move it to monday” Rick, 917-555-0143',
    );
    await type('when is it again');
    expect(said().at(-2)).toContain(copy.unknown);
  });

  test('books nothing that is canceled before a name was given', async () => {
    await typeAll('my pipe burst', 'cancel that');
    expect(said().at(-1)).toContain(copy.declined);
  });

  test.each(['Rick', '???'])('asks what is needed after %s, once', async (text) => {
    await type(text);
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.unclear}`);
    await type(text);
    expect(said().at(-1)).toContain(copy.needsName);
  });

  test('takes no remark for a name, and no name for a number', async () => {
    await typeAll('can you install a pool', 'my well is dry');
    expect(said().at(-1)).toContain(`${copy.passesOn} ${copy.needsName}`);
    await typeAll('my name is Rick', 'can you install a sauna');
    expect(said().at(-1)).toContain(`${copy.unknown} ${copy.asksNumber}`);
    await type('Rick 555-0143');
    expect(said().at(-1)).toContain('Rick, 555-0143');
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
    expect(said().at(-1)).toContain(`${copy.otherTime} Friday at 8:00 AM is open, or Monday`);
  });

  test('cancels for somebody who has to', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'i have to cancel');
    expect(said().at(-2)).toBe(`${copy.site}: ${copy.canceled}`);
  });

  test('says again what cannot wait, to whatever it has no answer to', async () => {
    await typeAll('i smell gas', 'is it dangerous');
    expect(said().at(-1)).toContain('Leave the house now');
  });

  test('says that a booking stands until somebody answers the wish to move it', async () => {
    talk.start(exampleFile('salon'));
    await typeAll('anything wednesday', 'Kim 614-555-0122', 'can we do thursday instead');
    const stands = copy.otherTimeThanBooked.replace('…', 'Wednesday, 2:00 PM');
    expect(said().at(-2)).toBe(`${copy.site}: ${stands}`);
  });

  test('moves what was booked for an emergency', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'move it to friday');
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.changed}`,
      `${copy.text}${toOwner.changes} Call back now, leak: “move it to friday” Rick, 917-555-0143, 9 Elm St`,
    ]);
  });

  test('keeps a message while it answers something else', async () => {
    await typeAll('can you install a pool', 'do you take amex', 'Rick 917-555-0143');
    expect(said().at(-1)).toContain('“can you install a pool”');
  });

  test('says again when a booking is', async () => {
    await typeAll('my pipe burst', 'Rick 917-555-0143 9 Elm St', 'what time was it again?');
    expect(said().at(-1)).toContain(copy.callComes.replace('…', 'tonight, within 10 minutes'));
  });

  test('passes a complaint on to the owner', async () => {
    await typeAll('i want my money back', 'Vera 555-0199');
    expect(said().at(-1)).toBe(
      `${copy.text}${toOwner.complaint} “i want my money back” Vera, 555-0199`,
    );
  });

  test('tells the owner what was asked before a number came by itself', async () => {
    await typeAll('can you go lower', 'do you have any discount', 'Vera 555-0199');
    expect(said().at(-1)).toContain('“do you have any discount” Vera, 555-0199');
    talk.start();
    await typeAll('what are your hours', 'Vera 555-0199');
    expect(said().at(-1)).toBe(
      `${copy.text}${toOwner.question} “what are your hours” Vera, 555-0199`,
    );
  });

  test("gives the example's address when a typed reply has left it out", async () => {
    await type('my pipe burst');
    await type('Vera 555-0199');
    expect(buttons()).toEqual([`${copy.itIs} ${customer.address}.`]);
    await reply();
    expect(said().at(-1)).toContain(customer.address);
  });

  test('takes a name, a number and an address on one line', async () => {
    await type('my pipe burst');
    await type('Rick 917-555-0143 9 Elm St');
    expect(said().at(-1)).toContain('Rick, 917-555-0143, 9 Elm St');
  });

  test('names each price once in a reply', async () => {
    await type('How much is a drain? What do you charge?');
    expect(said().at(-1)?.match(/\$95/g)).toHaveLength(1);
  });

  test("shows a patient's question in the owner's inbox, and in no text", async () => {
    talk.start(exampleFile('dentist'));
    await type('do you do root canals?');
    await type('Vera 555-0199');
    expect(said().at(-1)).toBe(
      `${copy.inbox}${toOwner.question} “do you do root canals?” Vera, 555-0199`,
    );
  });

  test('says what it does not know, and hands it over with the question and a typed number', async () => {
    await type('can you install a pool');
    expect(said().at(-1)).toContain(`${copy.unknown} ${copy.needsName}`);
    await type('Vera 555-0199');
    expect(said().at(-2)).toContain(copy.passedOn);
    expect(said().at(-1)).toBe(
      `${copy.text}${toOwner.question} “can you install a pool” Vera, 555-0199`,
    );
  });

  test('answers Spanish in Spanish, as such, and hands over in Spanish', async () => {
    await type('¿A qué hora abren?');
    const spanish = screen.getByText(/Trabajamos de lunes a sábado/);
    expect(spanish).toHaveAttribute('lang', 'es');
    await type('¿Tienen una piscina para mi casa?');
    expect(said().at(-1)).toContain(`${inSpanish.unknown} ${inSpanish.needsName}`);
  });

  test('puts what is urgent before anything else, asks for nothing, and tells the owner', async () => {
    await type('Are you open? I smell gas');
    expect(said().at(-2)).toMatch(/^Website: Leave the house now/);
    expect(said().at(-1)).toContain(`${copy.alert}“Are you open? I smell gas”`);
    expect(panel()).toHaveAttribute('data-conversation', 'open');
  });

  const bleeding = 'i had a tooth pulled and it wont stop bleeding';
  const emergencyRoom =
    'Please don’t wait for us. Go to an emergency room now and tell them that, or call 911 if it’s hard to breathe or swallow.';

  /** Conversations as owners had them: the last answer or text to the owner has these words. */
  test.each([
    [
      'plumber',
      'my pipe burst > Jo Hall 614-555-0150 12 Elm > wait my address is 14 Elm',
      'Corrected: Call back now, leak: Jo Hall, 614-555-0150, 14 Elm',
    ],
    [
      'plumber',
      'my pipe burst > Jo Hall 614-555-0150 12 Elm > sorry my number is 614-555-0151',
      'leak: Jo Hall, 614-555-0151, 12 Elm',
    ],
    [
      'plumber',
      "my pipe burst > Jo Hall 614-555-0150 12 Elm > it's Jon with no h",
      'leak: Jon, 614-555-0150, 12 Elm',
    ],
    [
      'plumber',
      'se me rompió un tubo > Ana 614-555-0150 calle Sol 9 > perdón, es calle Sol 19',
      'leak: Ana, 614-555-0150, calle Sol 19',
    ],
    [
      'plumber',
      'my pipe burst > Jo Hall 614-555-0150 12 Elm > it’s broken',
      'Update: Call back now, leak: “it’s broken” Jo Hall, 614-555-0150, 12 Elm',
    ],
    [
      'plumber',
      'my basement is flooding > no > wait > how much is that > Bob 614-555-0166 22 Oak St',
      'Call back now, leak: Bob, 614-555-0166, 22 Oak St. “my basement is flooding”, “how much is that”',
    ],
    [
      'plumber',
      'theres a leak at 40 maple st call me 6145550133',
      'Call back now, leak: 6145550133, 40 maple st',
    ],
    [
      'plumber',
      'toilet wont flush > can u come today > after 5 > Joe > 555-0111 > 12 main st',
      'Drain, wants after 5: Joe, 555-0111, 12 main st. “toilet wont flush”, “can u come today”, “after 5”',
    ],
    [
      'plumber',
      'your guy left a mess and it still leaks',
      'I’m sorry. That goes straight to the owner. If outlets',
    ],
    [
      'plumber',
      'water is near the electrical panel > my wife got shocked',
      'Please call 911 now. I’m a website and can’t send help.',
    ],
    [
      'plumber',
      'mi calentador no prende > no, mañana > despues de las 4',
      'Voy a preguntar y le contestamos.',
    ],
    [
      'dentist',
      'my crown fell off > ok can i come tuesday > no wait wednesday > Pam 614-555-0122',
      'New booking, tomorrow, 8:40 AM: Pam, 614-555-0122. “my crown fell off”, “ok can i come tuesday”, “no wait wednesday”',
    ],
    ['dentist', 'i broke my tooth > no', 'OK, it stays. What’s your name'],
    [
      'dentist',
      'cleaning > Ben 614 555 0117 > my son needs a checkup too, can we come together',
      'Update: Friday, 10:20 AM: “my son needs a checkup too, can we come together” Ben',
    ],
    ['dentist', 'are you open tmrw', 'Monday to Friday'],
    ['dentist', 'hard to swallow since my wisdom tooth came out', 'emergency room now'],
    [
      'dentist',
      'my socket hurts 3 days after the extraction',
      'Dr. Maple wants to hear about that',
    ],
    [
      'dentist',
      'can i come in tuesday > Ann 614 555 0122 > i need to cancel',
      'Wants to cancel or move. Please get back to: Visit, wants Tuesday: “i need to cancel” Ann, 614 555 0122',
    ],
    [
      'dentist',
      'i broke a tooth can you call me at 614-555-0170',
      'Question from your website: “i broke a tooth can you call me at 614-555-0170”',
    ],
    ['plumber', 'am I talking to a robot', 'I’m the automated assistant'],
    [
      'plumber',
      'do you charge just to come look',
      'Coming to look costs $89, and it’s free if we do the repair.',
    ],
    ['plumber', 'drain clogged wednesday > i changed my mind', 'OK. What else can I do for you?'],
    ['plumber', 'basement has 2 feet of water', 'Stay away from that water'],
    ['salon', 'I need an appointment', 'Wednesday at 2:00 PM'],
    ['salon', 'hola buenas noches', '¿'],
    ['salon', 'how much for highlights on long hair', '$140'],
    ['plumber', 'i been waiting 2 hrs and nobody showed up', 'I’m sorry. That goes straight'],
    ['plumber', 'let me talk to a real person', 'Dana can call you tomorrow at 7:00 AM.'],
    ['plumber', 'how much to fix a leaky faucet', 'A drip counts as a leak'],
    ['plumber', 'stop texting me', 'You won’t get any more texts from us.'],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > how long til somebody gets here',
      'You get the call tonight, within 10 minutes.',
    ],
    [
      'salon',
      'haircut wednesday > i want my money back > Lola 614 555 0123',
      'Complaint from your website: “haircut wednesday”, “i want my money back” Lola, 614 555 0123',
    ],
    ['salon', 'anything wednesday > ok bye', 'Website: You’re welcome.'],
    ['salon', 'anything wednesday > Mia 614 555 012', 'What’s your name and number?'],
    [
      'salon',
      'anything wednesday > Mia 614 555 0133 > actually wednesday 2 is fine',
      'You’re booked for Wednesday, 2:00 PM.',
    ],
    ['salon', 'anything wednesday > Mia 614 555 0133 > ok cancel', 'Canceled: Appointment'],
    ['salon', 'quiero un corte > Ana 614 555 0133 > tengo cita o no?', 'Su cita: miércoles'],
    ['dentist', 'i have a toothache > today?', 'tomorrow at 8:40 AM'],
    ['dentist', 'my son knocked out his tooth > he is 7', 'keep it in milk'],
    ['dentist', 'i need a cleaning > Jill Park > 614-555-0140', 'Jill Park, 614-555-0140'],
    [
      'salon',
      'can i get a haircut tomorrow > with who > at 3 > Kim Lee 614-555-0122',
      'Cut & style, wants Wednesday at 3: Kim Lee, 614-555-0122. “can i get a haircut tomorrow”, “with who”, “at 3”',
    ],
    [
      'salon',
      'can I come in tomorrow > 2 works, its Ashley > 614-555-0122',
      'Appointment, Wednesday, 2:00 PM: Ashley, 614-555-0122. “can I come in tomorrow”, “2 works, its Ashley”',
    ],
    [
      'salon',
      'do you have anything tomorrow? > that works, it’s Ashley > 614-555-0122',
      'Appointment, Wednesday, 2:00 PM: Ashley, 614-555-0122',
    ],
    [
      'salon',
      'tengo cita mañana a las 3 y no puedo ir, la puedo cambiar para el viernes?',
      'Falta menos de un día, así que cuesta la mitad del corte.',
    ],
    ['salon', 'me quedo verde el pelo despues del tinte', 'Lo siento.'],
    [
      'dentist',
      'Are you taking new patients with Medicaid? my kids have caresource',
      'We’re not sure about that plan.',
    ],
    ['plumber', 'There’s water under my kitchen sink, and it won’t stop.', 'I’ll wake Dana'],
    ['plumber', 'theres water pouring out from under my kitchen sink', 'I’ll wake Dana'],
    ['plumber', 'water is gushing from a pipe in the basement', 'I’ll wake Dana'],
    ['plumber', 'Hay agua debajo del fregadero y no para de salir.', 'le llama en 10 minutos'],
    ['plumber', 'el fregadero esta tirando mucha agua', 'le llama en 10 minutos'],
    ['plumber', 'whole house is backed up, coming up in the shower', 'Please don’t run water'],
    ['plumber', 'how much for a clogged drain > its the kitchen sink', 'your name'],
    ['plumber', 'garbage disposal is humming and wont turn', 'Dana looks first'],
    [
      'plumber',
      'my water heater is making noise > fine the 1 oclock then. Kim Hall 614-555-0122, 9 Elm Ct',
      'First look, Wednesday, 1:00 PM:',
    ],
    ['dentist', 'do you take carecredit', 'I don’t know about that one'],
    ['dentist', 'how much for a filling w/out insurance', 'You don’t need insurance.'],
    ['dentist', 'date of birth 4/2/1970 last 4 of social 1234', 'Please don’t send that here.'],
    ['dentist', 'when can i come in > is 10 ok? my name is Laura Benson', 'get back to you'],
    [
      'plumber',
      'when can you come > mañana por la tarde está bien > Juan Soto 614-555-0122, 4 Oak St',
      'First look, Wednesday, 1:00 PM',
    ],
    [
      'plumber',
      'when can you look at my heater > ok can you come tomorrow morning > Bob Hall 614-555-0122, 4 Oak St',
      'First look, wants tomorrow morning: Bob Hall, 614-555-0122, 4 Oak St. “when can you look at my heater”, “ok can you come tomorrow morning”',
    ],
    [
      'salon',
      'book me with jess friday at 2 > highlights > Tina Cho > 555-0177',
      '“book me with jess friday at 2”, “highlights” Tina Cho, 555-0177',
    ],
    ['salon', 'can i come in monday', 'We’re closed on Sunday and Monday.'],
    ['salon', 'im having an allergic reaction my eyes are swelling shut', 'Please call 911 now.'],
    ['salon', 'wait no dont cancel', 'OK, it stays.'],
    [
      'dentist',
      'any openings this week for a cleaning > Friday works > my wife needs one too > Sam 614.555.0136',
      'New booking, Friday, 10:20 AM: Sam, 614.555.0136. “any openings this week for a cleaning”, “Friday works”, “my wife needs one too”',
    ],
    ['dentist', 'cleaning friday > Sam 614.555.0136 > what time again?', 'Friday, 10:20 AM.'],
    ['dentist', 'my gums bleed > should i be worried', 'I’ll pass it to a person.'],
    [
      'dentist',
      'I have an appointment Friday at 10:20 and I need to cancel it > Ben 614-555-0138',
      'Wants to cancel or move. Please get back to:',
    ],
    ['dentist', 'how much for veneers > ill think about it', copy.declined],
    ['dentist', 'My face is really swollen and I have a fever > ok going to er', 'Website: Good.'],
    [
      'salon',
      'i left my jacket there yesterday > black leather > steph 614 555 0149',
      '“i left my jacket there yesterday”, “black leather” steph, 614 555 0149',
    ],
    [
      'salon',
      'need a haircut > k wed 2pm is fine > Bri 6145550144',
      'Cut & style, Wednesday, 2:00 PM: Bri, 6145550144. “need a haircut”, “k wed 2pm is fine”',
    ],
    ['plumber', 'low water pressure > ok nevermind its the city', copy.declined],
    ['plumber', 'my pipe burst > how soon can you be here', 'calls you within 10 minutes'],
    ['plumber', 'you quoted me 140 and charged 400', 'That goes straight to the owner.'],
    [
      'dentist',
      'My crown is loose and I fly out Thursday. Can you see me Wednesday?',
      'Keep it dry and bring it. If your face swells',
    ],
    [
      'salon',
      "Can I get a cut this Wednesday at 2? I'm Priya, 614-555-0125",
      'Cut & style, Wednesday, 2:00 PM: Priya, 614-555-0125',
    ],
    ['salon', 'Jo cut my hair last time can i get her again friday morning', copy.otherTime],
    ['salon', 'im pregnant is hair dye safe', copy.needsName],
    ['plumber', 'a dripping faucet, how much > ok when', 'Wednesday at 1:00 PM is open.'],
    [
      'plumber',
      'do you do emergency calls on sunday',
      'For leaks and burst pipes, Dana answers at any hour.',
    ],
    [
      'plumber',
      'tankless install > Jess 614 555 0135 > email me at jess@mail.com instead > 88 4th st',
      'Jess, 614 555 0135, jess@mail.com, 88 4th st',
    ],
    [
      'salon',
      'can u do a balayage and a cut on the same day > book me wednesday > Dani 6145550208',
      'Appointment, Wednesday, 2:00 PM: Dani, 6145550208. “can u do a balayage and a cut on the same day”, “book me wednesday”',
    ],
    ['dentist', 'i have a toothache > 8:40 is too early', 'I’ll pass it on. What’s your name'],
    [
      'salon',
      'a haircut for my son hes 8 > tomorrow > ok wednesday 2 > Kara 614 555 0207',
      'Appointment, Wednesday, 2:00 PM: Kara, 614 555 0207. “a haircut for my son hes 8”, “tomorrow”, “ok wednesday 2”',
    ],
    ['salon', 'any availability this saturday for highlights', copy.otherTime],
    ['salon', 'what if i need to cancel last minute', 'After that it’s half the price of the cut.'],
    ['salon', 'is nia in on friday > 2pm? > ok book it', 'What’s your name and number?'],
    ['salon', 'running late for my 3 oclock > like 20 min', 'I’ll pass it on. What’s your name'],
    [
      'salon',
      'do you do mens cuts > my hair is thick > name is al 614 555 0182',
      'al, 614 555 0182',
    ],
    ['dentist', 'whitening price > gwen park 614-555-0102', 'gwen park, 614-555-0102'],
    [
      'dentist',
      'my crown fell off > can you see me today > Priya 614 555 0188',
      'New booking, tomorrow, 8:40 AM: Priya, 614 555 0188. “my crown fell off”, “can you see me today”',
    ],
    [
      'dentist',
      'se me cayó la corona > ¿cuándo pueden verme?',
      'puede atenderle mañana a las 8:40 AM',
    ],
    ['dentist', 'cleaning friday > Al Hall 614-555-0102 > is that confirmed?', 'Friday, 10:20 AM'],
    ['dentist', 'is it ok if i ate before my cleaning', copy.unknown],
    ['dentist', 'leave a msg for the doctor pls', copy.passesOn],
    [
      'dentist',
      'my wisdom tooth hurts > is tomorrow morning possible > Dev 614-555-0149',
      'New booking, tomorrow, 8:40 AM:',
    ],
    [
      'dentist',
      'my wisdom tooth hurts > friday? > ok sure 8:40 > Dev 614-555-0149',
      'New booking, tomorrow, 8:40 AM:',
    ],
    [
      'salon',
      'book me for a cut > not wednesday > Sue 614 555 0180',
      'Cut & style, another time: Sue, 614 555 0180. “book me for a cut”, “not wednesday”',
    ],
    ['plumber', 'do you do commercial > restaurant grease trap', 'Dana calls you first'],
    ['plumber', 'i manage a restaurant and the grease trap is overflowing', 'Dana calls you first'],
    ['salon', 'do u have anything sat for balayage > how much tho', 'A cut and style is $68.'],
    ['plumber', 'toilet is overflowing can somebody come now', 'behind the toilet clockwise'],
    ['plumber', 'my toilet is overflowing > how much for tonight', 'it’s the same price at night'],
    [
      'plumber',
      'a clogged drain > saturday > ok wednesday 1 then. Kim Lane 614 555 0111 9 Oak st',
      'Kim Lane, 614 555 0111, 9 Oak st',
    ],
    ['plumber', 'hay una fuga > Luis 614 555 0171, 20 Oak St > ¿cuánto me cobran?', 'cuesta $95'],
    [
      'plumber',
      'my pipe burst > Ann 614 555 0141 9 Pine > when will he call',
      'You get the call tonight, within 10 minutes.',
    ],
    ['salon', 'my color is already fading', 'I’m sorry.'],
    ['plumber', 'a clogged drain > whats the total cost', 'A clogged drain is $95'],
    ['plumber', 'a new water heater > ok when', 'Wednesday at 1:00 PM is open.'],
    [
      'dentist',
      'I broke a tooth > is there anything tonight? > ok tomorrow then. Mark Lee, 614-555-0142',
      'New booking, tomorrow, 8:40 AM: Mark Lee, 614-555-0142. “I broke a tooth”, “is there anything tonight?”',
    ],
    [
      'dentist',
      'i have a toothache > Sam 614-555-0111 > is it safe to tell you about my medical history here?',
      'We follow HIPAA.',
    ],
    [
      'dentist',
      'a cleaning > Ann 614-555-0122 > could you move it to Monday morning?',
      'Update: Cleaning, wants Monday morning instead of Friday, 10:20 AM: “could you move it to Monday morning?” Ann, 614-555-0122',
    ],
    ['salon', 'gift card? > can i buy it online > ok ill stop by', copy.needsName],
    ['dentist', 'do you do kids > 2 kids ages 4 and 7', copy.passesOn],
    ['dentist', 'i need a root canal how much > fine when can i come', 'Friday at 10:20 AM'],
    ['salon', 'how late are you open wednesday', 'Tuesday to Saturday, 10:00 AM to 7:00 PM.'],
    ['plumber', 'whats your license number', 'We’re licensed and insured'],
    ['dentist', 'my son has a toothache, how soon can you see him', 'tomorrow at 8:40 AM'],
    [
      'plumber',
      'toilet overflowing > i turned it off > how long until hes here',
      'Website: If it doesn’t stop, I’ll wake Dana, who calls you within 10 minutes. You hear then when somebody’s there. What’s your name, number and address?',
    ],
    [
      'salon',
      'can i come saturday at 3 > Jen 614-555-0177',
      'Appointment, wants Saturday at 3: Jen, 614-555-0177. “can i come saturday at 3”',
    ],
    [
      'salon',
      'i need to cancel tomorrow > its under Kate Moss > do i get charged?',
      'After that it’s half the price of the cut.',
    ],
    [
      'dentist',
      'cleaning friday > Jo Hall 614-555-0102 > wait what is the address again',
      '31 Maple Ave',
    ],
    [
      'dentist',
      'i need to cancel my appt tomorrow',
      'I’ll pass it on. What’s your name and number?',
    ],
    ['dentist', 'how much w/o insurance', 'You don’t need insurance.'],
    ['dentist', 'can i get a cleaning > asdf 555-0100', 'New booking, Friday, 10:20 AM: 555-0100'],
    [
      'dentist',
      'i have a toothache > Tom 614-555-0111 > what should i take for a toothache',
      'Dr. Maple can see you tomorrow at 8:40 AM.',
    ],
    [
      'bakery',
      'do you have wifi > i want to talk to the baker > nina 614 555 0131 > never mind the call',
      '“never mind the call” nina, 614 555 0131',
    ],
    ['plumber', 'i smell gas > yes', 'Leave the house now'],
    ['plumber', 'i smell gas > ok im outside', 'Website: Good.'],
    ['plumber', 'sewer smell > not an emergency', 'I’ll pass it on.'],
    [
      'plumber',
      'toilet is overflowing > turned it off > joe hall 614 555 0122 45 oak st > it stopped never mind',
      'Canceled: Call back now, toilet overflowing:',
    ],
    [
      'plumber',
      'how much to replace a water heater > 40 gallon > kim 614 555 0142 > 9 pine rd',
      'First look, Wednesday, 1:00 PM: kim, 614 555 0142, 9 pine rd. “how much to replace a water heater”, “40 gallon”',
    ],
    [
      'plumber',
      'sump pump not working and its raining > basement is flooding > ty 614 555 0123 8 creek ln',
      'Call back now, leak: ty, 614 555 0123, 8 creek ln. “sump pump not working and its raining”, “basement is flooding”',
    ],
    [
      'plumber',
      'se rompio un tubo > pedro 614 555 0113 calle 5 numero 20 > cuanto tardan',
      'Le llamamos esta noche, en 10 minutos.',
    ],
    ['salon', 'fuck you', 'I’m only a website, but I’d like to help.'],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > cancel > wait dont cancel',
      'Appointment, Wednesday, 2:00 PM: Kim, 614-555-0122',
    ],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > can we make it wednesday',
      'You’re booked for Wednesday, 2:00 PM.',
    ],
    [
      'bakery',
      'birthday cake for 20 > saturday? > nut allergy > Amy 614-555-0122',
      'Asks for Saturday: Amy, 614-555-0122. “birthday cake for 20”, “saturday?”, “nut allergy”',
    ],
    [
      'general',
      'book me thursday',
      'Website: I’ll ask about that and get back to you. Friday at 2:00 PM is open, or Saturday at 10:30 AM. What’s your name and number?',
    ],
    [
      'general',
      'can i talk to a person > Ned 614-555-0162 > is this a robot',
      'ask me for a call.',
    ],
    ['auto', 'i smell gas call me 614-555-0162', '“i smell gas call me 614-555-0162” 614-555-0162'],
    [
      'plumber',
      'my water heater is old > ok book it. Tim Ross 614 555 0123 9 Oak Ave',
      'Text to the ownerFirst look, Wednesday, 1:00 PM: Tim Ross, 614 555 0123, 9 Oak Ave',
    ],
    [
      'plumber',
      'my water heater is old > Wednesday is fine. Bob Stone 614-555-0122, 9 Elm St',
      'Wednesday, 1:00 PM: Bob Stone, 614-555-0122, 9 Elm St',
    ],
    [
      'salon',
      'bangs rescue friday 5:15 pls, im dana 614 555 0181',
      'Bang rescue, Friday, 5:15 PM: dana, 614 555 0181',
    ],
    [
      'dentist',
      'I want to cancel tomorrow, Sarah Miller 614 555 0128',
      'Wants to cancel or move. Please get back to: “I want to cancel tomorrow, Sarah Miller 614 555 0128” Sarah Miller, 614 555 0128',
    ],
    [
      'plumber',
      'my pipe burst > my name is joe hall and my number is 614-555-0133 and my address is 9 elm st',
      'Call back now, leak: joe hall, 614-555-0133, 9 elm st',
    ],
    [
      'salon',
      'can i get a haircut > Mike 614 555 0181 > actually make it 2 people',
      'Update: Cut & style, Wednesday, 2:00 PM: “actually make it 2 people” Mike, 614 555 0181',
    ],
    [
      'plumber',
      'my faucet drips > wednesday > Joe 614 555 0181 9 Elm St > make it two faucets',
      '“make it two faucets” Joe, 614 555 0181, 9 Elm St',
    ],
    [
      'salon',
      'can i get a haircut > dana 614 555 0181 > sorry its Dayna not dana',
      'Corrected: Cut & style, Wednesday, 2:00 PM: Dayna, 614 555 0181',
    ],
    ['plumber', 'i smell gas > do you do septic tanks', 'I don’t know that one.'],
    ['plumber', 'i smell gas > hablas ingles?', 'Le contesto en español o en inglés.'],
    ['plumber', 'i smell gas > should i open a window', 'Leave the house now'],
    ['plumber', 'i smell gas > do you do septic tanks > it’s worse', 'Leave the house now'],
    ['plumber', 'my pipe burst > what’s the weather', 'I don’t know that one.'],
    ['plumber', 'my pipe burst > are you open sunday', 'Website: We work Monday to Saturday'],
    ['plumber', 'my pipe burst > what should i do', 'If outlets are under water, stay out.'],
    ['dentist', 'my face is swollen > do you take Medicaid', 'We’re not sure about that plan.'],
    ['dentist', 'my face is swollen > is it serious', 'Please don’t wait for us.'],
    [
      'dentist',
      'my son knocked out his tooth > Lisa Park 614 555 0190',
      '“my son knocked out his tooth” Lisa Park, 614 555 0190',
    ],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > how long till he gets here',
      'You get the call tonight, within 10 minutes.',
    ],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > when will she call',
      'You get the call tonight, within 10 minutes.',
    ],
    [
      'plumber',
      'hay agua por toda la cocina > Ana 555-0144 calle Sol 9 > ¿cuánto tarda?',
      'Le llamamos esta noche, en 10 minutos.',
    ],
    [
      'salon',
      'quiero un corte > Ana 555-0144 > ¿a qué hora es?',
      'Su cita: miércoles, 2:00 PM. ¿Algo más?',
    ],
    [
      'dentist',
      'how much is a cleaning without insurance',
      'A cleaning takes 45 minutes and is $110.',
    ],
    [
      'plumber',
      'my kitchen sink is clogged how much and when can u come',
      'Clearing a drain is $95. You’ll know the price before we touch anything. Wednesday at 1:00 PM is open.',
    ],
    [
      'plumber',
      'el plomero que vino ayer dejó todo sucio, quiero que me devuelvan el dinero',
      'Lo siento. Esto va directo a la persona a cargo.',
    ],
    ['plumber', 'quiero poner una queja', 'Lo siento. Esto va directo a la persona a cargo.'],
    ['plumber', 'my basement is flooding > when is dana calling??', 'calls you within 10 minutes'],
    ['plumber', 'my basement is flooding > this is bs > i smell gas', 'Leave the house now'],
    ['plumber', 'sump pump quit > 614-555-0144 > Gary Novak', copy.needsOnlyAddress],
    [
      'plumber',
      'toilet wont stop running > cancel that > sorry no keep it > Bill Hayes 614 555 0111 401 Oak Rd',
      'First look',
    ],
    ['plumber', 'How much for a clogged drain? > is that free or what', 'Coming to look costs $89'],
    ['plumber', 'how far out are you booked', 'Wednesday at 1:00 PM is open'],
    ['plumber', 'can you come thanksgiving', 'We’re closed on holidays'],
    ['salon', 'can u do fri after 3', 'Friday at 5:15 PM is open'],
    ['salon', 'do you have anything wednesday > i need fri after 3', 'Friday at 5:15 PM is open'],
    ['salon', 'tienen algo el viernes despues de las 3', 'El viernes a las 5:15 PM está libre'],
    ['salon', 'anything saturday before 10', copy.otherTime],
    ['salon', 'me pica la cabeza despues del tinte', 'Enjuáguese ahora con agua'],
    ['salon', 'muchas gracias mija', 'De nada'],
    [
      'plumber',
      'faucet dripping > monday ok? > no, tuesday > afternoon > Pete Hall 614 555 0190 90 Park St',
      'First look, wants Tuesday afternoon: Pete Hall, 614 555 0190, 90 Park St. “faucet dripping”, “monday ok?”, “no, tuesday”, “afternoon”',
    ],
    [
      'plumber',
      'my pipe burst > Ann 614 555 0141 9 Pine > how long till hes here',
      'You get the call tonight, within 10 minutes.',
    ],
    ['plumber', 'my pipe burst > i want the owner not a robot', 'calls you within 10 minutes'],
    ['plumber', 'sump pump quit > frozen pipe what do i do', 'hair dryer'],
    ['plumber', 'no hot water > how about saturday', 'Saturday at 9:30 AM is open'],
    ['dentist', 'whats ur earliest', 'The earliest is tomorrow at 3:40 PM.'],
    ['dentist', 'can i come friday, i work till 6', copy.otherTime],
    ['dentist', 'WHY DOES NOBODY EVER PICK UP YOUR PHONE', 'I’m sorry'],
    ['dentist', 'i got a bill for $340 and insurance was supposed to cover it', 'I’m sorry'],
    [
      'dentist',
      'Half my tooth broke off on a pretzel > im in ohio medicaid will u see me > 740 555 0144',
      'New booking, tomorrow, 8:40 AM: 740 555 0144. “Half my tooth broke off on a pretzel”, “im in ohio medicaid will u see me”',
    ],
    ['plumber', 'cuanto cobran la hora', 'Un desagüe cuesta $95'],
    [
      'plumber',
      'How much for a clogged drain? > wednesday works > Rick 917-555-0143 9 Elm St',
      'Drain, Wednesday, 1:00 PM: Rick, 917-555-0143, 9 Elm St. “How much for a clogged drain?”, “wednesday works”',
    ],
    [
      'plumber',
      'my pipe burst > Jo Hall 614-555-0150 77 Elm > wrong address its 78 Elm',
      'leak: Jo Hall, 614-555-0150, 78 Elm',
    ],
    ['dentist', 'my baby drank mouthwash', 'Please call Poison Control now'],
    [
      'plumber',
      'my pipe burst joe hall 614 555 0123 > 9 Elm St',
      'Call back now, leak: joe hall, 614 555 0123, 9 Elm St',
    ],
    [
      'plumber',
      'no hot water al green 614 555 0101 9 elm st',
      'First look, Wednesday, 1:00 PM: al green, 614 555 0101, 9 elm st',
    ],
    [
      'plumber',
      'theres a leak in the upstairs bathroom 614 555 0123 9 Elm St',
      'Call back now, leak: 614 555 0123, 9 Elm St',
    ],
    [
      'plumber',
      'my pipe burst > Al Green 614 555 0101 9 Elm St',
      'Call back now, leak: Al Green, 614 555 0101, 9 Elm St',
    ],
    [
      'plumber',
      'hay agua por toda la cocina > soy Ana, llámeme al 555-0144 > calle Sol 9',
      'Call back now, leak: Ana, 555-0144, calle Sol 9',
    ],
    [
      'plumber',
      'my pipe burst > my email is joe@hall.com',
      'Website: Thanks. And what’s your number?',
    ],
    [
      'plumber',
      'my pipe burst > my email is joe@hall.com > Joe 614 555 0123 9 Elm St',
      'Call back now, leak: Joe, 614 555 0123, joe@hall.com, 9 Elm St',
    ],
    [
      'plumber',
      'can you install a pool > joe@hall.com',
      'Question from your website: “can you install a pool” joe@hall.com',
    ],
    [
      'dentist',
      'my gums bleed > my email is ann@x.com',
      'Website: Thanks. And what’s your number?',
    ],
    ['dentist', 'my face is swollen > my email is ann@x.com', '“my face is swollen” ann@x.com'],
    [
      'dentist',
      'my son knocked out his tooth > its a baby tooth',
      'Website: A baby tooth isn’t put back.',
    ],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > it wont turn off',
      'Website: Then the valve at the street has to close. Call your water company, at any hour.',
    ],
    [
      'plumber',
      'theres water everywhere > where is the valve > its stuck',
      'the valve at the street has to close',
    ],
    [
      'plumber',
      'your guy left a mess and it still leaks',
      'water meter, clockwise. What’s your name and number?',
    ],
    ['salon', 'what did i book?', 'Website: Nothing is booked yet.'],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > what did i book?',
      'You’re booked for Wednesday, 2:00 PM.',
    ],
    ['salon', 'whats ur cancellation policy', 'After that it’s half the price of the cut.'],
    [
      'salon',
      'i need to cancel my appointment',
      'half the price of the cut. I’ll pass it on. What’s your name and number?',
    ],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > ok see you wednesday',
      'Website: You’re welcome.',
    ],
    [
      'plumber',
      'joe again, make it two faucets > Joe 614 555 0181',
      'Thanks. And what’s the address?',
    ],
    [
      'dentist',
      'do you take patients with HIV',
      'Website: Please keep that for the visit. Dr. Maple will talk with you about it, in private, before anything is done. What’s',
    ],
    [
      'dentist',
      'I want to book a cleaning for my 2 kids > after school, like 4 pm > Ann Lee 614 555 0133',
      'Visit, wants after school, 4 pm: Ann Lee, 614 555 0133. “I want to book a cleaning for my 2 kids”, “after school, like 4 pm”',
    ],
    [
      'dentist',
      'I want to change my appointment to Monday > Ann Lee 614 555 0133',
      'New booking, Monday, 1:20 PM: Ann Lee, 614 555 0133. “I want to change my appointment to Monday”',
    ],
    [
      'salon',
      'i have a haircut friday at 3 but im sick > Zoe 614 555 0133',
      'Wants to cancel or move. Please get back to: “i have a haircut friday at 3 but im sick” Zoe, 614 555 0133',
    ],
    ['salon', 'lol ok', 'Website: You’re welcome. Anything else?'],
    [
      'plumber',
      'Hay agua por todo el sótano',
      'Luego despierto a Dana, que le llama en 10 minutos.',
    ],
    ['plumber', 'no tengo agua caliente', 'El miércoles a la 1:00 PM está libre.'],
    ['plumber', 'el plomero que vino ayer no arregló nada', 'Website: Lo siento. Esto va directo'],
    ['plumber', 'price to install a toilet', 'Website: A clogged toilet is $95.'],
    [
      'salon',
      'haircut tomorrow at 11? > Mia 614 555 0133 > sorry i meant 10',
      'Update: Asks for tomorrow 10: “sorry i meant 10” Mia, 614 555 0133',
    ],
    [
      'salon',
      'saturday at 10 > Zoe 614 555 0133 > no 11',
      'Update: Asks for Saturday 11: “no 11” Zoe, 614 555 0133',
    ],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > make it 12',
      'Update: Appointment, wants Wednesday 12 instead of Wednesday, 2:00 PM: “make it 12” Kim, 614-555-0122',
    ],
    [
      'plumber',
      'how much for a drain > can you come tomorrow at 9 > Ed Fox 614 555 0190 12 Main St > actually 10',
      'Update: Drain, wants tomorrow 10 instead of Wednesday, 1:00 PM: “actually 10” Ed Fox, 614 555 0190, 12 Main St',
    ],
    [
      'salon',
      'anything wednesday > actually 10',
      'Website: I’ll ask about that and get back to you',
    ],
    [
      'salon',
      'anything wednesday > sorry, i meant 3 > Kim 614-555-0122',
      'Appointment, wants Wednesday 3: Kim, 614-555-0122. “anything wednesday”, “sorry, i meant 3”',
    ],
    ['salon', 'anything wednesday > Kim 614-555-0122 > is 5 ok?', '“is 5 ok?” Kim, 614-555-0122'],
    [
      'dentist',
      'i need a cleaning > can we do 10 instead',
      'I’ll ask about that and get back to you',
    ],
    ['dentist', 'i need a cleaning > 10:20 is fine', 'Website: Good. What’s your name and number?'],
    [
      'dentist',
      'i need a cleaning > next week sometime',
      'I’ll ask about that and get back to you',
    ],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > its fixed now, dont come',
      'Canceled: Call back now, leak: “its fixed now, dont come” Rick, 917-555-0143, 9 Elm St',
    ],
    ['plumber', 'my pipe burst > never mind its fixed', 'Website: OK. What else can I do for you?'],
    ['plumber', 'my pipe burst > its not fixed', 'If outlets are under water, stay out.'],
    [
      'plumber',
      'my pipe burst > it stopped for a minute but its back',
      'If outlets are under water, stay out.',
    ],
    ['plumber', 'i smell gas > its fixed now > is it dangerous', 'Website: Leave the house now'],
    [
      'plumber',
      'my pipe burst > I shut it off',
      'Website: Good. What’s your name, number and address?',
    ],
    [
      'plumber',
      'my pipe burst > Rick 917-555-0143 9 Elm St > ok i turned the water off',
      'Update: Call back now, leak: “ok i turned the water off” Rick, 917-555-0143, 9 Elm St',
    ],
    [
      'plumber',
      'my pipe burst > how do i shut it off',
      'It’s usually where the water pipe comes in',
    ],
    ['dentist', 'how much is a first visit > yes please', 'Website: Friday at 10:20 AM is open.'],
    [
      'salon',
      'what does a haircut cost > sure',
      'Wednesday at 2:00 PM. What’s your name and number?',
    ],
    [
      'plumber',
      'how much for a drain > yes > Rick 917-555-0143 9 Elm St',
      'Text to the ownerDrain, Wednesday, 1:00 PM: Rick',
    ],
    [
      'plumber',
      'drain clogged > how fast can you get here > wednesday',
      'What’s your name, number and address?',
    ],
    [
      'plumber',
      'There’s water all over my kitchen. > how fast can you get here',
      'Website: I’ll wake Dana, the owner, who calls you within 10 minutes.',
    ],
    [
      'dentist',
      'my crown fell off > i need to cancel my appt on wednesday',
      'I’ll pass it on. What’s your name and number?',
    ],
    [
      'dentist',
      'I took 12 Tylenol since this morning',
      'Please call Poison Control now, 1-800-222-1222.',
    ],
    [
      'dentist',
      'hit in the face playing baseball and my teeth dont line up',
      'Go to an emergency room now',
    ],
    ['dentist', 'its my 4 year old, she knocked out a tooth', 'A baby tooth isn’t put back.'],
    [
      'plumber',
      'do u guys do sewer lines? mines backing up in the basement',
      'Please don’t run water or flush.',
    ],
    [
      'plumber',
      'you guys were here last week and its leaking again, im pissed',
      'I’m sorry. That goes straight to the owner.',
    ],
    [
      'plumber',
      'sewer is backing up into my tub > i have 2 kids i cant wait til tmrw > Pam 614 555 0188 9 Elm St',
      'Call back now, sewer backup:',
    ],
    [
      'plumber',
      'my water heater is leaking > its an EMERGENCY',
      'Website: If outlets are under water',
    ],
    [
      'plumber',
      'i smell gas in the house > ok im outside what now',
      'Website: Good. Stay outside, and call 911 or your gas company from there. What’s your name',
    ],
    ['plumber', 'huele a gas > ya sali', 'Website: Muy bien. Quédese afuera'],
    [
      'plumber',
      'water heater leaking > 9 Elm St, Ann 614 555 0199 > she didnt call me yet its been 20 min',
      'I’m waking Dana again.',
    ],
    ['plumber', 'my co alarm is going off', 'Get everybody out into fresh air now.'],
    [
      'plumber',
      'drain clogged > is wednesday at 1 the only time > Al 614 555 0144',
      'Website: Thanks. And what’s the address?',
    ],
    ['plumber', 'u suck > can someone come wed', 'Wednesday at 1:00 PM is open.'],
    ['plumber', 'no hay agua caliente > olvidalo, ya encontre a otro', 'Website: Está bien.'],
    [
      'salon',
      'my scalp is burning > 614 555 0111 Tasha',
      'Urgent, call now: “my scalp is burning” Tasha, 614 555 0111',
    ],
    [
      'salon',
      'quiero cancelar mi cita de mañana > me arde mucho la cabeza > Carmen 614 555 0155',
      'Urgent, call now:',
    ],
    ['salon', 'Hola, una pregunta', 'Website: ¡Hola! ¿En qué le ayudo?'],
    ['salon', 'por favor una persona, no quiero robot', 'mañana a las 9:30 AM'],
    ['salon', 'quiero una cita el sabado > sii', '¿Me da su nombre y su número?'],
    ['salon', 'cita para hoy > ok', '¿Me da su nombre y su número?'],
    [
      'dentist',
      'my face is swollen and i have a fever > should i go to the er > its my 4 yr old',
      'tell them that, or call 911 if it’s hard to breathe or swallow. I’ll pass it on.',
    ],
    ['dentist', 'i dont have insurance how much for a cleaning', 'is $110.'],
    ['dentist', 'tooth ache bad since sat', 'tomorrow at 8:40 AM'],
    [
      'dentist',
      'my filling fell out > Sue Hall 614 555 0139 > can we do thursday instead > nvm cancel it',
      'Wants to cancel or move. Please get back to:',
    ],
    ['plumber', 'whats your soonest', 'Wednesday at 1:00 PM is open.'],
    ['dentist', 'how much is a cleaning > cancel', 'Website: OK. What else can I do for you?'],
    ['bakery', 'how much is a loaf > yes', 'Website: Tell me a little more.'],
    ['dentist', 'do you do root canals', 'Website: Yes. Dr. Maple takes a look first'],
    ['dentist', '¿hacen coronas?', 'Website: Sí. La doctora revisa primero'],
    ['salon', 'do you fix bangs?', 'Website: Yes. We’ve seen worse.'],
    [
      'plumber',
      'do you fix water heaters',
      'Website: Yes. Wednesday at 1:00 PM is open. Dana looks first',
    ],
    ['auto', 'do you do inspections', 'Website: Yes, state inspections'],
    ['plumber', 'do you do gas lines', 'Website: I don’t know that one. I’ll pass it to a person.'],
    [
      'plumber',
      'do you fix toilets on sunday',
      'Website: We work Monday to Saturday, 7:00 AM to 6:00 PM. For leaks and burst pipes, Dana answers at any hour.',
    ],
    ['plumber', 'my sump pump stopped and its raining', 'I’ll wake Dana, who calls you within'],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > how much was it again',
      'A cut and style is $68',
    ],
    ['dentist', 'how long is the wait for new patients', 'Website: Friday at 10:20 AM is open.'],
    ['plumber', 'do you serve Westerville', 'Website: We drive up to 20 miles'],
    ['plumber', '¿van a Westerville?', 'Website: Vamos hasta 20 millas'],
    ['plumber', '¿trabajan los fines de semana?', 'Website: Trabajamos de lunes a sábado'],
    ['bakery', 'tienen pan hoy?', 'Website: El pan suele acabarse al mediodía.'],
    [
      'plumber',
      'hay agua por toda la cocina > Ana 555-0144 calle Sol 9',
      'Call back now, leak: Ana, 555-0144, calle Sol 9, speaks Spanish',
    ],
    ['plumber', 'hay agua por toda la cocina > cancélelo', 'Website: Está bien.'],
    [
      'dentist',
      'I have hep C, is that ok',
      'Website: Please keep that for the visit. Dr. Maple will talk with you about it',
    ],
    ['dentist', 'can i get a refill of my pain meds', 'Please ask a pharmacist tonight'],
    ['dentist', 'my appointment is at 2 today, running 15 min late', 'Up to 10 minutes is fine.'],
    ['dentist', 'I took 12 Tylenol since this morning', 'Please call Poison Control now'],
    ['dentist', 'I have a toothache > and now it is hard to breathe', 'Please call 911 now.'],
    [
      'dentist',
      'my face is swollen > I can’t swallow anymore',
      'Please don’t wait for us. Go to an emergency room now',
    ],
    ['dentist', '¿Cuánto ibuprofeno puedo tomar?', 'Un farmacéutico sí puede'],
    [
      'dentist',
      'a cleaning > is there anything later that day? > ok 10:20 works. Maria 614 555 0122',
      'New booking, Friday, 10:20 AM',
    ],
    [
      'dentist',
      'my tooth broke > it doesn’t hurt much. can I come tomorrow? > Ben 614 555 0122',
      'New booking, tomorrow, 8:40 AM',
    ],
    [
      'dentist',
      'a cleaning > is 10 ok? my name is Laura Benson > 614 555 0122',
      'Laura Benson, 614 555 0122',
    ],
    [
      'salon',
      'can I come in friday > actually wednesday is fine > Kim 614 555 0122',
      'Appointment, Wednesday, 2:00 PM',
    ],
    [
      'salon',
      'i need to move my appointment > ok cancel it > Denise 614 555 0122',
      '“i need to move my appointment”, “ok cancel it” Denise',
    ],
    ['salon', 'what happens if I just dont show up', 'half the price of the cut'],
    ['plumber', 'se me está saliendo el agua del calentador', 'Despierto a Dana'],
    [
      'plumber',
      'toilet backing up and coming up in the bathtub',
      'Please don’t run water or flush.',
    ],
    ['plumber', 'is this a robot or a person', 'I’m the automated assistant, not a person.'],
    ['plumber', 'water heater leaking and its gas, what do i do', 'turn off the heater’s gas'],
    ['plumber', 'theres gas leaking in my basement', 'Leave the house now'],
    [
      'plumber',
      'leak under the sink, a bucket is fine till morning',
      'Wednesday at 1:00 PM is open, or Friday at 8:00 AM.',
    ],
    ['salon', 'are you open the day after thanksgiving', 'We’re closed on holidays'],
    ['salon', 'can you text me a reminder', 'Yes. You get a text the day before'],
    ['salon', 'my highlights came out green', 'we fix it free'],
    [
      'salon',
      'before thanksgiving for highlights > ok wednesday works > Lola 614 555 0133',
      'Appointment, Wednesday, 2:00 PM: Lola, 614 555 0133. “before thanksgiving for highlights”, “ok wednesday works”',
    ],
    [
      'plumber',
      'clogged drain, 123 elm st grove city > Ray 614 555 0133',
      'Ray, 614 555 0133, 123 elm st grove city',
    ],
    // Other free times.
    [
      'dentist',
      'my tooth hurts > 8:40 is too early anything later',
      'Website: Tomorrow at 3:40 PM is open. What’s your name',
    ],
    [
      'dentist',
      'my tooth hurts > 8:40 is too early anything later > Ann 614 555 0122',
      'New booking, tomorrow, 3:40 PM: Ann, 614 555 0122. “my tooth hurts”, “8:40 is too early anything later”',
    ],
    [
      'dentist',
      'my tooth hurts > friday? > what about today',
      'go to an emergency room tonight. What’s your name',
    ],
    ['dentist', 'i need a cleaning > what about monday afternoon', 'Monday at 1:20 PM is open.'],
    [
      'dentist',
      'i need a cleaning > what about monday afternoon > ok friday morning then',
      'Website: Good. Friday at 10:20 AM is open. What’s your name and number?',
    ],
    [
      'dentist',
      'i need a cleaning > what about monday afternoon > Ann 614 555 0122',
      'New booking, Monday, 1:20 PM:',
    ],
    ['dentist', 'quiero una limpieza > mejor el miercoles', 'Mañana a las 3:40 PM está libre.'],
    ['dentist', 'quiero una limpieza > el lunes?', 'El lunes a la 1:20 PM está libre.'],
    [
      'dentist',
      'cita > no puedo el viernes',
      'Paso su mensaje. Mañana a las 3:40 PM está libre, o el lunes a la 1:20 PM.',
    ],
    ['dentist', 'i need a cleaning > do you have anything earlier', 'Tomorrow at 3:40 PM is open.'],
    [
      'dentist',
      'can i come in tuesday > yes',
      'Nothing is booked yet. Tomorrow at 3:40 PM is open, or Friday at 10:20 AM. What’s',
    ],
    [
      'salon',
      'can i get a haircut > no wait friday morning',
      'I’ll ask about that and get back to you. Friday at 5:15 PM is open, or Saturday at 11:30 AM.',
    ],
    ['salon', 'quiero un corte > mejor el viernes', 'El viernes a las 5:15 PM está libre.'],
    [
      'salon',
      'quiero un corte > mejor el viernes > a las 5 esta bien',
      'Voy a preguntar y le contestamos. El viernes a las 5:15 PM está libre.',
    ],
    [
      'salon',
      'quiero un corte > tienes el viernes a las 5:15 > Ana 614 555 0122',
      'Cut & style, Friday, 5:15 PM:',
    ],
    ['salon', 'i need a haircut > DO U HAVE SATURDAY', 'Saturday at 11:30 AM is open.'],
    [
      'salon',
      'i need a haircut > friday morning > ok book it',
      'Nothing is booked yet. Friday at 5:15 PM is open, or Saturday at 11:30 AM. What’s',
    ],
    [
      'salon',
      'i need a haircut > friday morning > saturday works > Kim 614 555 0111',
      'Cut & style, Saturday, 11:30 AM:',
    ],
    [
      'salon',
      'i need a haircut > Kim 614 555 0111 > ok book it',
      'You’re booked for Wednesday, 2:00 PM.',
    ],
    [
      'salon',
      'i need a haircut > Kim 614 555 0111 > friday instead',
      'Update: Cut & style, wants Friday instead of Wednesday, 2:00 PM: “friday instead” Kim, 614 555 0111',
    ],
    ['salon', 'haircut for my son hes 8, saturday', 'Saturday at 11:30 AM is open.'],
    [
      'salon',
      'necesito un corte para mi hijo de 8 años el sabado',
      'El sábado a las 11:30 AM está libre.',
    ],
    [
      'salon',
      'i need a haircut > when else',
      'Friday at 5:15 PM is open, or Saturday at 11:30 AM.',
    ],
    ['salon', 'ok book it', 'The next opening is Wednesday at 2:00 PM. What’s your name'],
    ['plumber', 'a clogged drain > puede ser mas tarde?', 'El viernes a las 8:00 AM está libre.'],
    [
      'plumber',
      'a clogged drain > friday > Kim 614 555 0111',
      'Website: Thanks. And what’s the address?',
    ],
    [
      'auto',
      'can you call me friday',
      'Website: Sure. I’ll ask about that and get back to you. What’s',
    ],
    [
      'salon',
      'i need a haircut > friday or saturday',
      'Website: Friday at 5:15 PM is open. What’s',
    ],
    ['plumber', 'can i talk to a person > can you call friday instead', 'get back to you. What’s'],
    ['auto', 'need an oil change > monday? > Kim 614 555 0111', 'Oil change, Monday, 9:00 AM:'],
    [
      'bakery',
      'can you hold 2 loaves for me saturday > friday instead > Kim 614 555 0111',
      'Two sourdough loaves, Friday, 11:00 AM:',
    ],
    ['general', 'book me thursday > friday at 2 is fine. Pat 614 555 0111', 'Friday, 2:00 PM:'],
    // What is taken is confirmed before a name is asked for.
    ['salon', 'anything wednesday > wed 2 works', 'Website: Good. What’s your name and number?'],
    ['salon', 'anything wednesday > yes', 'Website: Good. What’s your name and number?'],
    ['dentist', 'i need a cleaning > friday 10:20?', 'Website: Yes. What’s your name and number?'],
    ['salon', 'anything wednesday > something else', 'Website: I’ll pass it on. What’s your name'],
    ['salon', 'quiero una cita > otro dia', 'El viernes a las 5:15 PM está libre, o el sábado'],
    ['salon', 'anything wednesday > asdfgh', 'What’s your name and number?'],
    ['salon', 'anything wednesday > qwerty 614 555 0122', 'Wednesday, 2:00 PM: 614 555 0122'],
    // A correction in Spanish.
    [
      'salon',
      'quiero un corte > Ana 614 555 0122 > perdon me equivoque de numero es 6145550123',
      'Corrected: Cut & style, Wednesday, 2:00 PM: Ana, 6145550123, speaks Spanish',
    ],
    [
      'salon',
      'quiero un corte > Elena 614 555 0122 > perdon me equivoque de numero es 6145550123',
      'Corrected: Cut & style, Wednesday, 2:00 PM: Elena, 6145550123, speaks Spanish',
    ],
    ['salon', 'necesito un corte para mi hijo de 4 años', 'Website: Atendemos desde los 6 años'],
    ['dentist', 'atienden niños?', 'con su hijo o hija.'],
    ['dentist', 'quiero una limpieza para mi hija', 'El viernes a las 10:20 AM está libre.'],
    // What owners asked.
    ['salon', 'how much is a blowout', 'Website: A blowout is $45 and takes about 45 minutes.'],
    ['salon', 'who cuts curly hair', 'Website: Nia cuts curly hair.'],
    ['salon', 'do you take zelle', 'Website: Card, cash, Venmo or Apple Pay, and nothing else.'],
    ['salon', 'aceptan zelle?', 'Website: Solo tarjeta,'],
    ['salon', 'how much to fix orange hair', 'A stylist looks at it first'],
    ['salon', 'cut n color together > Kim 614 555 0111', 'Color. Call back tomorrow, 9:30 AM:'],
    ['salon', 'whats the number to call', 'under “People” at the top of this site.'],
    ['bakery', 'what’s your phone number', 'under “Call Us” at the top of this site.'],
    ['dentist', 'u guys hiring? > Kim 614 555 0111', 'website: “u guys hiring?” Kim, 614 555 0111'],
    ['dentist', 'thats insane why so expensive', 'Website: I can’t change the prices.'],
    [
      'dentist',
      'how much is a root canal without insurance',
      'Dr. Maple looks first: that’s $89, X‑rays included. You get the price of anything else in writing',
    ],
    ['dentist', 'can i send you a photo of my tooth', 'Website: Please don’t send pictures here.'],
    ['dentist', 'do you take medicaid', 'Website: We’re not sure about that plan. Our front desk'],
    [
      'dentist',
      'how much is a first visit > ok i want first visit > Ann 614 555 0122',
      'New booking, Friday, 10:20 AM:',
    ],
    ['dentist', 'can you send me my xrays', 'Website: Our front desk can send them. What’s your'],
    [
      'dentist',
      'are you hipaa compliant and do you sell night guards',
      'why you’re coming. I’ll pass the rest to a person. What’s your name and number?',
    ],
    // After an emergency, it stays one.
    ['dentist', `${bleeding} > its been 3 hours`, `Website: ${emergencyRoom}`],
    ['dentist', `${bleeding} > should i take ibuprofen or tylenol`, `Website: ${emergencyRoom}`],
    [
      'dentist',
      `${bleeding} > its been 3 hours > should i take ibuprofen or tylenol > im on blood thinners`,
      `Website: ${emergencyRoom} I’ll pass it on. What’s your name and number?`,
    ],
    ['dentist', `${bleeding} > do i go to er or wait for u`, `Website: ${emergencyRoom}`],
    ['dentist', `${bleeding} > can i talk to a person`, `Website: ${emergencyRoom}`],
    ['dentist', `${bleeding} > my tooth hurts too`, `Website: ${emergencyRoom}`],
    ['dentist', `${bleeding} > do you take delta`, 'Website: We work with most PPO plans.'],
    [
      'dentist',
      'my son knocked out his tooth > he is 9',
      'Website: From about age 8, a front tooth is a permanent one: put it back in its place, or keep it in milk.',
    ],
    ['dentist', 'my son knocked out his tooth > how long do i have', 'The next hour counts.'],
    ['dentist', 'my son knocked out his tooth > he is 9 > its in milk', 'Website: Good.'],
    [
      'dentist',
      'i broke my tooth > now my face is swollen > ok tomorrow 8:40 then > Ann 614 555 0122',
      'Urgent, call now: “i broke my tooth”, “now my face is swollen”, “ok tomorrow 8:40 then” Ann',
    ],
    [
      'dentist',
      'me duele una muela > tengo la cara hinchada > puedo ir manana?',
      'Website: No espere. Vaya a emergencias ahora y dígalo allí',
    ],
    [
      'dentist',
      'me duele una muela > tengo la cara hinchada > puedo ir manana? > Ana 614 555 0122',
      'Urgent, call now:',
    ],
    [
      'dentist',
      'tengo la cara hinchada > puedo ir manana? > Ana Soto 614 555 0122',
      'Urgent, call now: “tengo la cara hinchada”, “puedo ir manana?” Ana Soto',
    ],
    [
      'salon',
      'my scalp is burning from the dye > q productos usan? soy alergica al tinte',
      'Website: Díganoslo antes de cualquier tinte.',
    ],
    // What can wait after all becomes a visit, and nobody is woken.
    [
      'plumber',
      'my pipe burst > actually i got it stopped, can somebody come tmrw morning instead',
      'Website: Good. I’ll ask about that and get back to you. Wednesday at 1:00 PM is open, or Friday at 8:00 AM.',
    ],
    [
      'plumber',
      'my pipe burst > never mind i shut it off, tomorrow is fine > Gus 614 555 0199 2216 parkmead dr',
      'First look, Wednesday, 1:00 PM: Gus, 614 555 0199, 2216 parkmead dr. “my pipe burst”, “never mind',
    ],
    [
      'plumber',
      'my pipe burst > Gus 614 555 0199 2216 parkmead dr > never mind i shut it off, tomorrow is fine',
      'Website: Good. Wednesday at 1:00 PM is open. Should I use the same name and number?',
    ],
    [
      'plumber',
      'my pipe burst > Gus 614 555 0199 2216 parkmead dr > it stopped, friday ok? > yes',
      'First look, Friday, 8:00 AM: Gus, 614 555 0199, 2216 parkmead dr. “it stopped, friday ok?”',
    ],
    [
      'plumber',
      'my pipe burst > it stopped but can someone come friday to look at it',
      'Website: Good. Friday at 8:00 AM is open.',
    ],
    [
      'plumber',
      'my pipe burst > it stopped, no rush',
      'Website: Good. Wednesday at 1:00 PM is open.',
    ],
    ['plumber', 'my pipe burst > it can’t wait til friday', 'If outlets are under water'],
    [
      'plumber',
      'hay una fuga > ya la cerre, puede esperar al viernes',
      'Website: Muy bien. El viernes a las 8:00 AM está libre.',
    ],
    // Whether this is a robot is answered at once, and then the open question is asked again.
    [
      'plumber',
      'my pipe burst > is this a robot',
      'Website: Yes. I’m the automated assistant, not a person. What’s your name, number and address?',
    ],
    [
      'plumber',
      'i smell gas > am i talking to ai',
      'Website: Yes. I’m the automated assistant, not a person. Leave the house now, and call 911 or your gas company from outside.',
    ],
    [
      'plumber',
      'your guy left a mess > are you a real person',
      'Website: I’m the automated assistant, not a person. What’s your name and number?',
    ],
    [
      'plumber',
      'hay agua por toda la cocina > es un robot?',
      'Website: Sí. Soy el asistente automático, no una persona. ¿Me da su nombre',
    ],
    [
      'dentist',
      'my face is swollen > is this a real person',
      'Website: I’m the automated assistant, not a person. Please don’t wait for us.',
    ],
    [
      'salon',
      'anything wednesday > Kim 614-555-0122 > r u a bot',
      'Website: Yes. I’m the automated assistant, not a person. If',
    ],
    // A name, a number and an address in any order.
    [
      'plumber',
      'my pipe burst > 2216 parkmead dr, names Gus > 614 555 0199',
      'leak: Gus, 614 555 0199, 2216 parkmead dr',
    ],
    [
      'plumber',
      'my pipe burst > Gus > 2216 parkmead > 614 555 0199',
      'leak: Gus, 614 555 0199, 2216 parkmead',
    ],
    [
      'plumber',
      'my pipe burst > its Tina > my addr is 2216 parkmead dr > 614 555 0199',
      'leak: Tina, 614 555 0199, 2216 parkmead dr',
    ],
    [
      'plumber',
      'my pipe burst > 614 555 0199 > 2216 parkmead dr > gus',
      'Corrected: Call back now, leak: gus, 614 555 0199, 2216 parkmead dr',
    ],
    // A complaint wakes nobody.
    [
      'plumber',
      'your guy was here monday and the sink STILL leaks im not paying again',
      'Website: I’m sorry. That goes straight to the owner. What’s your name and number?',
    ],
    ['plumber', 'you fixed my sink. now water is pouring everywhere', 'I’ll wake Dana'],
    // How far somebody drives.
    ['plumber', 'u guys do grove city?', 'Website: We drive up to 20 miles'],
    ['plumber', 'do you come out to dublin', 'Website: We drive up to 20 miles'],
    [
      'plumber',
      'i smell gas > do you service Westerville',
      'before she leaves. Leave the house now, and call 911',
    ],
    // A call needs no address.
    [
      'plumber',
      'my water heater is old > just have ray call me 614-555-0123 Tina',
      'Please call back: “my water heater is old” Tina, 614-555-0123',
    ],
    [
      'plumber',
      'have the owner call me > Tina 614 555 0123',
      'Call back tomorrow, 7:00 AM: Tina, 614 555 0123',
    ],
    ['plumber', 'tell ray to call Tina 614 555 0123', 'Please get back to: Tina, 614 555 0123'],
    [
      'plumber',
      'i smell gas > ok ill wait til thursday afternoon',
      'Website: Leave the house now, and call 911 or your gas company from outside. Once it’s safe, we find a time',
    ],
    // A baby tooth ends the emergency.
    [
      'dentist',
      'my daughter knocked out her tooth',
      'Website: If it’s a baby tooth, don’t put it back.',
    ],
    [
      'dentist',
      'my daughter knocked out her tooth > its a baby tooth i think > ok can u get her in tomorow at 8 > Ann 614 555 0122',
      'New booking, tomorrow, 8:40 AM: Ann',
    ],
    [
      'dentist',
      'my daughter knocked out her tooth > its a baby tooth i think > actually can we do friday instead > Ann 614 555 0122',
      'New booking, Friday, 10:20 AM: Ann',
    ],
    ['dentist', 'filling fell out it hurts but not terrible', 'chew on the other side'],
    [
      'dentist',
      'chipped my tooth on popcorn',
      'chew on the other side. Dr. Maple can see you tomorrow',
    ],
    // What happens to what is typed.
    [
      'dentist',
      'how do i know ur not gonna sell my health info',
      'Website: We follow HIPAA. Nothing is sold.',
    ],
    [
      'plumber',
      'is my info private',
      'Website: Only the owner and the company that runs this chat can read it.',
    ],
    ['salon', 'quién lee esto', 'Website: Solo lo leen'],
    // A price and a day in one sentence.
    [
      'dentist',
      'cuanto cuesta y puedo ir el lunes en la tarde',
      'cuesta $89, con radiografías. Una limpieza cuesta $110. El lunes a la 1:20 PM está libre.',
    ],
    [
      'dentist',
      'how much and can i come monday afternoon',
      'before we start. Monday at 1:20 PM is open.',
    ],
    // Of a rule only what applies.
    [
      'dentist',
      'need to cancel my 9am tmrw',
      'Website: That’s less than a day ahead, so there’s a $40 fee. Our front desk has the last word. I’ll pass it on.',
    ],
    [
      'dentist',
      'need to cancel friday',
      'Website: Canceling is free up to a day ahead, and $40 after that.',
    ],
    [
      'salon',
      'im runnin 20 min late sorry',
      'Website: Thanks for telling us. Up to 15 minutes is fine. 20 is more, so I’ll ask if they can still take you. What’s your name',
    ],
    ['salon', 'gonna be half an hour late', '30 is more'],
    ['salon', '10 min late', 'Website: Thanks for telling us. Up to 15 minutes is fine.'],
    [
      'salon',
      'u do kids cuts? my son is 4 n autistic',
      'Mornings are quieter. For a 4-year-old, I’ll ask a person. What’s your name',
    ],
    ['dentist', 'do you see kids, she is 2', 'For a 2-year-old, I’ll ask'],
    // Who and when a customer wants.
    [
      'salon',
      'is lola there? i only want lola > Kim 614 555 0122',
      '“is lola there? i only want lola” Kim',
    ],
    ['salon', 'can i get in with Jess', 'Website: I’ll ask for the person you want.'],
    [
      'salon',
      'cuanto cuesta un balayage? tengo el pelo largo y teñido de negro',
      'Website: El balayage tiene su propio precio',
    ],
    [
      'salon',
      'quiero un corte > el sabado entonces > no espera mejor el martes a las 11 > Marisol 614 555 0133',
      'Cut & style, wants Tuesday at 11: Marisol, 614 555 0133, speaks Spanish. “quiero un corte”',
    ],
    ['salon', 'can i move my apt from thur to next week', 'Which day next week? What’s your name'],
    [
      'salon',
      'can i move my apt from thur to next week > Kim 614 555 0122',
      'Appointment, wants next week: Kim',
    ],
    ['dentist', 'i need a cleaning > next week?', 'get back to you. Monday at 1:20 PM is open.'],
    ['dentist', 'next available', 'Website: The earliest is tomorrow at 3:40 PM. What’s'],
    ['dentist', 'asap', 'Website: The earliest is tomorrow at 3:40 PM.'],
    ['general', 'whats your soonest', 'Website: The earliest is Friday at 2:00 PM.'],
    [
      'dentist',
      'whats the earliest for a cleaning',
      'is $110. The earliest is tomorrow at 3:40 PM.',
    ],
    ['salon', 'lo mas pronto que pueda', 'miércoles a las 2:00 PM'],
    // A day for a call tonight makes it a visit, whether or not it was said to be better.
    [
      'plumber',
      'theres water comin thru my ceiling > ok found it its off > can u come friday',
      'Friday at 8:00 AM is open.',
    ],
    [
      'plumber',
      'my water heater is leaking a little > can it wait til friday > Jo 614 555 0105 3 birch ct',
      'First look, Friday, 8:00 AM: Jo',
    ],
    [
      'plumber',
      'my pipe burst > its ok now, whenever',
      'Website: Good. Wednesday at 1:00 PM is open.',
    ],
    [
      'plumber',
      'my pipe burst > Lee 614 555 0102, 88 5th ave > false alarm, maybe sat?',
      'Website: Good. Saturday at 9:30 AM is open. Should I use',
    ],
    [
      'plumber',
      'toilet overflowing > stopped it. monday?',
      'Website: Good. Monday at 2:00 PM is open.',
    ],
    // A day after a cancellation is no offer.
    ['dentist', 'i need to cancel > its friday', 'Website: I’ll pass it on.'],
    ['salon', 'need to reschedule > my appt is thurs at 3', 'Website: I’ll pass it on.'],
    [
      'dentist',
      'i need to cancel > will u charge me',
      'Website: Canceling is free up to a day ahead',
    ],
    // Who asks for somebody in an emergency hears when that is.
    [
      'dentist',
      'my tooth is killing me > can i come now',
      'Website: Dr. Maple can see you tomorrow at 8:40 AM.',
    ],
    [
      'plumber',
      'sewer smell in basement > is it dangerous > when can u come',
      'Website: I’ll wake Dana, who calls you within 10 minutes. What’s',
    ],
    ['plumber', 'pipe frozen > it cracked!', 'I’ll wake Dana'],
    ['auto', 'check engine light on > its blinking', 'Website: Then please stop driving.'],
    ['auto', 'smoke from hood > i pulled over', 'Website: Stay back from it.'],
    ['salon', 'cut sat? > ok 1130', 'Website: Good. What’s your name and number?'],
    ['bakery', 'r u open now > sunday?', 'Website: Tuesday to Sunday'],
    ['bakery', '1 loaf sat > ?', 'Website: What’s your name and number?'],
    ['salon', 'anything wednesday > Kim 614-555-0122 > 👍', 'Website: You’re welcome.'],
    [
      'general',
      'do u have anything next week > thursday > Kim 614 555 0193',
      'First visit, wants next week Thursday: Kim',
    ],
    ['general', 'running 20 late', '20 is more'],
    ['dentist', 'can you whiten my teeth before saturday', 'Website: Dr. Maple takes a look first'],
    ['plumber', 'real human?', 'Website: I’m the automated assistant'],
    ['plumber', 'do u do weekends', 'Website: We work Monday to Saturday'],
    ['plumber', 'is it too late to call', 'Website: Sure. Dana can call you'],
    ['plumber', 'can i talk to a real person', 'Website: Sure. Dana can call you'],
    ['plumber', 'am i talking to a person', 'Website: I’m the automated assistant'],
    ['plumber', 'ai?', 'Website: Yes. I’m the automated assistant'],
    ['salon', 'can i change my color appt', 'Website: It’s free up to a day ahead.'],
    ['auto', 'u guys ripped me off', 'Website: I’m sorry.'],
    ['dentist', 'my tooth is loose', 'tomorrow at 8:40 AM'],
    // A visit that is offered is taken, and moved only to another day.
    [
      'dentist',
      'toothache > tomorrow is fine > Bo 614 555 0100',
      'New booking, tomorrow, 8:40 AM: Bo',
    ],
    [
      'dentist',
      'toothache > never mind the pain stopped, friday is fine > Bo 614 555 0100',
      'New booking, Friday, 10:20 AM: Bo',
    ],
    ['dentist', 'toothache > it stopped hurting, can i come friday', 'Friday at 10:20 AM is open.'],
    [
      'plumber',
      'my pipe burst > it started monday and its getting worse',
      'calls you within 10 minutes',
    ],
    [
      'plumber',
      'my pipe burst > how much on sunday?',
      'it’s the same price at night and on Sundays.',
    ],
    ['dentist', 'crown fell off > ok whenever', 'Website: Good. What’s your name and number?'],
    [
      'dentist',
      'can i reschedule my fri appt to next wk > Ann 614 555 0122',
      'Visit, wants next wk: Ann',
    ],
    [
      'dentist',
      'hi my name is Bo i need a cleaning',
      'Friday at 10:20 AM is open. What’s your number?',
    ],
    ['plumber', 'i smell gas > i called columbia gas', 'Website: Good. Stay outside'],
    [
      'plumber',
      'i smell gas > i called columbia gas > can dana fix the pipe thursday',
      'Website: Stay outside, and call 911 or your gas company from there. Once it’s safe',
    ],
    ['plumber', 'hay agua por todo el baño y no para', 'despierto a Dana'],
    ['plumber', 'el agua no para', 'despierto a Dana'],
    ['plumber', 'se está inundando', 'despierto a Dana'],
    ['plumber', 'no deja de salir agua', 'despierto a Dana'],
    ['plumber', 'no hay agua en mi casa', 'es la ciudad'],
    ['plumber', 'toilet overflowing and wont stop', 'flush. I’ll wake Dana'],
    ['plumber', 'toilet wont stop overflowing', 'flush. I’ll wake Dana'],
    ['plumber', 'water wont stop', 'I’ll wake Dana'],
    ['plumber', 'toilet wont stop running', 'Wednesday at 1:00 PM is open.'],
    [
      'plumber',
      'this is bs you guys left my toilet worse than before',
      'Website: I’m sorry. That goes straight to the owner. What’s your name and number?',
    ],
    ['plumber', 'your guy made it worse', 'Website: I’m sorry. That goes straight to the owner.'],
    ['salon', 'your girl made my hair worse', 'Website: I’m sorry. That goes straight'],
    [
      'dentist',
      'can you do monday? > monday works, Lisa Grant 614-555-0150',
      'New booking, Monday, 1:20 PM: Lisa Grant',
    ],
    [
      'general',
      'i need an appointment > saturday works, Lisa Grant 614-555-0150',
      'First visit, Saturday, 10:30 AM: Lisa Grant',
    ],
    [
      'dentist',
      'me duele una muela > cuanto cuesta sacar una muela',
      'Website: La doctora revisa primero',
    ],
    [
      'dentist',
      'my tooth broke > how much to replace one',
      'Website: Dr. Maple takes a look first',
    ],
    [
      'dentist',
      'my face is swollen > do you do sedation? im terrified',
      'about sedation. Please don’t wait for us.',
    ],
    [
      'dentist',
      'my face is swollen > how much > where are you > do you take visa',
      'Website: Only card, check or cash, or your health savings card.',
    ],
    [
      'dentist',
      'im new, how much is xrays and a cleaning if i dont have ins',
      'A first visit is $89, X‑rays included, and a cleaning is $110.',
    ],
    ['dentist', 'can i pay in payments', 'over $300 you can pay in three months'],
    ['plumber', 'how much is a new faucet installed', 'Dana looks first and gives you a price'],
    ['plumber', 'cuanto por cambiar el calentador', 'Dana lo revisa primero y le da el precio.'],
    ['plumber', 'whats the owners name', 'Website: Dana.'],
    ['dentist', 'whos the owner', 'Website: Dr. Ana Maple.'],
    ['plumber', 'my pipe burst > why should i pick you', 'Website: We’re licensed and insured'],
    ['plumber', 'sump pump dead', 'Is water coming in? Then'],
    [
      'plumber',
      'water wont stop > how long till somebody gets here',
      'within 10 minutes. You hear then when somebody’s there.',
    ],
    ['plumber', 'FINE whats the fax number', 'I’ll pass it to a person.'],
    ['plumber', 'u there??', 'Website: Yes, I’m here.'],
    ['dentist', 'do you take walk ins', 'Please book first'],
    ['auto', 'do you take walk ins', 'Please book first'],
    ['bakery', 'can you fix my car?', 'Website: No, we’re a bakery.'],
    ['dentist', 'can you fix my car?', 'Website: No, we’re a dental practice.'],
    [
      'dentist',
      'i need a cleaning > friday then > after 3 if possible',
      'I’ll ask about that and get back to you. Tomorrow at 3:40 PM is open. What’s your name',
    ],
    [
      'dentist',
      'i need a cleaning > friday then > after 3 if possible > Lisa Grant 614-555-0150',
      'Cleaning, wants Friday after 3: Lisa Grant',
    ],
    [
      'dentist',
      'i need a cleaning > friday works > but only in the afternoon > Lisa Grant 614-555-0150',
      'Cleaning, wants Friday afternoon: Lisa Grant',
    ],
    [
      'dentist',
      'i need a cleaning > friday is good > it has to be after work > Lisa Grant 614-555-0150',
      'Cleaning, wants Friday after work: Lisa Grant',
    ],
    [
      'dentist',
      'i need a cleaning > friday then > after 3 if possible, Lisa Grant 614-555-0150',
      'Cleaning, wants Friday after 3: Lisa Grant, 614-555-0150. “',
    ],
    [
      'dentist',
      'i need a cleaning > friday then > before 11 pls > Lisa Grant 614-555-0150',
      'New booking, Friday, 10:20 AM: Lisa Grant',
    ],
    [
      'dentist',
      'necesito una limpieza > el viernes > despues de las 3 si se puede > Ana 614-555-0150',
      'Cleaning, wants Friday after 3: Ana',
    ],
    [
      'plumber',
      'my drain is clogged > wednesday then > after 3 if possible > Lisa 614-555-0150, 9 Elm St',
      'Drain, wants Wednesday after 3: Lisa',
    ],
    [
      'salon',
      'i need a haircut > wednesday then > after 5 if possible',
      'I’ll ask about that and get back to you. Friday at 5:15 PM is open.',
    ],
    [
      'auto',
      'i need an oil change > friday then > after 3 if possible > Lisa 614-555-0150',
      'Oil change, wants Friday after 3: Lisa',
    ],
    [
      'general',
      'i need an appointment > saturday then > after 2 if possible > Lisa 614-555-0150',
      'First visit, wants Saturday after 2: Lisa',
    ],
    [
      'bakery',
      'can you hold a loaf > saturday then > after 2 if possible > Lisa 614-555-0150',
      'Two sourdough loaves, wants Saturday after 2: Lisa',
    ],
    ['bakery', 'can you hold a loaf > saturday then', 'Website: Good. What’s your name'],
    [
      'dentist',
      'tooth hurts > no i mean tonight',
      'Website: We’re closed tonight. The first free time is tomorrow: 8:40 AM for pain or a broken tooth, and 3:40 PM for anything else. What’s your name',
    ],
    ['dentist', 'tooth hurts > i mean like now', 'Website: We’re closed tonight.'],
    ['dentist', 'i need a cleaning > no, tonight', 'Website: We’re closed tonight.'],
    [
      'dentist',
      'tooth hurts > tonight? > can somebody see me now',
      'Website: Dr. Maple can see you tomorrow at 8:40 AM. What’s your name',
    ],
    ['dentist', 'tooth hurts > do you take visa', 'savings card. What’s your name and number?'],
  ] as const)('%s: %s', async (slug, texts, expected) => {
    talk.start(exampleFile(slug));
    await typeAll(...texts.split(' > '));
    const alert = said().at(-1)?.startsWith(copy.alert);
    expect(said().at(alert ? -2 : -1)).toContain(expected);
  });

  test.each([
    'my pipe burst. Jo Hall 614-555-0150 12 Elm',
    'water heater is old, can you look at it wednesday? Joe Hall 614 555 0123, 9 Elm St',
  ])('tells the owner once what was asked and booked on one line: %s', async (line) => {
    await type(line);
    expect(said().filter((one) => one.startsWith(copy.text))).toHaveLength(1);
    expect(said().at(-1)).not.toContain(toOwner.question);
  });

  test.each([
    ['plumber', 'your guy left a mess and it still leaks', '$'],
    ['dentist', 'can you do monday? > monday works, Lisa Grant 614-555-0150', '5:00 PM'],
    ['dentist', 'my face is swollen > how much > where are you > do you take visa', 'wait for us'],
    ['bakery', 'do you make gluten free cakes and how much?', '$'],
    ['plumber', 'k thx bye', 'Anything else?'],
    ['salon', 'whats ur cancellation policy', copy.needsName],
    ['salon', 'anything wednesday > Kim 614-555-0122 > ok see you tomorrow', 'I’ll ask about'],
    ['plumber', 'i smell gas, make it stop', copy.needsName],
    ['plumber', 'my 40 gallon water heater is old > Ray 614 555 0133', 'gallon water'],
    ['dentist', 'my last cleaning took 10 minutes, is that normal', 'Poison'],
    ['dentist', 'I have Aetna, member ID W123456789', copy.text],
    ['plumber', 'your guy was here Monday, was rude, the owner should call me', 'is open'],
  ] as const)('%s: %s, without “%s”', async (slug, texts, unwanted) => {
    talk.start(exampleFile(slug));
    await typeAll(...texts.split(' > '));
    expect(said().at(-1)).not.toContain(unwanted);
  });

  test('asks for the name again only with something new to pass on, and offers no second reply', async () => {
    await typeAll('can you install a pool', 'do you take amex');
    expect(said().at(-1)).not.toContain(copy.needsName);
    expect(buttons()).toEqual(['Answer as a customer named Robin']);
    await type('Vera');
    expect(buttons()).not.toContain('Answer as a customer named Robin');
    await typeAll('555-0199', 'can you install a sauna');
    expect(said().at(-1)).toContain('“can you install a sauna” Vera, 555-0199');
    expect(buttons()).not.toContain(copy.sameName);
  });

  test('keeps what cannot wait beside whatever else is booked', async () => {
    await typeAll('my pipe burst', 'the drain is clogged, too', 'Vera 555-0199 9 Elm St');
    expect(said().join()).toContain('Call back now, leak: Vera, 555-0199, 9 Elm St');
    expect(said().join()).toContain('Drain, Wednesday, 1:00 PM:');
  });

  test('names the emergency room once more to whoever leaves a name in a danger, and books nothing', async () => {
    talk.start(exampleFile('dentist'));
    await typeAll('me duele una muela', 'tengo la cara hinchada', 'Ana 614 555 0122');
    expect(said().at(-2)).toContain(`${inSpanish.passedOn} No espere. Vaya a emergencias ahora`);
    expect(said().join()).not.toContain(copy.calendarOf);
  });

  test.each(['plumber', 'dentist', 'bakery', 'auto', 'general', 'salon'])(
    'says where the number is in the menu of %s',
    async (slug) => {
      talk.start(exampleFile(slug));
      await type('what’s your phone number');
      const [, label] = /“(.+)”/.exec(said().at(-1) ?? '') ?? [];
      const { menu } = exampleFile(slug);
      expect(menu.find(({ asks }) => asks === 'person')?.label).toBe(label);
    },
  );

  test('takes the time that the answer to a button has offered', async () => {
    talk.start(exampleFile('salon'));
    talk.ask('spanish');
    await type('el viernes esta bien');
    expect(said().at(-1)).toBe(`${copy.site}: ${inSpanish.good} ${inSpanish.needsName}`);
    await type('Ana 614 555 0122');
    expect(said().join()).toContain('Friday, 11:00 AM');
  });

  test('offers its buttons in Spanish in a Spanish conversation', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero un corte');
    expect(buttons()).toEqual(['Responder como Mia']);
    expect(screen.getByRole('button', { name: 'Responder como Mia' })).toHaveAttribute(
      'lang',
      'es',
    );
    for (const name of ['price', 'time', 'emergency', 'person', 'spanish'] as const) {
      talk.ask(name);
      if (exampleFile('salon').questions[name].books) await reply();
    }
    expect(buttons()).toEqual([inSpanish.restart]);
  });

  test('shows what is typed as text', async () => {
    await type('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
