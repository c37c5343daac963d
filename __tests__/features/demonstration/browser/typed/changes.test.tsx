import { screen } from '@testing-library/react';
import { conversationCopy as copy, ownerCopy } from '@/content/examples/conversation';
import { english } from '@/content/examples/typedReplies';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  ask,
  confirm,
  request,
  requestForm,
  said,
  startConversation,
  tap,
  type,
} from '../../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

describe('a typed change of what was booked', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  test('moves a booking for a customer who wants it at another time', async () => {
    await ask('time');
    await confirm();
    await type('can we make it friday instead');
    expect(screen.getByLabelText('Friday, 8:00 AM')).toBeChecked();
    await tap(copy.change);
    expect(said().at(-1)).toContain(`${ownerCopy.changed} Water heater, first look, Friday`);
  });

  test.each([
    'oh no i work wednesday, can you change it to friday after 7',
    'actually can we make it friday instead? wednesday i work',
    'ay no, trabajo el miercoles, me lo cambias al viernes?',
    'perdon puede ser el viernes?',
    'something came up, can we do friday',
  ])('does not take the day that does not suit for the new one: %s', async (text) => {
    await ask('time');
    await confirm();
    await type(text);
    expect(request()).toContain('Friday, 8:00 AM');
  });

  test('takes a visit on a day for no change', async () => {
    talk.start(exampleFile('dentist'));
    await type('hay citas el viernes para una limpieza?');
    expect(screen.getByLabelText('viernes, 10:20 AM')).toBeChecked();
  });

  test('takes the day on which something was left for no time to come', async () => {
    talk.start(exampleFile('dentist'));
    await type('my crown came off', 'i think i left my retainer in the bathroom monday');
    expect(request()).toContain('Tomorrow, 8:40 AM');
  });

  test.each([
    'you guys fixed my toilet last tuesday and its leaking again',
    'my sink was fixed friday and it broke again',
  ])('takes the day of a repair that failed for no time to come: %s', async (text) => {
    await type(text);
    expect(said().at(-1)).toContain('within a year, we fix it at no charge');
    expect(request()).toContain(copy.callback);
  });

  test('says what was asked for to a customer who asks whether it is booked', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('am i booked?');
    expect(said().at(-1)).toContain('Friday at 10:20 AM');
  });

  test('takes a change to another week for no new visit', async () => {
    talk.start(exampleFile('dentist'));
    await type('i need to move my appointment to next week');
    expect(said().at(-1)).toContain('Changing or canceling is free');
    expect(request()).toContain(copy.message);
  });

  test('passes on by itself a change of what was booked elsewhere', async () => {
    await ask('time');
    await type('i need to cancel my appointment with Rosa');
    expect(request()).toContain(copy.message);
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

  test('offers to change or cancel a booking to a customer who asks about that, and does neither by itself', async () => {
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

  test('says of a practice’s changed request that the front desk confirms it', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('make it monday instead');
    await confirm();
    expect(said()).toContain(`${copy.site}: ${copy.requested} ${copy.toConfirm}`);
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

  test('moves what was booked to a day that is better', async () => {
    talk.start(exampleFile('dentist'));
    talk.ask('time');
    await confirm();
    await type('monday is better');
    expect(screen.getByLabelText('Monday, 3:40 PM')).toBeChecked();
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test('offers what was booked not once more', async () => {
    talk.start(exampleFile('salon'));
    talk.ask('spanish');
    await confirm();
    await type('cuánto cuesta un corte');
    expect(said().at(-1)).toContain('$68');
    expect(requestForm()).toBeNull();
  });

  test('moves what waits to another day, though the question is about changes', async () => {
    await ask('time');
    await type('can i change it to saturday');
    expect(screen.getByLabelText('Saturday, 9:30 AM')).toBeChecked();
  });

  test('takes nobody who cancels a visit for somebody who asks for one', async () => {
    talk.start(exampleFile('dentist'));
    await type('can you cancel my cleaning on friday');
    expect(request()).toContain(copy.message);
  });

  test('offers to cancel a booking to a customer who cancels while its change waits', async () => {
    await ask('time');
    await confirm();
    await tap(copy.changes);
    await type('nevermind cancel it');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.cancelsHere}`);
    expect(requestForm()).toHaveTextContent(copy.cancel);
  });

  test('offers to cancel a booking to a customer who cancels while a message waits', async () => {
    await ask('time');
    await confirm();
    await type('gate code is 4417', 'nvm cancel it my brother in law fixed it');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.cancelsHere}`);
    expect(requestForm()).toHaveTextContent(copy.cancel);
  });

  test('books a further job, and no change, for a customer who names a time for it', async () => {
    await ask('time');
    await confirm();
    await type('make it monday', 'garbage disposal humming wont spin', 'ok that one friday at 8');
    expect(request()).toContain('Garbage disposal: Friday, 8:00 AM');
    expect(screen.queryByRole('button', { name: copy.change })).toBeNull();
  });

  test('offers the time that was booked for nothing else', async () => {
    await type('garbage disposal humming', 'friday 8');
    await confirm();
    await type('also my toilet runs all night');
    expect(request()).toContain('Running toilet: Wednesday, 1:00 PM');
    expect(screen.queryByLabelText('Friday, 8:00 AM')).toBeNull();
  });

  test('says that it changes what was booked, whatever time is asked for', async () => {
    await ask('time');
    await confirm();
    await type('make it friday at 3');
    expect(screen.getByLabelText(copy.asked)).toBeChecked();
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test('changes an hour to another that differs by minutes', async () => {
    talk.start(exampleFile('salon'));
    await type('haircut friday');
    await confirm();
    await type('running late can we make it 5:45');
    expect(said().at(-1)).toContain('“Friday at 5:45”');
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test('passes on what is to be moved from one day to another', async () => {
    talk.start(exampleFile('dentist'));
    await type('can i move my cleaning from thurs 2pm to next week');
    expect(said().at(-1)).toContain('Changing or canceling is free');
    expect(request()).toContain(copy.message);
  });

  test('passes a complaint on by itself while a change waits', async () => {
    await ask('time');
    await confirm();
    await type('make it monday', 'I want my money back');
    expect(request()).toContain(copy.message);
  });

  test('keeps a change while something else is asked', async () => {
    await ask('time');
    await confirm();
    await type('make it friday instead', 'how much for a dripping faucet');
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });

  test('moves no visit that was booked elsewhere to its own time', async () => {
    talk.start(exampleFile('dentist'));
    await type('half my tooth broke off', 'i have a cleaning on thursday at 9 and need to move it');
    expect(said().at(-1)).not.toContain('Thursday at 9');
    expect(request()).toContain(copy.message);
  });

  test('wakes somebody for an emergency, though a change of a visit waits', async () => {
    await ask('time');
    await confirm();
    await tap(copy.changes);
    await type('my water heater is leaking all over');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('offers to cancel a call at once to a customer who no longer needs it, though a message waits', async () => {
    await ask('emergency');
    await confirm();
    await type('what about xylophones', 'nevermind my husband got it stopped');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.cancelsHere}`);
    expect(screen.getByRole('button', { name: copy.cancel })).toBeVisible();
  });

  test('offers to cancel a booking to a customer who no longer needs it', async () => {
    await ask('time');
    await confirm();
    await type('never mind, it works again');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.cancelsHere}`);
    await tap(copy.cancel);
    expect(said().at(-1)).toContain(ownerCopy.canceled);
  });
});
