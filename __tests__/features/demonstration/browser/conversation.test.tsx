import { render, screen, within } from '@testing-library/react';
import { conversationCopy as copy, ownerCopy, spanishCopy } from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import type { TappedName } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { english, leads, spanish } from '@/content/examples/typedReplies';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import { answersAt, request, requestForm, said, type } from '../../../../testing/unit/conversation';
import { aUser } from '../../../../testing/unit/user';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

const [plumber] = examples;
const { questions, customer } = plumber;
const robin = `${customer.name}, ${customer.phone}, ${customer.address}`;
const panel = () => document.getElementById('conversation') as HTMLElement;
const buttons = () =>
  Array.from(document.querySelectorAll('[data-choices] button'), ({ textContent }) => textContent);
const tap = (name: string) => aUser().click(screen.getByRole('button', { name }));
const ask = (name: TappedName) => tap(questions[name].ask);
/** Presses the button of the form that waits. */
const confirm = () =>
  aUser().click(requestForm()?.querySelector('[type=submit]') as HTMLButtonElement);
const fill = async (label: string, text: string) => {
  const field = within(requestForm() as HTMLElement).getByLabelText(label);
  await aUser().clear(field);
  await aUser().type(field, text);
};
const choose = (time: string) => aUser().click(screen.getByLabelText(time));

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
    talk = converse(panel(), exampleFile('plumber'));
  });

  test('begins with the greeting and all questions', () => {
    expect(said()).toEqual([`${copy.site}: ${copy.greeting}`]);
    const { emergency, price, time, spanish } = questions;
    expect(buttons()).toEqual([emergency, price, time, spanish].map(({ ask }) => ask));
    expect(screen.getByRole('button', { name: spanish.ask })).toHaveAttribute('lang', 'es');
  });

  test('answers a question at once, keeps it in the log, and leaves room for it', async () => {
    await ask('price');
    expect(said().at(-1)).toBe(`${copy.site}: ${questions.price.answer}`);
    expect(buttons()).toEqual([questions.emergency.ask, questions.time.ask]);
    expect(screen.getByRole('button', { name: questions.emergency.ask })).toHaveFocus();
  });

  test('books nothing before the form is confirmed, which the example’s customer has filled in', async () => {
    await ask('emergency');
    expect(request()).toContain(robin.replaceAll(', ', ' / '));
    expect(said().join()).not.toContain(copy.calendarOf);
    expect(buttons()).toEqual([]);
    expect(screen.getByRole('button', { name: copy.call })).toHaveFocus();
    await confirm();
    expect(said().slice(-4)).toEqual([
      `${copy.customer}: ${robin}`,
      `${copy.site}: ${copy.booked}`,
      `${copy.calendarOf} ${plumber.name}Tonight, within 10 minutesDana calls: leak, kitchen${robin}`,
      `${copy.text}Leak, kitchen. Call back now: ${robin}. “${questions.emergency.ask}”`,
    ]);
    expect(requestForm()).toBeNull();
    expect(screen.getByRole('button', { name: questions.price.ask })).toHaveFocus();
  });

  test('books what is changed in the form, and tells the owner that', async () => {
    await ask('time');
    expect(screen.getByLabelText('Wednesday, 1:00 PM')).toHaveFocus();
    await choose('Friday, 8:00 AM');
    await fill(copy.name, 'Vera Stone');
    await fill(copy.phone, '614 555 0111');
    await fill(copy.address, '9 Oak Rd');
    await confirm();
    const who = 'Vera Stone, 614 555 0111, 9 Oak Rd';
    expect(said().slice(-4)).toEqual([
      `${copy.customer}: Friday, 8:00 AM. ${who}`,
      `${copy.site}: ${copy.booked}`,
      `${copy.calendarOf} ${plumber.name}Friday, 8:00 AMWater heater, first look${who}`,
      `${copy.text}Water heater, first look, Friday, 8:00 AM. ${who}. “${plumber.questions.time.ask}”`,
    ]);
    await ask('emergency');
    expect(request()).toContain('Vera Stone / 614 555 0111');
  });

  test('books nothing without a name and a number', async () => {
    await ask('time');
    await aUser().clear(within(requestForm() as HTMLElement).getByLabelText(copy.phone));
    await confirm();
    expect(said().join()).not.toContain(copy.calendarOf);
  });

  test('changes a booking, and then cancels it, only in a form', async () => {
    await ask('time');
    await confirm();
    expect(buttons()).toEqual([questions.emergency.ask, copy.changes]);
    await tap(copy.changes);
    await choose('Monday, 2:00 PM');
    await tap(copy.change);
    expect(said().slice(-3)).toEqual([
      `${copy.site}: ${copy.changed}`,
      expect.stringContaining('Monday, 2:00 PM'),
      `${copy.text}${ownerCopy.changed} Water heater, first look, Monday, 2:00 PM. ${robin}`,
    ]);
    await tap(copy.changes);
    expect(screen.getByLabelText('Monday, 2:00 PM')).toBeChecked();
    await tap(copy.cancel);
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.canceled}`,
      `${copy.text}${ownerCopy.canceled} Water heater, first look, Monday, 2:00 PM. ${robin}`,
    ]);
    expect(buttons()).not.toContain(copy.changes);
  });

  test('answers a Spanish question in Spanish, and books it for an owner who reads English', async () => {
    await ask('spanish');
    const { ask: question, answer, books } = questions.spanish;
    expect(screen.getByText(answer, { exact: false })).toHaveAttribute('lang', 'es');
    expect(requestForm()).toHaveAttribute('lang', 'es');
    expect(screen.getByLabelText('viernes, 8:00 AM')).toBeChecked();
    await confirm();
    expect(said().slice(-3)).toEqual([
      `${copy.site}: ${spanishCopy.booked}`,
      `${copy.calendarOf} ${plumber.name}${books?.when}${books?.what}${robin}`,
      `${copy.text}${books?.text} ${robin}. “${question}”, ${ownerCopy.speaksSpanish}`,
    ]);
    expect(screen.getByRole('button', { name: spanishCopy.changes })).toHaveAttribute('lang', 'es');
  });

  test('offers to start over after the last question, and answers a link of the website again', async () => {
    for (const name of ['price', 'emergency', 'spanish', 'person', 'time'] as const) {
      talk.ask(name);
      if (questions[name].books) await confirm();
    }
    expect(buttons()).toEqual([copy.restart, copy.changes]);
    talk.ask('price');
    expect(said().at(-1)).toContain(questions.price.answer);
    await tap(copy.restart);
    expect(said()).toHaveLength(1);
    expect(buttons()).toHaveLength(4);
  });

  test('starts over with another example', () => {
    talk.ask('time');
    const bakery = exampleFile('bakery');
    talk.start(bakery);
    expect(said()).toHaveLength(1);
    expect(requestForm()).toBeNull();
    expect(buttons()).toContain(bakery.questions.emergency.ask);
  });

  test("shows the visitor's name on the calendar", async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren("Vera's Pipes");
    await ask('emergency');
    await confirm();
    expect(said().join()).toContain(`${copy.calendarOf} Vera's Pipes`);
  });

  test('answers a typed question, and keeps the field for the next one', async () => {
    const field = screen.getByLabelText(demonstration.anything);
    await aUser().type(field, 'what are your HOURS?? do you take venmo{Enter}');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).toContain('We take card, check or cash');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  test('loads the answers once, when the field gets the focus', async () => {
    talk.start(exampleFile('general'));
    expect(fetch).not.toHaveBeenCalled();
    await aUser().click(screen.getByLabelText(demonstration.anything));
    expect(fetch).toHaveBeenCalledTimes(1);
    await type('are you licensed?', 'are you open now?');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('gives a typed question back when the answers cannot be loaded, and answers it when they can', async () => {
    talk.start(exampleFile('auto'));
    global.fetch = jest.fn().mockRejectedValue(new TypeError('offline')) as never;
    await type('how much is an oil change');
    expect(said()).toEqual([expect.anything(), `${copy.site}: ${copy.notLoaded}`]);
    expect(screen.getByLabelText(demonstration.anything)).toHaveValue('how much is an oil change');
    global.fetch = jest.fn(answersAt) as never;
    await type('how much is an oil change');
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

  test('keeps what is written into the form while it answers something else', async () => {
    await type('my water heater is old');
    await choose('Saturday, 9:30 AM');
    await fill(copy.name, 'Vera');
    await type('do you take amex');
    expect(request()).toBe('[First look: Saturday, 9:30 AM / Vera / 555-0142 / 14 Elm St]');
  });

  test('fills the form with a typed name, number and address, and books them once confirmed', async () => {
    await type('my water heater is old', 'Rick 917-555-0143 9 Elm St');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.confirms}`);
    await confirm();
    expect(said().at(-1)).toBe(
      `${copy.text}First look, Wednesday, 1:00 PM: Rick, 917-555-0143, 9 Elm St. “my water heater is old”`,
    );
  });

  test('asks the owner in the customer’s own words for a time that is not free', async () => {
    await type('my water heater is old', 'wednesday after 5');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.asksOrPicks}`);
    expect(screen.getByLabelText(`${copy.askFor} “Wednesday after 5”`)).toBeChecked();
    await confirm();
    expect(said().slice(-3)).toEqual([
      `${copy.customer}: Wednesday after 5. ${robin}`,
      `${copy.site}: ${copy.passedOn}`,
      `${copy.text}First look, ${ownerCopy.asksFor} “Wednesday after 5”: ${robin}. “my water heater is old”, “wednesday after 5”`,
    ]);
    await type('never mind, cancel it');
    await tap(copy.cancel);
    expect(said().at(-1)).toContain('asks for “Wednesday after 5”');
  });

  test('keeps an emergency call chosen, and offers other times beside it', async () => {
    await type('my pipe burst', 'can someone come friday');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.staysUrgent}`);
    expect(screen.getByLabelText('Tonight, within 10 minutes')).toBeChecked();
    await choose('Friday, 8:00 AM');
    await confirm();
    expect(said().at(-1)).toContain(`Dana calls: leak, Friday, 8:00 AM: ${robin}`);
  });

  test.each([
    [
      'cancel it',
      `Changing or canceling is free up to 2 hours ahead. ${english.toCancel}`,
      'Wednesday, 1:00 PM',
    ],
    ['can we make it friday instead', copy.offersChange, 'Friday, 8:00 AM'],
    ['actually thursday', copy.offersChange, 'Thursday'],
  ])(
    'offers to change or cancel a booking, and does neither by itself: %s',
    async (text, answer, chosen) => {
      await type('my water heater is old');
      await confirm();
      const before = said().length;
      await type(text);
      expect(said().slice(before)).toEqual([
        `${copy.customer}: ${text}`,
        expect.stringContaining(answer),
      ]);
      expect(request()).toContain(chosen);
      await type('no, keep it');
      expect(said().at(-1)).toBe(`${copy.site}: ${english.stays}`);
      expect(requestForm()).toBeNull();
    },
  );

  test('names the button to whoever cancels in the form for a change', async () => {
    await type('my water heater is old');
    await confirm();
    await type('can we make it friday instead', 'so is it canceled?');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.toCancel}`);
    expect(screen.getByRole('button', { name: copy.cancel })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await tap(copy.cancel);
    expect(said()).toContain(`${copy.site}: ${copy.canceled}`);
  });

  test('offers another time than the booked one for another job', async () => {
    await type('my water heater is old');
    await confirm();
    await type('and a clogged drain');
    expect(said().at(-1)).toContain(english.isOpen.replace('…', 'Friday at 8:00 AM'));
    expect(request()).toContain('Friday, 8:00 AM');
  });

  test('passes on what is added to a booking', async () => {
    await type('my water heater is old');
    await confirm();
    await type('can you add a clogged drain');
    expect(said().at(-2)).toContain('Clearing a drain is $95.');
    expect(said().at(-1)).toContain(`${ownerCopy.update} “can you add a clogged drain”`);
    expect(requestForm()).toBeNull();
  });

  test('says that nothing has changed where it is so, and tells the owner nothing', async () => {
    await type('my water heater is old');
    await confirm();
    await type('can i change it');
    await confirm();
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.unchanged}`);
  });

  test('moves the visit that a booked call is to plan', async () => {
    talk.start(exampleFile('salon'));
    await type('how much is color', 'can i come saturday');
    await confirm();
    await type('actually can i do thursday');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.notesDay.replace('…', 'Thursday')}`);
    await confirm();
    expect(said().at(-1)).toContain(`${ownerCopy.wants} “Thursday”`);
  });

  test('tells what was booked apart from what waits', async () => {
    await type('my water heater is old');
    await confirm();
    const booked = english.bookedFor.replace('…', 'Wednesday at 1:00 PM');
    await type('and a clogged drain', 'when is my appt again');
    expect(said().at(-1)).toBe(`${copy.site}: ${booked}`);
    await type('no thanks');
    const still = english.stillDown.replace('…', 'Wednesday at 1:00 PM');
    expect(said().at(-1)).toBe(`${copy.site}: ${still}`);
    await type('and a clogged drain', 'cancel my appt');
    expect(said().at(-1)).toContain(english.toCancel);
    expect(request()).toContain('First look: Wednesday, 1:00 PM');
  });

  test('offers to change the address of a booking', async () => {
    await type('my water heater is old');
    await confirm();
    await type('wait wrong address its 79 park st');
    expect(request()).toContain('79 park st');
  });

  test('says who it takes the customer for, to whoever asks', async () => {
    await type('my water heater is old', 'Ann 614 555 0199, 9 Elm St');
    await type('whats the address you have');
    expect(said().at(-1)).toContain('I have Ann, 614 555 0199, 9 Elm St.');
    expect(requestForm()).not.toBeNull();
  });

  test('tells the owner the day that a customer wants for what a call is about', async () => {
    talk.start(exampleFile('salon'));
    await type('how much is color', 'can i come saturday');
    await confirm();
    expect(said().at(-1)).toContain(`${ownerCopy.wants} “Saturday”.`);
  });

  test('finds what was booked, to whoever asks for her appointment', async () => {
    await type('my water heater is old');
    await confirm();
    await type('what time is my appt');
    expect(said().at(-1)).toContain(english.bookedFor.replace('…', 'Wednesday at 1:00 PM'));
  });

  test('says when a booking is and what it costs, to whoever asks for both', async () => {
    await type('the faucet drips');
    await confirm();
    await type('what did i book and what does it cost');
    expect(said().at(-1)).toContain('A drip counts as a leak');
    expect(said().at(-1)).toContain(english.bookedFor.replace('…', 'Wednesday at 1:00 PM'));
  });

  test('says again when a booking is, and offers to change its number', async () => {
    await type('did i book something');
    expect(said().at(-1)).toContain(english.nothingBooked);
    await type('my water heater is old');
    await confirm();
    await type('what time was it again?');
    expect(said().at(-1)).toBe(
      `${copy.site}: ${english.bookedFor.replace('…', 'Wednesday at 1:00 PM')}`,
    );
    await type('sorry, wrong number, its 614 555 0199');
    expect(request()).toContain('614 555 0199');
    await confirm();
    expect(said().at(-1)).toContain(`${ownerCopy.changed} First look, Wednesday, 1:00 PM`);
  });

  test('passes on at once what a customer adds to a booking', async () => {
    await type('my water heater is old');
    await confirm();
    await type('my dog is in the yard');
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${english.passesOn}`,
      `${copy.text}${ownerCopy.update} “my dog is in the yard” ${robin}`,
    ]);
  });

  test('says what it does not know, and passes it on once the form is confirmed', async () => {
    await type('can you install a pool');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.unknown}`);
    await type('do you take amex', 'Vera 555-0199');
    await confirm();
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.passedOn}`,
      `${copy.text}${ownerCopy.question} “can you install a pool”, “do you take amex” Vera, 555-0199`,
    ]);
  });

  test.each([
    ['i want my money back', leads.complaint],
    ['are you hiring', leads.hiring],
    ['i need to cancel my appointment', leads.cancel],
  ])('tells the owner what a message is about: %s', async (text, lead) => {
    await type(text);
    await confirm();
    expect(said().at(-1)).toBe(`${copy.text}${lead} “${text}” ${customer.name}, ${customer.phone}`);
  });

  test.each(['Rick', 'hm'])('asks what is needed after %s', async (text) => {
    await type(text);
    expect(said().at(-1)).toBe(`${copy.site}: ${english.unclear}`);
    expect(requestForm()).toBeNull();
  });

  test('takes the form away from whoever declines', async () => {
    await type('my water heater is old', 'never mind');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.declined}`);
    expect(requestForm()).toBeNull();
    expect(buttons()).toHaveLength(2);
  });

  test('puts what is urgent before anything else, asks for nothing, and tells the owner', async () => {
    await type('my water heater is old', 'Are you open? I smell gas');
    expect(said().at(-2)).toMatch(/^Website: Leave the house now/);
    expect(said().at(-1)).toContain(`${copy.alert}“Are you open? I smell gas”`);
    expect(requestForm()).toBeNull();
    await type('is it dangerous');
    expect(said().at(-1)).toMatch(/^Website: Leave the house now/);
    await type('we’re outside now');
    expect(said().at(-1)).toContain('Stay outside, and call 911');
  });

  test('tells the owner whom to call about a danger, whatever else is asked', async () => {
    talk.start(exampleFile('dentist'));
    await type('my face is swollen', 'do you do sedation?', 'Ann 614 555 0111');
    await confirm();
    expect(said().at(-1)).toBe(
      `${copy.inbox}${leads.danger} “my face is swollen”, “do you do sedation?” Ann, 614 555 0111`,
    );
  });

  test('answers Spanish in Spanish, as such, and passes on in Spanish', async () => {
    await type('¿A qué hora abren?');
    expect(screen.getByText(/Trabajamos de lunes a sábado/)).toHaveAttribute('lang', 'es');
    await type('¿Tienen una piscina para mi casa?');
    expect(said().at(-1)).toBe(`${copy.site}: ${spanish.unknown}`);
    expect(request()).toContain(spanishCopy.message);
  });

  test('quotes no more of what a customer types than anybody reads on a phone', async () => {
    await type(...['a', 'b', 'c'].map((letter) => `can you install ${letter.repeat(280)}`));
    await confirm();
    expect(said().at(-1)?.length).toBeLessThan(750);
  });

  test.each(examples.map(({ slug }) => slug))(
    'says where the number is in the menu of %s',
    async (slug) => {
      talk.start(exampleFile(slug));
      await type('what’s your phone number');
      const [, label] = /“(.+)”/.exec(said().at(-1) ?? '') ?? [];
      const { menu } = exampleFile(slug);
      expect(menu.find(({ asks }) => asks === 'person')?.label).toBe(label);
    },
  );

  test.each([
    ['plumber', 'your guy left a mess and it still leaks', '$'],
    ['bakery', 'do you make gluten free cakes and how much?', '$'],
    ['plumber', 'k thx bye', 'Anything else?'],
    ['dentist', 'my last cleaning took 10 minutes, is that normal', 'Poison'],
    ['plumber', 'no hot water since tuesday', english.asksOrPicks],
  ] as const)('%s: %s, without “%s”', async (slug, text, unwanted) => {
    talk.start(exampleFile(slug));
    await type(text);
    expect(said().at(-1)).not.toContain(unwanted);
  });

  test('shows what is typed as text', async () => {
    await type('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
