import { screen } from '@testing-library/react';
import { conversationCopy as copy, ownerCopy, spanishCopy } from '@/content/examples/conversation';
import { english } from '@/content/examples/typedReplies';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  ask,
  choose,
  confirm,
  questions,
  request,
  robin,
  said,
  startConversation,
  tap,
  type,
} from '../../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

describe('a day or an hour that is typed', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  test.each([
    'not friday, monday',
    'monday because i cant do friday',
    'im at work friday, anything monday',
    'no wait, not friday. monday?',
  ])('takes a day in place of one that does not suit: %s', async (text) => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await type(text);
    expect(request()).toContain('Cleaning: Monday, 3:40 PM');
  });

  test('takes the day that is asked for, whatever waits', async () => {
    talk.start(exampleFile('salon'));
    await type('cuanto cuesta un corte?');
    expect(request()).toContain('Saturday, 11:30 AM');
    await type('quiero un corte el miercoles a las 2');
    expect(request()).toContain('Wednesday, 2:00 PM');
  });

  test('keeps the week and the hour that were asked for with another day', async () => {
    talk.start(exampleFile('dentist'));
    await type('can i get a cleaning next week', 'anything after 4', 'thursday is fine');
    const asked = english.asWritten.replace('…', 'next week Thursday after 4');
    expect(said().at(-1)).toBe(`${copy.site}: ${asked}`);
    await type('9 works');
    expect(said().at(-1)).toContain('Thursday at 9');
  });

  test('leaves the day from which a visit is moved, in Spanish, too', async () => {
    talk.start(exampleFile('salon'));
    await type(
      'quiero cita para corte el miercoles',
      'se puede mover lo del miercoles para el viernes?',
    );
    expect(request()).toContain('Friday, 5:15 PM');
  });

  test('takes the end of work for the hour after which somebody is free', async () => {
    talk.start(exampleFile('dentist'));
    await type('can i get my cleaning on friday afternoon, i get off at 2');
    expect(said().at(-1)).toContain('“Friday afternoon after 2”');
  });

  test('takes the hour along to another day, if it is to be the same', async () => {
    await type('leaky faucet thursday at 9');
    await confirm();
    await type('make it friday same time');
    expect(said().at(-1)).toContain('“Friday at 9”');
  });

  test('takes “mornings” for a wish, and an age for none', async () => {
    talk.start(exampleFile('dentist'));
    await type('i need a cleaning for my daughter shes 7, mornings are best');
    expect(request()).toContain('Cleaning, child: Friday, 10:20 AM');
  });

  test.each([
    ['balayage saturday at 10?', 'Saturday at 10'],
    ['how much is full color tomorrow', 'tomorrow'],
  ])('answers and notes the time, where a call plans the visit: %s', async (text, time) => {
    talk.start(exampleFile('salon'));
    await type(text);
    expect(said().at(-1)).toMatch(/a stylist will call you first/i);
    expect(said().at(-1)).toContain(english.asWrittenForCall.replace('…', time));
  });

  test('says that nobody comes on a closed day, where a call plans the visit, too', async () => {
    talk.start(exampleFile('salon'));
    await type('wedding updos on a sunday');
    expect(said().at(-1)).toContain(english.isClosedThen);
    expect(request()).toContain('Callback about an updo');
  });

  test('tells the owner the time of the visit in the customer’s words, where a call plans it', async () => {
    talk.start(exampleFile('salon'));
    await type('saturday for a cut and color', 'around 11');
    await confirm();
    expect(said().at(-1)).toContain(
      'Color. Call back tomorrow, 9:30 AM: Mia Torres, 555-0163. “saturday for a cut and color”, “around 11”',
    );
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
    expect(said().at(-1)).toBe(
      `${copy.site}: ${english.asWritten.replace('…', 'Wednesday after 5')}`,
    );
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
    await tap(copy.ask);
    expect(said().slice(-3)).toEqual([
      `${copy.customer}: ${copy.asked}. ${robin}`,
      `${copy.site}: ${copy.askedFor}`,
      `${copy.text}Water heater, first look, ${ownerCopy.asksForTime} “Wednesday after 5”: ${robin}. “${questions.time.ask}”, “wednesday after 5”`,
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

  test('offers a time before the one that waits, or before the day that is named', async () => {
    talk.start(exampleFile('dentist'));
    await type('do you have anything friday', 'anything sooner than friday?');
    expect(said().at(-1)).toBe(`${copy.site}: Tomorrow at 3:40 PM is open.`);
    expect(request()).toContain('Visit: Tomorrow, 3:40 PM');
    await type('monday', 'is there anything earlier');
    expect(request()).toContain('Visit: Tomorrow, 3:40 PM');
    await type('hay algo antes del viernes?');
    expect(said().at(-1)).toBe(`${copy.site}: Mañana a las 3:40 PM está libre.`);
  });

  test('keeps the first free time for a customer who asks for an earlier one', async () => {
    await ask('time');
    await type('sooner?');
    expect(request()).toContain('Water heater, first look: Wednesday, 1:00 PM');
  });

  test('keeps the job that waits for a customer who asks if somebody can come', async () => {
    await type('my kitchen sink is clogged', 'can somebody come tomorrow after 3');
    expect(request()).toContain('Clogged drain');
    expect(said().at(-1)).toContain('“tomorrow after 3”');
  });

  test('plans what a part of the text says the visit is for', async () => {
    talk.start(exampleFile('salon'));
    await type('hola, tienen cita para el sabado? quiero balayage');
    expect(said().at(-1)).toContain('Una estilista le llama antes');
    expect(said().at(-1)).toContain('“sabado”');
  });

  test('offers another day to a customer who refuses one', async () => {
    talk.start(exampleFile('dentist'));
    await type('need a cleaning thursday');
    await type('actually can we do a different day, thursday is soccer');
    expect(said().at(-1)).toBe(`${copy.site}: Friday at 10:20 AM is open.`);
  });

  test('plans a part of the visit on the phone, whatever hour is named', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero cita para mechas y corte el sabado a las 2');
    expect(said().at(-1)).toContain('Una estilista le llama antes');
    expect(said().at(-1)).toContain('“sabado a las 2”');
  });

  test('keeps the day that was named before what is booked', async () => {
    talk.start(exampleFile('salon'));
    await type('tienen cita para el sabado?', 'si, para corte a las 11', 'mejor a las 2');
    expect(said().at(-1)).toContain('“sabado a las 2”');
  });

  test('takes the day of an event for no time to come', async () => {
    talk.start(exampleFile('salon'));
    await type('i need an updo for my wedding saturday');
    expect(said().at(-1)).toContain('An updo is $95');
    expect(said().at(-1)).not.toContain('saturday');
  });

  test('tells the owner the day that is asked for in place of a free time on it', async () => {
    await ask('time');
    await type('could you come on saturday');
    expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
    await choose(copy.asked);
    await tap(copy.ask);
    expect(said().at(-1)).toContain(`${ownerCopy.asksForTime} “Saturday”: `);
  });

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

  test.each(['friday at 7pm', 'tomorrow after 6', 'before 7', 'el viernes a las 8 pm'])(
    'asks for no hour at which nobody works: %s',
    async (text) => {
      await type('my kitchen sink is clogged', text);
      expect(said().at(-1)).toMatch(/We’re closed then|A esa hora está cerrado/);
      expect(screen.queryByLabelText(copy.asked)).toBeNull();
      expect(screen.getByRole('radio', { checked: true })).toHaveAttribute(
        'value',
        'Wednesday, 1:00 PM',
      );
    },
  );

  test.each([
    ['any chance thursday w/ jessica', '“Thursday with Jessica”'],
    ['tienen cita el viernes con Lola', '“con Lola”'],
    ['quiero corte el viernes a las 2 con Nia', '“viernes a las 2 con Nia”'],
    ['can i come thursday at 4 w jo for a cut', '“Thursday at 4 with Jo”'],
  ])('notes with whom a visit is asked for: %s', async (text, noted) => {
    talk.start(exampleFile('salon'));
    await type(text);
    expect(said().at(-1)).toContain(noted);
  });

  test('notes with whom a visit is asked for beside the day, where a call plans it', async () => {
    talk.start(exampleFile('salon'));
    await type('hi do u have anything sat for balayage w/ jessica?');
    expect(said().at(-1)).toContain(english.asWrittenForCall.replace('…', 'Saturday with Jessica'));
  });

  test('keeps the day that was asked for, where the visit turns out to need a plan', async () => {
    talk.start(exampleFile('salon'));
    await type('tienen cita para el sabado?', 'para un corte y color');
    expect(said().at(-1)).toContain('Anotado para su cita: “sabado”');
    expect(request()).toContain('Tomorrow, 9:30 AM');
  });

  test('keeps the day for what needs a plan, where an hour is named beside it', async () => {
    talk.start(exampleFile('salon'));
    await type('y tienen cita el sabado en la tarde?', 'si, a las 3 para balayage');
    expect(said().at(-1)).toContain('“sabado a las 3”');
  });

  test('leaves the time for two to the person who finds it', async () => {
    talk.start(exampleFile('dentist'));
    await type('i need a cleaning for me and my 9 year old son', 'thursday works');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.noted}`);
    expect(request()).toContain(copy.message);
  });

  test('names the job that a day is asked for, whatever else is said', async () => {
    await type('need a water heater, can somebody come friday');
    expect(request()).toContain('Water heater, first look: Friday, 8:00 AM');
  });

  test('keeps the job of a call at once, in whose place a visit is asked for', async () => {
    await type('my water heater is leaking', 'can somebody come thursday morning');
    expect(request()).toContain('First look: water heater leaking');
    await confirm();
    expect(said().at(-1)).toContain(
      `First look: water heater leaking, ${ownerCopy.asksForTime} “Thursday morning”`,
    );
  });

  test('offers a visit to a customer who only names a time', async () => {
    await type('i work till 5');
    expect(request()).toContain('First look');
  });

  test('answers about a visit besides the time', async () => {
    await type('my kitchen drain is clogged, friday after 5');
    expect(request()).toContain('Clogged drain');
  });

  test('shows the free times of the day on which another hour is asked for', async () => {
    await ask('time');
    await type('monday at 10');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
    expect(screen.getByLabelText('Monday, 2:00 PM')).toBeVisible();
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
    await type('ok thurs 6pm');
    expect(said().at(-1)).toBe(
      `${copy.site}: ${english.asWrittenForCall.replace('…', 'Thursday at 6pm')}`,
    );
  });

  test('moves what waits to another hour', async () => {
    await ask('time');
    await type('can i switch it to 11 instead');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test.each(['she is 9', 'my son is 4'])('takes an age for no time: %s', async (text) => {
    await ask('time');
    await type(text);
    expect(screen.queryByLabelText(copy.asked)).toBeNull();
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

  test.each(['before 8', 'wednesday morning', 'friday after 5'])(
    'asks for a time that is free at no such hour: %s',
    async (text) => {
      await ask('time');
      await type(text);
      expect(screen.getByLabelText(copy.asked)).toBeChecked();
    },
  );

  test('asks for no further time of a call on a day that is closed', async () => {
    talk.start(exampleFile('salon'));
    await type('do you do balayage', 'monday at 10');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.isClosedThen}`);
    expect(request()).toContain('Callback about color');
  });

  test('tells the hour after a day from the free one', async () => {
    await ask('time');
    await type('saturday', '2pm');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('keeps the chosen day while the customer says what the visit is for', async () => {
    await type('i need a plumber friday', 'my kitchen faucet drips');
    expect(said().at(-1)).not.toContain('Wednesday');
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
    expect(request()).toContain('Dripping faucet');
  });

  test('takes no day for a time until which something is so, and none of every week', async () => {
    await type('my toilet keeps running, can i wait til monday');
    expect(request()).not.toContain('monday');
    await type('do you work sundays');
    expect(said().at(-1)).toContain('Monday to Saturday');
  });

  test('takes “en la mañana” for no tomorrow', async () => {
    talk.start(exampleFile('salon'));
    await type('quiero el sábado en la mañana');
    expect(request()).toContain('Saturday, 11:30 AM');
  });

  test('takes a day after one of next week for next week’s', async () => {
    await ask('time');
    await type('next thursday', 'actually make it friday');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
  });

  test('chooses the day that suits from a text with one that does not', async () => {
    await ask('time');
    await type('not wednesday, but saturday works');
    expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
  });
});
