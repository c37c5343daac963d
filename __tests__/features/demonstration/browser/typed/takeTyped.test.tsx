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
    await type('do you have a xylophone?');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.unknown}`);
    expect(request()).toContain(copy.message);
    await type('xylophone');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.noted}`);
  });

  test('offers to pass on what is no question', async () => {
    await type('gate code is 4417');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.canPassOn}`);
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
    expect(said().at(-1)).toContain(english.notKnown);
    await confirm();
    expect(said().at(-1)).toContain('“xylophone”, “how much for');
  });

  test('answers what a text probably asks', async () => {
    talk.start(exampleFile('dentist'));
    await type('my wife is pregnant, can she get a cleaning');
    expect(said().at(-1)).toContain(`${copy.site}: Please tell us before`);
  });

  test('answers two questions in one text', async () => {
    await type('What are your HOURS? And how can i pay?');
    expect(said().at(-1)).toContain('7:00 AM to 6:00 PM');
    expect(said().at(-1)).toContain('card, check or cash');
  });

  test('answers each of two questions, whichever has most of the words', async () => {
    talk.start(exampleFile('dentist'));
    await type('Are you taking new patients? I’m really nervous, do you do sedation');
    expect(said().at(-1)).toContain('New patients are welcome');
    expect(said().at(-1)).toContain('laughing gas');
  });

  test.each([
    'do you take zelle and can i come saturday',
    'can i come saturday? do you take zelle?',
  ])('answers what is asked besides a day: %s', async (text) => {
    talk.start(exampleFile('salon'));
    await type(text);
    expect(said().at(-1)).toContain('No Zelle');
    expect(request()).toContain('Saturday, 11:30 AM');
  });

  test('offers what a text probably asks in place of a message', async () => {
    await type('im a landlord with 3 units do you do volume pricing');
    expect(request()).toContain(copy.message);
    await type('need a sump pump put in how much');
    expect(request()).toContain('Pump, softener or gas line: Wednesday, 1:00 PM');
  });

  test('passes a complaint on by itself, whatever waits', async () => {
    await ask('time');
    await type('you guys overcharged me');
    expect(request()).toContain(copy.message);
    talk.ask('time');
    await type('are you hiring');
    expect(request()).toContain(copy.message);
  });

  test.each([
    'me and my 6 year old need a cleaning',
    'need a cleaning for my husband and me',
    'and my son too, hes 9',
  ])('does not make one visit of two: %s', async (text) => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await type(text);
    expect(said().at(-1)).toContain('side by side');
    expect(request()).not.toContain('child');
  });

  test('tells a customer who asks what the booked visit costs', async () => {
    await type('kitchen faucet drips');
    await confirm();
    await type('what day am i down for', 'how much will that be');
    expect(said().at(-1)).toContain('$140');
  });

  test('hears a complaint before it answers what is beside it', async () => {
    talk.start(exampleFile('salon'));
    await type('I hate the color i got last week, its orange. i want my money back');
    expect(said().at(-1)).toContain(`${copy.site}: I’m sorry.`);
    expect(request()).toContain(copy.message);
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
    'points a customer who agrees to the button of the form: %s',
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

  test('keeps to the language of a customer who only says “gracias”', async () => {
    await ask('time');
    await type('gracias!');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.welcome}`);
  });

  test('takes the form away when the customer declines', async () => {
    await ask('time');
    await type('never mind');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.declined}`);
    expect(requestForm()).toBeNull();
  });

  test('tells a customer who asks when the booked visit is', async () => {
    await type('when is my appointment');
    expect(said().at(-1)).toContain('I can’t look up appointments here');
    talk.ask('time');
    await confirm();
    await type('when is my appointment');
    expect(said().at(-1)).toBe(`${copy.site}: I have you down for Wednesday at 1:00 PM.`);
  });

  test('tells a customer who asks whether it went through what was booked', async () => {
    await ask('time');
    await confirm();
    await type('did that go through?');
    expect(said().at(-1)).toBe(`${copy.site}: I have you down for Wednesday at 1:00 PM.`);
  });

  test('says which time is in the form to a customer who asks before it is sent', async () => {
    talk.start(exampleFile('dentist'));
    await type('need a cleaning thursday', 'what time is it again?');
    expect(said().at(-1)).toContain('“Thursday”');
  });

  test.each([
    'hi id like to schedule my 6 month cleaning',
    'I need a cleaning, its been about a year',
  ])('takes how long ago something was for nobody’s age: %s', async (text) => {
    talk.start(exampleFile('dentist'));
    await type(text);
    expect(request()).toContain('Cleaning: Friday, 10:20 AM');
  });

  test('says of a practice’s visit that it is not confirmed yet', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('when is my appointment');
    const asked = english.isAsked.replace('…', 'Friday at 10:20 AM');
    expect(said().at(-1)).toBe(`${copy.site}: ${asked}`);
  });

  test('keeps what waits while the customer asks for a visit', async () => {
    await ask('time');
    await type('how soon can somebody come');
    expect(request()).toContain('Water heater, first look');
  });

  test('books one thing where two are asked for', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero cita para mechas y corte el sabado');
    expect(said().at(-1)).not.toContain('abajo puede elegir otra hora');
    expect(request()).toContain(spanishCopy.callback);
  });

  test('names only the price to a customer who asks a mere “how much”', async () => {
    await type('my toilet is clogged', 'price?');
    expect(said().at(-1)).toBe(`${copy.site}: It’s $95, at night, too.`);
  });

  test.each(['how much is that', 'how much is that gonna run'])(
    'keeps to the job whose price is asked for: %s',
    async (text) => {
      await type('my kitchen sink is clogged', text);
      expect(said().at(-1)).toContain('$95');
      expect(request()).toContain('Clogged drain');
    },
  );

  test('takes a mere “how much” for a question about what was said before', async () => {
    await type('my toilet keeps running', 'how much');
    expect(said().at(-1)).toContain('Coming to look costs $89');
    await type('friday', 'what does it cost');
    expect(said().at(-1)).toContain('Coming to look costs $89');
  });

  test('greets a customer who asks whether it is the right business', async () => {
    panel().querySelector('[data-area=answersFor]')?.replaceChildren('Mancuso Plumbing');
    await type('hi is this mancuso plumbing');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.hello}`);
  });

  test.each([
    ['do u take zelle or do i need to leave a deposit', 'No Zelle', '$30 deposit'],
    ['do u do mens fades? and are u open sunday', '$68', 'closed on Sunday'],
    ['how much for highlights and a cut', '$180', '$68'],
  ])('answers both halves of a text: %s', async (text, one, other) => {
    talk.start(exampleFile('salon'));
    await type(text);
    expect(said().at(-1)).toContain(one);
    expect(said().at(-1)).toContain(other);
  });

  test('recognizes a complaint by an angry word, whatever else is said', async () => {
    await type('you guys were 2 hrs late last time im pretty mad');
    expect(said().at(-1)).toContain('I’m sorry');
    expect(request()).toContain(copy.message);
  });

  test('takes no question with many words for an emergency that has two of them', async () => {
    talk.start(exampleFile('dentist'));
    await type('do you see whole families, 2 adults 3 kids same day');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.isItOne}`);
  });

  test('says once what two answers say', async () => {
    talk.start(exampleFile('dentist'));
    await type('are you taking new patients, and how much is a first visit');
    expect(said().at(-1)?.match(/\$89/g)).toHaveLength(1);
  });

  test('books nothing for a customer who asks for several prices', async () => {
    talk.start(exampleFile('salon'));
    await type('how much is a womens cut and blow dry');
    expect(said().at(-1)).toContain('$45');
    expect(request()).toBe('');
  });

  test('answers a question beside which something else is said', async () => {
    talk.start(exampleFile('dentist'));
    await type('are you open at lunch? I called at 12:30 and no one answered');
    expect(said().at(-1)).toContain('also at lunch');
  });

  test('knows what was booked, whichever way it is asked', async () => {
    await type('i need a plumber saturday');
    await confirm();
    await type('what time is my appointment');
    expect(said().at(-1)).toContain('Saturday at 9:30 AM');
  });

  test('passes on what is asked about an appointment that was made elsewhere', async () => {
    talk.start(exampleFile('salon'));
    await type('my appointment is at 2 tomorrow right?');
    expect(said().at(-1)).toContain('can’t look up appointments');
    expect(request()).toContain(copy.message);
  });

  test('says which time waits to a customer who asks whether it is confirmed', async () => {
    await ask('time');
    await type('is that confirmed or is somebody gonna call me');
    const open = english.isOpen.replace('…', 'Wednesday at 1:00 PM');
    expect(said().at(-1)).toBe(`${copy.site}: ${open} ${english.confirms}`);
    expect(request()).toContain('Water heater, first look');
  });

  test('replaces nothing that waits by a guess', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await type('my wife is pregnant, can she get a cleaning');
    expect(said().at(-1)).toContain('Please tell us before');
    expect(request()).toContain('Cleaning: Friday, 10:20 AM');
  });

  test('tells what a job costs that was named before', async () => {
    await type('no hot water and i have a newborn', 'how much is it gonna cost me');
    expect(said().at(-1)).toBe(
      `${copy.site}: Coming to look costs $89, and it’s free if we do the work.`,
    );
  });

  test('says what a salon does not do, with any stylist and at any time', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero una cita para uñas con Jessica el sabado');
    expect(said().at(-1)).toContain('No, solo trabajamos con el pelo');
    expect(request()).toBe('');
  });

  test('says once what it knows about something, unless the customer asks again', async () => {
    await type('how can i pay', 'pay by card');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.thatIsAll}`);
    await type('are you licensed', 'how can i pay', 'do you take cards');
    expect(said().at(-1)).toContain('card, check or cash');
  });

  test('says again what to do in an emergency', async () => {
    await type('my toilet is overflowing');
    const answer = said().at(-1);
    await type('the toilet is overflowing');
    expect(said().at(-1)).toBe(answer);
    await type('come now');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.confirms}`);
  });

  test('answers Spanish in Spanish, as such, and passes on in Spanish', async () => {
    await type('¿A qué hora abren?');
    const answer = said().at(-1)?.replace(`${copy.site}: `, '') ?? '';
    expect(screen.getByText(answer)).toHaveAttribute('lang', 'es');
    await type('¿Y la jirafa?');
    expect(said().at(-1)).toBe(`${copy.site}: ${spanish.unknown}`);
    expect(request()).toContain(spanishCopy.message);
  });

  test('offers no other time for somebody’s visit that was booked elsewhere', async () => {
    talk.start(exampleFile('dentist'));
    await type('half my tooth broke off', 'is my son’s appointment still on for tomorrow');
    expect(said().at(-1)).not.toContain('3:40');
    expect(request()).toContain('emergency visit: Tomorrow, 8:40 AM');
  });

  test('passes a question on, though a change of the visit waits', async () => {
    talk.start(exampleFile('dentist'));
    await type('id like a cleaning on monday');
    await confirm();
    await tap(copy.changes);
    await type('can you send my x-rays to my new dentist');
    expect(request()).toContain(copy.message);
  });

  test('keeps a visit for a customer who says “no” and wants it', async () => {
    talk.start(exampleFile('dentist'));
    await type(
      'my gum is puffy and sore around a tooth',
      'no I’m fine otherwise, just want the earliest appointment',
    );
    expect(request()).toContain('Tomorrow, 8:40 AM');
  });

  test.each([
    ['cuanto cuesta un corte? y tienen el viernes en la tarde', '$68', 'viernes'],
    ['how much is a cut, can i come friday afternoon', '$68', 'Friday at 5:15 PM'],
  ])('tells the price beside the time: %s', async (text, price, time) => {
    talk.start(exampleFile('salon'));
    await type(text);
    expect(said().at(-1)).toContain(price);
    expect(said().at(-1)).toContain(time);
    expect(said().at(-1)).not.toMatch(/Saturday|sábado/);
  });

  test('tells the owner what led to the request, and nothing that was only answered', async () => {
    await type('are you licensed and insured', 'my kitchen faucet drips');
    await confirm();
    expect(said().at(-1)).toMatch(/Elm St\. “my kitchen faucet drips”$/);
    await type('the garbage disposal hums', 'its under the left sink', 'how much for a new toilet');
    await confirm();
    expect(said().at(-1)).toMatch(/Elm St\. “how much for a new toilet”$/);
  });

  test('hears a complaint in “not happy”', async () => {
    await type('your guy was here tuesday and the toilet is leaking again. not happy');
    expect(said().at(-1)).toMatch(/sorry/);
    expect(request()).toContain(copy.message);
  });

  test.each([
    'u guys left a mess and the faucet still drips, i want my money back',
    'Hi, you were here last Tuesday and the faucet you put in is dripping again. Not happy',
  ])('tells a customer who complains no price: %s', async (text) => {
    await type(text);
    expect(said().at(-1)).not.toContain('$');
    expect(request()).toContain(copy.message);
  });

  test('takes “no” before a question for no refusal', async () => {
    await ask('emergency');
    await type('no its not a leak, just the sink wont drain. how much');
    expect(said().at(-1)).toContain('$95');
  });

  test.each(['thx ur the best', 'gracias hermosa'])('takes thanks for thanks: %s', async (text) => {
    await ask('time');
    await type(text);
    expect([english.welcome, spanish.welcome].some((one) => said().at(-1)?.includes(one))).toBe(
      true,
    );
  });

  test('quotes all that a customer has typed, each text once', async () => {
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(280));
    await type(...texts, texts[0] ?? '');
    await confirm();
    expect(said().at(-1)).toContain(texts.map((text) => `“${text}”`).join(', '));
    expect(said().at(-1)?.split('“')).toHaveLength(1 + texts.length);
  });

  test('shows what is typed as text', async () => {
    await type('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
