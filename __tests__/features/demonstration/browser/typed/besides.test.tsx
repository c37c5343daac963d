import { screen } from '@testing-library/react';
import { conversationCopy as copy, spanishCopy } from '@/content/examples/conversation';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  confirm,
  requestForm,
  said,
  startConversation,
  type,
} from '../../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

/** What customers ask for, by trade. */
const wishes = {
  plumber: [
    'my drain is clogged',
    'my toilet is clogged',
    'no hot water',
    'toilet keeps running',
    'how much for a new toilet',
    'my garbage disposal is jammed',
  ],
  dentist: ['can i get a cleaning', 'how much does a root canal cost', 'invisalign price'],
  salon: ['how much is a blowout', 'i need a cut', 'do you trim beards'],
} as const;

const all = Object.entries(wishes).flatMap(([trade, texts]) =>
  texts.map((text): [string, string] => [trade, text]),
);

/** What is asked for in the form; empty without one. */
const asked = () => requestForm()?.querySelector('legend')?.textContent ?? '';

describe('what is typed beside what a customer asks for', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
  });

  /** Types a text in a new conversation. */
  async function say(trade: string, text: string): Promise<void> {
    talk.start(exampleFile(trade));
    await type(text);
  }

  test.each(all)('a day changes only the time: %s, %s', async (trade, text) => {
    await say(trade, text);
    const before = asked();
    expect(before).not.toBe('');
    for (const timed of [
      `${text}, can you come friday`,
      `${text} saturday morning`,
      `are you free friday? ${text}`,
    ]) {
      await say(trade, timed);
      expect(asked()).toBe(before);
    }
  });

  test.each(all)('a greeting changes nothing: %s, %s', async (trade, text) => {
    await say(trade, text);
    const before = [asked(), said().at(-1)];
    for (const kind of [`good morning, ${text}`, `${text} pls`, `hi there! ${text} thanks`]) {
      await say(trade, kind);
      expect([asked(), said().at(-1)]).toEqual(before);
    }
  });

  test.each(all)('another question is answered, too: %s, %s', async (trade, text) => {
    await say(trade, text);
    const before = asked();
    await say(trade, `${text}. do you take credit cards?`);
    expect(asked()).toBe(before);
    expect(said().at(-1)).toMatch(/card, (?:check|cash)/);
  });

  test.each([
    'oh wait can we make that friday',
    'can you move it to friday',
    'actually friday instead',
    'i cant make it then, can we do friday',
    'is friday possible instead',
  ])('another day changes what was booked: %s', async (text) => {
    await say('plumber', 'my drain is clogged');
    await confirm();
    await type(text);
    expect(asked()).toBe('Clogged drain');
    expect(screen.getByRole('button', { name: copy.change })).toBeVisible();
  });
});

describe('what is wished for, in whichever words', () => {
  const english = [
    'any room thursday afternoon for …?',
    'can i book … friday at 4',
    'do u have anything saturday for …',
    'how soon can i get …',
    'looking to get … done next week',
    'can you fit me in for … friday',
  ];
  const spanish = [
    'tienen espacio el jueves en la tarde para …?',
    'quiero … el viernes a las 4',
    'hay cita para … el sabado?',
    'cuando me pueden hacer …',
  ];
  const wished: [string, string, readonly string[], string][] = [
    ['salon', 'highlights', english, 'Callback about color'],
    ['salon', 'cut and color', english, 'Callback about color'],
    ['salon', 'a blowout', english, 'Blowout'],
    ['salon', 'corte y tinte', spanish, spanishCopy.callback],
    ['salon', 'un corte', spanish, spanishCopy.visit],
    ['dentist', 'a cleaning for my son', english, 'Cleaning, child'],
    ['dentist', 'a filling', english, 'First visit'],
    ['plumber', 'my water heater', english, 'Water heater'],
    ['plumber', 'a clogged drain', english, 'drain'],
  ];

  test.each(wished)('%s: %s', async (trade, what, texts, name) => {
    const talk = startConversation();
    for (const text of texts) {
      talk.start(exampleFile(trade));
      await type(text.replace('…', what));
      expect(asked()).toContain(name);
    }
  });
});
