import { screen } from '@testing-library/react';
import { conversationCopy as copy } from '@/content/examples/conversation';
import { english } from '@/content/examples/typedReplies';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  ask,
  confirm,
  request,
  said,
  startConversation,
  type,
} from '../../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

describe('a typed emergency', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  test('offers a visit on another day in place of a call at once', async () => {
    await type('my water heater is leaking', 'tomorrow 1pm is fine');
    expect(screen.getByLabelText('Wednesday, 1:00 PM')).toBeChecked();
  });

  test('keeps to an emergency while the customer asks for a visit', async () => {
    talk.start(exampleFile('dentist'));
    await type('half my tooth broke off on a pretzel', 'can you see us tonight');
    expect(said().at(-1)).toBe(`${copy.site}: Dr. Maple can see you tomorrow at 8:40 AM.`);
    expect(request()).toContain('Tomorrow, 8:40 AM');
    await type('how can i pay', 'do you do root canals');
    expect(said().at(-1)).toContain('and you get the price in writing');
    expect(said().at(-1)).not.toContain('Friday');
    expect(request()).toContain('emergency visit: Tomorrow, 8:40 AM');
  });

  test('answers an emergency in a text with a number and an address', async () => {
    await type('my toilet is overflowing 22 N Main st dayton, 937 555 0101');
    expect(request()).toContain('toilet overflowing');
    expect(request()).toContain('937 555 0101 / 22 N Main st');
  });

  test('answers what may be an emergency though it only comes close, and books the call that it names', async () => {
    await type('my aunts toilet is overflowing since the party, can you come friday');
    expect(said().at(-1)).toContain('Turn the small valve behind the toilet');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('puts a danger before anything else, tells the owner, and then asks for a number', async () => {
    await ask('time');
    await type('Are you open? I smell gas');
    const [advice, alert, then] = said().slice(-3);
    expect(advice).toContain('get everybody out and away now');
    expect(alert).toContain(`${copy.alert}“Are you open? I smell gas”`);
    expect(then).toBe(`${copy.site}: ${english.thenNumber}`);
    expect(request()).toContain(copy.callback);
    await type('xylophone');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.noted}`);
    await type('no its the neighbors grill');
    expect(request()).toBe('');
  });

  test('says what to do in a danger once, and answers what is typed after it', async () => {
    talk.start(exampleFile('dentist'));
    await type('my face is swollen', 'its the right side', 'what are your hours');
    expect(said().at(-1)).toContain('8:00 AM');
    expect(said().join().split('911')).toHaveLength(2);
    expect(screen.queryByText(english.isItOne, { exact: false })).toBeNull();
    expect(request()).toContain(copy.callback);
  });

  test('answers what is asked beside an emergency', async () => {
    talk.start(exampleFile('dentist'));
    await type('my daughter has a toothache, can you see her today? do you take medicaid');
    expect(said().at(-1)).toContain('emergency room');
    expect(said().at(-1)).toContain('Medicaid');
    talk.start(exampleFile('plumber'));
    await type('my water heater is leaking, how much to come out');
    expect(said().at(-1)).toContain('$89');
  });

  test('says who calls, once a danger was named, to a customer who asks for a call or a visit', async () => {
    await type('i smell gas', 'have somebody call me please');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.thenNumber}`);
    expect(request()).toContain(copy.callback);
    await type('ok can you come friday morning, toilet keeps running');
    expect(request()).toContain('Running toilet: Friday, 8:00 AM');
  });

  test('takes a bill or a cancellation for something else than the emergency that waits', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son knocked out his tooth', 'whats my balance, i got a bill for 140');
    expect(request()).toContain(copy.message);
    await type('my son knocked out his tooth', 'what are your hours');
    expect(request()).toContain('Tonight, within 10 minutes');
    await type('i need to cancel my appointment tomorrow');
    expect(request()).toContain(copy.message);
  });

  test('names no rule for appointments for the call at once', async () => {
    await ask('emergency');
    await confirm();
    await type('i need to cancel, fixed it myself');
    expect(said().at(-1)).toBe(`${copy.site}: ${english.changesHere}`);
  });

  test('calls the dentist on call at once, in place of a request to the front desk', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son knocked out his tooth');
    await confirm();
    const [done, call] = said().slice(-2);
    expect(done).toBe(`${copy.site}: You’ll get a call tonight, within 10 minutes.`);
    expect(call).toContain(`${copy.alert}Emergency. Call back now:`);
    expect(said().join()).not.toContain(copy.toConfirmAt);
  });

  test('keeps a call at once while the customer asks about another emergency', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son fell and hit his mouth', 'his tooth hurts');
    expect(request()).toContain('Tonight, within 10 minutes');
  });

  test('answers about medicine, and wakes nobody for a mere question', async () => {
    await type('can i take ibuprofen');
    expect(said().join()).not.toContain(copy.alert);
    await type('i took 8 ibuprofen');
    expect(said().join()).toContain(copy.alert);
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

  test('says again what to do in an emergency', async () => {
    await type('my toilet is overflowing', 'what should i do');
    expect(said().at(-1)).toContain('Turn the small valve behind the toilet');
  });

  test('remembers the call at once that was asked for', async () => {
    await type('my toilet is overflowing');
    await confirm();
    await type('its the zebra house and its getting worse');
    const soon = english.callsSoon.replace('…', 'tonight, within 10 minutes');
    expect(said().at(-1)).toBe(`${copy.site}: ${soon}`);
  });

  test('says when somebody calls, to a customer who asks again in an emergency', async () => {
    await type('basement is flooding', 'its coming thru the ceiling now how fast can u get here');
    expect(said().at(-1)).toContain('Dana will call you within 10 minutes');
    expect(request()).toContain('Dana calls: leak');
  });

  test('recognizes an emergency by an alarming word, whatever else is said', async () => {
    await type('water is pouring out of the ceiling in my basement i cant find the shutoff');
    expect(said().at(-1)).toContain('I’ll wake Dana');
    await type('937 555 0112');
    expect(request()).toContain('Dana calls: leak');
  });

  test('says again what to do to a customer who asks for a closed day', async () => {
    talk.start(exampleFile('dentist'));
    await type('my crown fell off and it really hurts', 'is there anything today??');
    expect(said().at(-1)).toContain(`${english.isClosedThen} Please don’t glue anything`);
    expect(request()).toContain('Tomorrow, 8:40 AM');
  });

  test('tells what an emergency costs to a customer who asks that, too', async () => {
    talk.start(exampleFile('dentist'));
    await type('i have a bad toothache but no insurance, whats it gonna cost me');
    expect(said().at(-1)).toContain(
      'Dr. Maple can see you tomorrow at 8:40 AM. An emergency visit is $95',
    );
  });

  test('comes at once, whatever time was chosen before', async () => {
    talk.start(exampleFile('dentist'));
    await type('how much is a crown without insurance');
    await type('i cracked a tooth and it hurts bad, can someone see me tonight');
    expect(request()).toContain('Tomorrow, 8:40 AM');
  });

  test('takes a visit that an emergency needs for the emergency', async () => {
    talk.start(exampleFile('dentist'));
    await type('i cracked a tooth last night, how soon can someone look at it');
    expect(request()).toContain('Broken tooth, emergency visit: Tomorrow, 8:40 AM');
  });

  test('offers the day that is asked for, where an emergency is a visit, and not a call', async () => {
    talk.start(exampleFile('dentist'));
    await type('broken tooth, only free on monday');
    expect(said().at(-1)).toContain('keep the piece in a little milk');
    expect(request()).toContain('Broken tooth, emergency visit: Monday, 3:40 PM');
  });

  test('answers what to do before a treatment, and names no poison', async () => {
    talk.start(exampleFile('dentist'));
    await type('do i need antibiotics before my cleaning, i had a knee replacement');
    expect(said().at(-1)).toContain('Please tell us before anything is done');
  });

  test('puts a head that hurts before a tooth', async () => {
    talk.start(exampleFile('dentist'));
    await type('my son knocked out his tooth', 'he says his head hurts and hes throwing up');
    expect(said().join()).toContain('call 911');
    expect(said().join()).toContain(copy.alert);
    await confirm();
    expect(said().slice(-2)[0]).toBe(`${copy.site}: ${copy.callsNow}`);
    expect(said().at(-1)).toContain(copy.alert);
  });

  test('keeps to an emergency while somebody asks for today', async () => {
    await type('my toilet is overflowing', 'can somebody come today');
    expect(request()).toContain('Tonight, within 10 minutes');
  });
});
