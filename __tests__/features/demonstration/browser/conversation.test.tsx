import { screen, within } from '@testing-library/react';
import { conversationCopy as copy, ownerCopy, spanishCopy } from '@/content/examples/conversation';
import type { Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import {
  ask,
  buttons,
  choose,
  confirm,
  fill,
  panel,
  example as plumber,
  questions,
  renderConversation,
  request,
  requestForm,
  robin,
  said,
  startConversation,
  tap,
} from '../../../../testing/unit/conversation';
import { aUser } from '../../../../testing/unit/user';

test('is the first question, answered and booked, until the script runs', () => {
  renderConversation();
  expect(said()).toHaveLength(7);
  expect(buttons()).toEqual([]);
});

describe('with script', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = startConversation();
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
      `${copy.site}: You’ll get a call tonight, within 10 minutes.`,
      `${copy.calendarOf} ${plumber.name}Tonight, within 10 minutesDana calls: leak, kitchen${robin}`,
      `${copy.text}Leak, kitchen. Call back now: ${robin}`,
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
      `${copy.site}: You’re all set for Friday at 8:00 AM.`,
      `${copy.calendarOf} ${plumber.name}Friday, 8:00 AMWater heater, first look${who}`,
      `${copy.text}Water heater, first look, Friday, 8:00 AM: ${who}`,
    ]);
    await ask('emergency');
    expect(request()).toContain('Vera Stone / 614 555 0111');
  });

  test('asks for what a salon confirms, because its program takes no booking from outside', async () => {
    talk.start(exampleFile('salon'));
    talk.ask('time');
    await tap(copy.ask);
    expect(said().join()).toContain(`${copy.site}: ${copy.requested} ${copy.toConfirm}`);
    expect(said().join()).toContain(copy.toConfirmAt);
    expect(said().join()).not.toContain(copy.calendarOf);
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
      `${copy.text}${ownerCopy.changed} Water heater, first look, Monday, 2:00 PM: ${robin}`,
    ]);
    await tap(copy.changes);
    expect(screen.getByLabelText('Monday, 2:00 PM')).toBeChecked();
    await tap(copy.cancel);
    expect(said().slice(-2)).toEqual([
      `${copy.site}: ${copy.canceled}`,
      `${copy.text}${ownerCopy.canceled} Water heater, first look, Monday, 2:00 PM: ${robin}`,
    ]);
    expect(buttons()).not.toContain(copy.changes);
  });

  test('answers a Spanish question in Spanish, and books it for an owner who reads English', async () => {
    await ask('spanish');
    const { answer, books } = questions.spanish;
    expect(screen.getByText(answer, { exact: false })).toHaveAttribute('lang', 'es');
    expect(requestForm()).toHaveAttribute('lang', 'es');
    expect(screen.getByLabelText('viernes, 8:00 AM')).toBeChecked();
    await confirm();
    expect(said().slice(-3)).toEqual([
      `${copy.site}: Listo: el viernes a las 8:00 AM.`,
      `${copy.calendarOf} ${plumber.name}${books?.when}${books?.what}${robin}`,
      `${copy.text}${books?.what}, ${books?.when}: ${robin}, ${ownerCopy.speaksSpanish}`,
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
});
