import { screen } from '@testing-library/react';
import { conversationCopy as copy, ownerCopy, spanishCopy } from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import { english, spanish } from '@/content/examples/typedReplies';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  answersAt,
  ask,
  buttons,
  choose,
  confirm,
  customer,
  fill,
  panel,
  questions,
  request,
  requestForm,
  robin,
  said,
  startConversation,
  tap,
  type,
} from '../../../../../testing/unit/conversation';
import { aUser } from '../../../../../testing/unit/user';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

describe('a typed text', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  test('answers a typed question, and keeps the field for the next one', async () => {
    const field = screen.getByLabelText(demonstration.anything);
    await aUser().type(field, 'What are your HOURS??{Enter}');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
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
    await ask('time');
    await choose('Saturday, 9:30 AM');
    await fill(copy.name, 'Vera');
    await type('do you take credit cards');
    expect(said().at(-1)).toContain('card, check or cash');
    expect(request()).toContain('Saturday, 9:30 AM / Vera / 555-0142 / 14 Elm St');
  });

  test('asks which question is meant by what none of them asks exactly', async () => {
    await type('how much for a clogged drain with lion feet');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.isItOne}`);
    expect(buttons().at(-1)).toBe(english.none);
    await tap(questions.price.ask);
    expect(said().at(-1)).toBe(`${copy.site}: ${questions.price.answer}`);
    expect(buttons()).not.toContain(english.none);
  });

  test('passes on what is none of the questions, in the customer’s words, once that is confirmed', async () => {
    await type('how much for a clogged drain with lion feet');
    await tap(english.none);
    expect(said().at(-1)).toBe(`${copy.site}: ${english.unknown}`);
    await confirm();
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.passedOn}`,
      `${copy.text}${ownerCopy.message} “how much for a clogged drain with lion feet” ${robin.replace(`, ${customer.address}`, '')}`,
    ]);
  });

  test('says what it does not know, and offers to pass it on', async () => {
    await type('xylophone');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.unknown}`);
    expect(request()).toContain(copy.message);
  });

  test('tells a patient where to go with what it does not know and cannot wait', async () => {
    talk.start(exampleFile('dentist'));
    await type('xylophone');
    expect(said().at(-1)).toContain(english.ifUrgent);
  });

  test('keeps the form while the customer chooses a question', async () => {
    await ask('time');
    await choose('Friday, 8:00 AM');
    await type('how much for a clogged drain with lion feet');
    expect(requestForm()).toBeNull();
    await tap(questions.price.ask);
    expect(request()).toContain('Friday, 8:00 AM');
  });

  test('sends along what is said beside a form, if it is none of the questions', async () => {
    await ask('time');
    await type('xylophone');
    expect(said().at(-1)).toContain(english.noted);
    await type('how much for a clogged drain with lion feet');
    await tap(english.none);
    expect(said().at(-1)).toContain(english.noted);
    await confirm();
    expect(said().at(-1)).toContain('“xylophone”, “how much for');
  });

  test('puts a typed number into the form', async () => {
    await ask('time');
    await type('Rick 917-555-0143');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.check}`);
    expect(request()).toContain('917-555-0143');
  });

  test('keeps and passes on no number of a card, and no Social Security number', async () => {
    await type('zebra 4111 1111 1111 1111', 'my ssn is 123-45-6789');
    await confirm();
    expect(said().join()).toContain('zebra card number');
    expect(said().join()).toContain('my ssn is private number');
    expect(said().join()).not.toMatch(/4111|6789/);
  });

  test('chooses the free time of a day that is typed', async () => {
    await ask('time');
    const open = english.isOpen.replace('…', 'Friday at 8:00 AM');
    await type('friday');
    expect(said().at(-1)).toBe(`${copy.site}: ${open} ${english.orAsk}`);
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
    await type('ok friday at 8');
    expect(said().at(-1)).toBe(`${copy.site}: ${open}`);
  });

  test('asks the owner in the customer’s own words for a time that is not free', async () => {
    await ask('time');
    await type('wednesday after 5');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.asWritten}`);
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
    await tap(copy.ask);
    expect(said().slice(-3)).toEqual([
      `${copy.customer}: ${copy.asked}. ${robin}`,
      `${copy.site}: ${copy.passedOn}`,
      `${copy.text}Water heater, first look, ${ownerCopy.asksForTime}: ${robin}. “${questions.time.ask}”, “wednesday after 5”`,
    ]);
  });

  test('shows the time that it has chosen, however many there are', async () => {
    talk.start(exampleFile('salon'));
    talk.ask('spanish');
    await type('¿y el sábado?');
    expect(screen.getByLabelText('sábado, 11:30 AM')).toBeChecked();
  });

  test('books nothing on a day that may be planned on the phone first', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero una cita para mechas el viernes');
    expect(screen.queryByRole('button', { name: spanishCopy.book })).toBeNull();
  });

  test.each(['friday afternoon', '10 instead', 'how about 3'])(
    'offers to ask for a time that is not free: %s',
    async (text) => {
      await ask('time');
      await type(text);
      expect(screen.getByLabelText(copy.asked)).toBeChecked();
    },
  );

  test('moves what was booked, to whoever wants it at another time', async () => {
    await ask('time');
    await confirm();
    await type('can we make it friday instead');
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
    await tap(copy.change);
    expect(said().at(-1)).toContain(`${ownerCopy.changed} Water heater, first look, Friday`);
  });

  test.each(['actually saturday works better', 'saturday'])(
    'moves what was booked, and books nothing besides: %s',
    async (text) => {
      await ask('time');
      await confirm();
      await type(text);
      expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
      expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
    },
  );

  test.each(['wait I can’t do wednesday, friday works', 'i cant do wednesday, friday works'])(
    'moves what was booked from a day that does not suit: %s',
    async (text) => {
      await ask('time');
      await confirm();
      await type(text);
      expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
      expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
    },
  );

  test('keeps the day that was named before an hour', async () => {
    await ask('time');
    await type('thursday', 'at 3');
    await confirm();
    expect(said().at(-1)).toContain('“thursday”, “at 3”');
    await ask('emergency');
    await type('friday', 'at 8');
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
  });

  test('chooses the free time at an hour', async () => {
    await ask('time');
    await type('2');
    expect(screen.getByLabelText('Monday, 2:00 PM')).toBeChecked();
  });

  test('chooses no time that is excluded', async () => {
    await ask('time');
    await type('wait, not friday');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('says that the business is closed on a day, and offers its free times', async () => {
    await type('can somebody come on sunday');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.isClosedThen} ${english.isOpenThen}`);
    expect(screen.queryByLabelText(copy.asked)).toBeNull();
    expect(screen.getByLabelText('Wednesday, 1:00 PM')).toBeChecked();
  });

  test('offers a visit to whoever only names a time', async () => {
    await type('i work till 5');
    expect(request()).toContain('First look');
  });

  test('offers a visit on another day in place of a call at once', async () => {
    await type('my water heater is leaking', 'tomorrow 1pm is fine');
    expect(screen.getByLabelText('Wednesday, 1:00 PM')).toBeChecked();
  });

  test('answers about a visit besides the time', async () => {
    await type('my kitchen drain is clogged, friday after 5');
    expect(request()).toContain('Clogged drain');
  });

  test('keeps to an emergency while the customer asks for a visit', async () => {
    talk.start(exampleFile('dentist'));
    await type('half my tooth broke off on a pretzel', 'can you see us tonight');
    expect(said().at(-1)).toContain('keep the piece in a little milk');
    expect(request()).toContain('Tomorrow, 8:40 AM');
    await type('how can i pay', 'can you see us');
    expect(said().at(-1)).not.toContain('keep the piece in a little milk');
  });

  test('answers what a text probably asks, and says which question that is', async () => {
    talk.start(exampleFile('dentist'));
    await type('my wife is pregnant, can she get a cleaning');
    const meant = english.mayMean.replace('…', 'What if I’m pregnant or have a condition?');
    expect(said().at(-1)).toContain(`${copy.site}: ${meant} Please tell us before`);
  });

  test('takes the name of the business for its owner’s', async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren('Mancuso Pipes');
    await type('can mancuso call me', 'is Ray there');
    expect(request()).toContain('Callback');
  });

  test('answers two questions in one text', async () => {
    await type('What are your HOURS? And how can i pay?');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).toContain('card, check or cash');
  });

  test('answers what may be an emergency though it only comes close, and books the call that it names', async () => {
    await type('my aunts toilet is overflowing since the party, can you come friday');
    expect(said().at(-1)).toContain('Turn the small valve behind the toilet');
    expect(request()).toContain('Tonight, within 10 minutes');
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

  test('passes a complaint on by itself, whatever waits', async () => {
    await ask('time');
    await type('you guys overcharged me');
    expect(request()).toContain(copy.message);
  });

  test('shows the free times of the day on which another hour is asked for', async () => {
    await ask('time');
    await type('monday at 10');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
    expect(screen.getByLabelText('Monday, 2:00 PM')).toBeVisible();
  });

  test('takes a single word for a name where it is said to be one', async () => {
    await ask('time');
    await type('my name is tasha');
    expect(request()).toContain('tasha');
  });

  test('puts a typed address into the form', async () => {
    await ask('time');
    await type('its 88 E Brown St');
    expect(request()).toContain('88 E Brown St');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.check}`);
  });

  test('keeps what waits for a mere day', async () => {
    await ask('time');
    await type('thursday morning');
    expect(request()).toContain('Water heater, first look');
  });

  test('takes no day for a visit that is asked about with the opening hours', async () => {
    await type('is the office closed thursday');
    expect(screen.queryByLabelText(copy.asked)).toBeNull();
  });

  test('offers to change or cancel a booking to whoever asks about that, and does neither by itself', async () => {
    await ask('time');
    await confirm();
    await type('can i cancel');
    expect(said().at(-1)).toContain('for free up to 2 hours ahead');
    expect(screen.getByRole('button', { name: copy.cancel })).toBeVisible();
    await type('no');
    expect(requestForm()).toBeNull();
    expect(said().join()).not.toContain(copy.canceled);
  });

  test('says that nothing has changed where it is so, and tells the owner nothing', async () => {
    await ask('time');
    await confirm();
    await tap(copy.changes);
    await confirm();
    expect(said().at(-1)).toBe(`${copy.site}: ${copy.unchanged}`);
  });

  test.each([
    ['hello', english.hello],
    ['thanks!', english.welcome],
    ['no thanks, bye', english.welcome],
  ])('answers small talk: %s', async (text, answer) => {
    await type(text);
    expect(said().at(-1)).toBe(`${copy.site}: ${answer}`);
    expect(requestForm()).toBeNull();
  });

  test.each(['yes please', 'yes send it', 'ok that works', 'can i book'])(
    'points whoever agrees to the button of the form: %s',
    async (text) => {
      await ask('time');
      await type(text);
      expect(said().at(-1)).toBe(`${copy.site}: ${english.confirms}`);
      expect(requestForm()).not.toBeNull();
    },
  );

  test('takes “no” at the beginning of something else for no refusal', async () => {
    await ask('time');
    await type('no hot water since last night');
    expect(requestForm()).not.toBeNull();
  });

  test('keeps to the language of whoever only says “gracias”', async () => {
    await ask('time');
    await type('gracias!');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.welcome}`);
  });

  test('takes the form away from whoever declines', async () => {
    await ask('time');
    await type('never mind');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.declined}`);
    expect(requestForm()).toBeNull();
  });

  test('puts a danger before anything else, tells the owner, and then asks for a number', async () => {
    await ask('time');
    await type('Are you open? I smell gas');
    const [advice, alert, then] = said().slice(-3);
    expect(advice).toContain('get everybody out and away now');
    expect(alert).toContain(`${copy.alert}“Are you open? I smell gas”`);
    expect(then).toBe(`${copy.site}: ${english.thenNumber}`);
    expect(request()).toContain(copy.message);
    await type('xylophone');
    expect(said().at(-1)).toContain('get everybody out and away now');
    await type('no its the neighbors grill', 'xylophone');
    expect(said().at(-1)).not.toContain('get everybody out and away now');
  });

  test('repeats the advice of a danger until it is called off, whatever else is typed', async () => {
    talk.start(exampleFile('dentist'));
    await type('my face is swollen', 'its the right side', 'can you get me in');
    expect(said().at(-1)).toContain('call 911');
    expect(screen.queryByText(english.isItOne, { exact: false })).toBeNull();
    await type('no im fine', 'can you get me in');
    expect(said().at(-1)).not.toContain('call 911');
  });

  test('calls the dentist on call at once, in place of a request to the front desk', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son knocked out his tooth');
    await confirm();
    const [done, call] = said().slice(-2);
    expect(done).toBe(`${copy.site}: OK. You’ll get a call tonight, within 10 minutes.`);
    expect(call).toContain(`${copy.alert}Emergency. Call back now:`);
    expect(said().join()).not.toContain(copy.toConfirmAt);
  });

  test('says of a practice’s changed request that the front desk confirms it', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('make it monday instead');
    await confirm();
    expect(said()).toContain(`${copy.site}: ${copy.changed} ${copy.toConfirm}`);
  });

  test('tells whoever asks when the visit is that was booked', async () => {
    await type('when is my appointment');
    expect(said().at(-1)).toContain('I can’t look up appointments here');
    talk.ask('time');
    await confirm();
    await type('when is my appointment');
    expect(said().at(-1)).toBe(`${copy.site}: I have you down for Wednesday at 1:00 PM.`);
  });

  test('puts a number that is corrected after a booking into the form of a change', async () => {
    await ask('time');
    await confirm();
    await type('wrong number, its 917-555-0143');
    expect(request()).toContain('917-555-0143');
    await tap(copy.change);
    expect(said().at(-1)).toContain(ownerCopy.changed);
  });

  test('keeps a call at once while the customer asks about another emergency', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son fell and hit his mouth', 'his tooth hurts');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('keeps what waits while the customer asks for a visit', async () => {
    await ask('time');
    await type('how soon can somebody come');
    expect(request()).toContain('Water heater, first look');
  });

  test('takes a day for a part of no question', async () => {
    talk.start(exampleFile('dentist'));
    await type('id like a cleaning on monday');
    expect(screen.getByLabelText('Monday, 3:40 PM')).toBeChecked();
    await type('id like a cleaning next thursday at 2');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('plans on the phone first what may need it, whatever time is named', async () => {
    talk.start(exampleFile('salon'));
    await type('sat 3pm for cut and color, 2 people');
    expect(request()).toContain('Callback about color');
  });

  test('moves what waits to another hour', async () => {
    await ask('time');
    await type('can i switch it to 11 instead');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('books one thing where two are asked for', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero cita para mechas y corte el sabado');
    expect(said().at(-1)).not.toContain('abajo puede elegir otra hora');
    expect(request()).toContain(spanishCopy.callback);
  });

  test.each(['she is 9', 'my son is 4'])('takes an age for no time: %s', async (text) => {
    await ask('time');
    await type(text);
    expect(screen.queryByLabelText(copy.asked)).toBeNull();
  });

  test.each(['make it 9:30 saturday', 'actually make it 2'])(
    'moves what was booked to an hour: %s',
    async (text) => {
      await ask('time');
      await confirm();
      await type(text);
      expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
    },
  );

  test('answers about medicine, and wakes nobody for a mere question', async () => {
    await type('can i take ibuprofen');
    expect(said().join()).not.toContain(copy.alert);
    await type('i took 8 ibuprofen');
    expect(said().join()).toContain(copy.alert);
  });

  test('moves what was booked to a day that is better', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('monday is better');
    expect(screen.getByLabelText('Monday, 3:40 PM')).toBeChecked();
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test.each([
    ['before 9', 'Friday, 8:00 AM'],
    ['after 1 pm on monday', 'Monday, 2:00 PM'],
    ['saturday morning', 'Saturday, 9:30 AM'],
  ])('chooses a free time by its hour: %s', async (text, time) => {
    await ask('time');
    await type(text);
    expect(screen.getByLabelText(time)).toBeChecked();
  });

  test.each(['before 7', 'wednesday morning', 'friday after 5'])(
    'asks for a time that is free at no such hour: %s',
    async (text) => {
      await ask('time');
      await type(text);
      expect(screen.getByLabelText(copy.asked)).toBeChecked();
    },
  );

  test('offers what was booked not once more', async () => {
    talk.start(exampleFile('salon'));
    talk.ask('spanish');
    await confirm();
    await type('cuánto cuesta un corte');
    expect(said().at(-1)).toContain('$68');
    expect(requestForm()).toBeNull();
  });

  test('asks for no further time of a call on a day that is closed', async () => {
    talk.start(exampleFile('salon'));
    await type('do you do balayage', 'monday at 10');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.isClosedThen}`);
    expect(request()).toContain('Callback about color');
  });

  test('takes what is said in an emergency for a part of it', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son knocked out his front tooth', 'hes 8');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.noted}`);
    expect(request()).toContain('Tonight, within 10 minutes');
    await type('can you see him today');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('answers in an emergency where the valve is', async () => {
    await type('my basement is flooding', 'i cant find the shutoff');
    expect(said().at(-1)).toContain('by the meter');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('passes on what it does not understand in an emergency', async () => {
    await type('my toilet is overflowing', 'its the one in the zebra house');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.noted}`);
    expect(request()).toContain('toilet overflowing');
  });

  test('tells the hour after a day from the free one', async () => {
    await ask('time');
    await type('saturday', '2pm');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('moves what waits to another day, though the question is about changes', async () => {
    await ask('time');
    await type('can i change it to saturday');
    expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
  });

  test('keeps the chosen day while the customer says what the visit is for', async () => {
    await type('i need a plumber friday', 'my kitchen faucet drips');
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
    expect(request()).toContain('Dripping faucet');
  });

  test('takes the number of a house for no hour', async () => {
    await type('my drain is clogged at 55 E Main St');
    expect(screen.queryByLabelText(copy.asked)).toBeNull();
  });

  test('keeps a change while something else is asked', async () => {
    await ask('time');
    await confirm();
    await type('make it friday instead', 'how much for a dripping faucet');
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test('says again what to do in an emergency', async () => {
    await type('my toilet is overflowing', 'what should i do');
    expect(said().at(-1)).toContain('Turn the small valve behind the toilet');
  });

  test('offers to cancel what was booked to whoever needs it no longer', async () => {
    await ask('time');
    await confirm();
    await type('never mind, it works again');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.cancelsHere}`);
    await tap(copy.cancel);
    expect(said().at(-1)).toContain(ownerCopy.canceled);
  });

  test('takes a mere “how much” for a question about what was said before', async () => {
    await type('my toilet keeps running', 'how much');
    expect(said().at(-1)).toContain('Coming to look costs $89');
    await type('friday', 'what does it cost');
    expect(said().at(-1)).toContain('Coming to look costs $89');
  });

  test('greets whoever asks whether it is the right business', async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren('Mancuso Plumbing');
    await type('hi is this mancuso plumbing');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.hello}`);
  });

  test('remembers the call at once that was asked for', async () => {
    await type('my toilet is overflowing');
    await confirm();
    await type('its the zebra house and its getting worse');
    const soon = english.callsSoon.replace('…', 'tonight, within 10 minutes');
    expect(said().at(-1)).toBe(`${copy.site}: ${soon}`);
  });

  test('replaces nothing that waits by a guess', async () => {
    await ask('time');
    await type('is that confirmed or is somebody gonna call me');
    expect(said().at(-1)).toContain(english.mayMean.split('…')[0]);
    expect(request()).toContain('Water heater, first look');
  });

  test('takes a day after one of next week for next week’s', async () => {
    await ask('time');
    await type('next thursday', 'actually make it friday');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('keeps to an emergency while somebody asks for today', async () => {
    await type('my toilet is overflowing', 'can somebody come today');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('says once what it knows about something, except to whoever asks again', async () => {
    await type('how can i pay', 'pay by card');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.thatIsAll}`);
    await type('are you licensed', 'how can i pay', 'do you take cards');
    expect(said().at(-1)).toContain('card, check or cash');
    await type('my toilet is overflowing', 'the toilet is overflowing');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.doThatFirst}`);
    await type('come now');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.confirms}`);
  });

  test('chooses the day that suits from a text with one that does not', async () => {
    await ask('time');
    await type('not wednesday, but saturday works');
    expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
  });

  test('answers Spanish in Spanish, as such, and passes on in Spanish', async () => {
    await type('¿A qué hora abren?');
    const answer = said().at(-1)?.replace(`${copy.site}: `, '') ?? '';
    expect(screen.getByText(answer)).toHaveAttribute('lang', 'es');
    await type('¿Y la jirafa?');
    expect(said().at(-1)).toBe(`${copy.site}: ${spanish.unknown}`);
    expect(request()).toContain(spanishCopy.message);
  });

  test('quotes no more of what a customer types than anybody reads on a phone', async () => {
    await type(...['a', 'b', 'c'].map((letter) => letter.repeat(280)));
    await confirm();
    expect(said().at(-1)?.length).toBeLessThan(750);
  });

  test('shows what is typed as text', async () => {
    await type('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
