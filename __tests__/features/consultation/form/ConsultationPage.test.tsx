import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { calendarCopy } from '@/content/copy/calendar';
import { callPage } from '@/content/copy/callPage';
import { callCopy, formCopy, thankYouCopy } from '@/content/copy/consultation';
import { site } from '@/content/site';
import type { Correction } from '@/features/consultation/browser/formEntry';
import { valuesOf } from '@/features/consultation/browser/formFields';
import type { Answer } from '@/features/consultation/browser/requestQueue';
import { SlotGrid } from '@/features/consultation/call/calendar/SlotGrid';
import { ConsultationPage } from '@/features/consultation/form/ConsultationPage';
import { ContactMethods } from '@/features/consultation/form/ContactMethods';
import { inputsBySection } from '@/features/consultation/form/Inputs';
import { type SlotOfDay, slotStates } from '@/features/consultation/model/call/availability';
import { callFromFields } from '@/features/consultation/model/call/call';
import { dayInWords, timeInWords } from '@/features/consultation/model/call/callInWords';
import { fields, type InputName } from '@/features/consultation/model/fields';
import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';
import { paths } from '@/lib/paths';
import { deferred } from '../../../../testing/run/eventually';
import { aCallTime, callDay, siteCalls, wednesday } from '../../../../testing/samples/calls';
import { entered } from '../../../../testing/samples/consultationRequest';
import { setClock, setVisitorZone } from '../../../../testing/unit/clock';
import { mswServer } from '../../../../testing/unit/mswServer';
import { aUser } from '../../../../testing/unit/user';

jest.mock('@/features/consultation/call/calendar/SlotGrid', () => {
  const { SlotGrid } = jest.requireActual('@/features/consultation/call/calendar/SlotGrid');
  return { SlotGrid: jest.fn(SlotGrid) };
});

function renderPage() {
  render(
    <ConsultationPage
      top={null}
      intro={<h1>The intro</h1>}
      street={<p>The street</p>}
      steps={null}
      aside={<p>The aside</p>}
      end={null}
      privacy="What we keep"
      lights={{ asking: 'firstLight', sent: 'morning' }}
      contactMethods={<ContactMethods />}
      inputs={inputsBySection}
      callHint="When we call"
      site={{ ...site, ...siteCalls }}
    />,
  );
  return aUser();
}

const calendarLoaded = () =>
  act(async () => void (await import('@/features/consultation/call/calendar/CallBooking')));

type User = ReturnType<typeof aUser>;

const input = (name: InputName) =>
  screen.getByLabelText(fields[name].label, { selector: `[name='${name}']` });
const method = (method: ContactMethod) =>
  screen.getByRole('radio', {
    name: contactMethodOptions.find(({ value }) => value === method)?.label ?? method,
  });
const submitButton = () => screen.getByRole('button', { name: formCopy.submit });
const enter = (name: InputName, value: string) =>
  fireEvent.input(input(name), { target: { value } });

async function fillRequired(user: User) {
  const { service, ...texts } = entered;
  for (const [name, value] of Object.entries(texts)) enter(name as InputName, value);
  await user.selectOptions(input('service'), service);
}

const freeTimes = (day: string) =>
  slotStates(day, siteCalls, wednesday).filter(({ state }) => state === 'free');

async function pickDate(user: User, day: string) {
  await screen.findByText(callCopy.date);
  // For a month, jsdom takes seconds to find a role or label.
  const find = (name: string) => document.querySelector(`[aria-label="${name}"]`);
  const cell = () => find(`Choose ${dayInWords(day)}`);
  if (!cell()) await user.click(find(calendarCopy.nextMonth) as Element);
  await user.click(cell() as Element);
}

async function askForCall(user: User, day: string, time = freeTimes(day)[0] as SlotOfDay) {
  await user.click(method('phone'));
  await pickDate(user, day);
  const slot = document.querySelector(`[name="callTime"][value="${time.value}"]`);
  await user.click(slot as Element);
  return time;
}

function recordRequests(answer: (id: string) => Response | Promise<Response> = delivered) {
  const requests: { id: string; body: Record<string, unknown> }[] = [];
  mswServer.use(
    http.post('*/api/consultation', async ({ request }) => {
      const id = request.headers.get('idempotency-key') ?? '';
      requests.push({ id, body: (await request.json()) as Record<string, unknown> });
      return answer(id);
    }),
  );
  return requests;
}

const delivered = (id: string) => HttpResponse.json({ id, status: 'delivered' });

async function sendBy(by: 'email' | 'text', user: User) {
  await fillRequired(user);
  await user.click(method(by));
  await user.click(submitButton());
}

const thankYou = () => screen.findByRole('heading', { name: thankYouCopy.title });
const sentence = (text: string) =>
  screen.getByText(text.replaceAll('\u00a0', ' '), { exact: false });

beforeEach(() => {
  setClock(wednesday);
  window.history.replaceState(null, '', paths.consultation);
  window.localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setVisitorZone(siteCalls.timeZone);
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken: [] })));
});

test('gives each field its autofill token and its keyboard', async () => {
  renderPage();
  await calendarLoaded();
  const attributes = ['name', 'type', 'inputmode', 'autocomplete'];
  const texts = document.querySelectorAll('form input:not([type="radio"])[autocomplete]');
  const attributeLists = [...texts].map((text) =>
    attributes.map((name) => text.getAttribute(name)),
  );
  // The last one is the honeypot.
  expect(attributeLists.map((values) => values.join(' ').trimEnd())).toEqual([
    'name text text name',
    'email email email email',
    'phone tel tel tel',
    'company text text organization',
    'website url url url',
    'reference_note   off',
  ]);
  const required = [...document.querySelectorAll('form [required]')];
  expect([...new Set(required.map((control) => control.getAttribute('name')))]).toEqual([
    'name',
    'email',
    'phone',
    'service',
    'description',
    'contactMethod',
  ]);
  expect(input('description')).toHaveAttribute('maxlength', '20000');
});

test('does not render the calendar or its slots for a letter, even one that completes a section', async () => {
  const user = renderPage();
  await calendarLoaded();
  await askForCall(user, callDay(5));
  const renders = jest.mocked(SlotGrid).mock.calls.length;
  enter('description', 'W');
  const section = screen.getByRole('group', { name: /^Project Details/ });
  await waitFor(() => expect(section).toHaveAttribute('data-complete'));
  expect(jest.mocked(SlotGrid)).toHaveBeenCalledTimes(renders);
});

describe('submitting', () => {
  test('sends nothing that native validation stops, and adds no message', async () => {
    const requests = recordRequests();
    const user = renderPage();
    const words = () =>
      document.querySelector('form')?.textContent?.replaceAll(formCopy.complete, '');
    await fillRequired(user);
    const before = words();
    for (const website of ['!', 'doyle dental', 'http://']) {
      enter('website', website);
      await user.click(submitButton());
      expect(input('website')).toHaveValue(website);
      expect(input('website')).toBeInvalid();
    }
    expect(words()).toBe(before);
    expect(requests).toEqual([]);
  });

  test.each([
    ['clicks', () => submitButton().click()],
    ['submits the form', () => submitButton().closest('form')?.requestSubmit()],
  ])('sends a form that a script filled in without events and %s', async (_, press) => {
    const requests = recordRequests();
    renderPage();
    for (const [name, value] of Object.entries(entered)) {
      (input(name as InputName) as HTMLInputElement).value = value;
    }
    (method('text') as HTMLInputElement).checked = true;
    act(press);
    await thankYou();
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ ...entered, contactMethod: 'text' }),
    ]);
  });

  test('sends the value of the honeypot', async () => {
    const requests = recordRequests();
    const user = renderPage();
    await user.type(screen.getByLabelText(formCopy.spamTrap, { selector: 'input' }), 'spam');
    await sendBy('email', user);
    await thankYou();
    expect(requests[0]?.body).toMatchObject({ reference_note: 'spam' });
  });
});

describe('Thank You', () => {
  test('replaces the form and its surroundings', async () => {
    recordRequests();
    const user = renderPage();
    const form = submitButton().closest('form') as HTMLFormElement;
    await sendBy('text', user);
    await thankYou();
    const answer = `${thankYouCopy.received} ${thankYouCopy.replies.text}`;
    await waitFor(() => expect(sentence(answer)).toBeVisible());
    expect(sentence(thankYouCopy.reach.phone(entered.phone))).toBeVisible();
    const instagram = screen.getByRole('link', { name: /Instagram/ });
    expect(instagram).toHaveAttribute('href', site.instagramUrl);
    expect(screen.getByText('The street').closest('[data-light]')).toHaveAttribute(
      'data-light',
      'morning',
    );
    for (const gone of ['The intro', 'The aside']) expect(screen.queryByText(gone)).toBeNull();
    expect(Object.values(valuesOf(form)).join('')).toBe('');
  });

  test('appears even if the booked call fails to render', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const held = deferred<void>();
    const requests = recordRequests((id) => held.promise.then(() => delivered(id)));
    const user = renderPage();
    await fillRequired(user);
    await askForCall(user, callDay(5));
    await user.click(submitButton());
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('no formats here');
    });
    held.resolve();
    expect(await thankYou()).toHaveFocus();
    expect(screen.queryByRole('link', { name: thankYouCopy.addToCalendar })).toBeNull();
    expect(requests).toHaveLength(1);
  });
});

const heldAnswer: Answer = { callOutcome: null, superseded: null };

const callOf = ({ callDate, callTime }: { callDate: string; callTime: string }) => ({
  callDate,
  callTime,
});

function answerHeld(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  mswServer.use(
    http.post('*/api/consultation/call', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
}

const nothingHeld = { callDate: null, callTime: null, version: 0 };

describe('Thank You after a reload', () => {
  const id = '7a0c6c1e-0a35-4d53-8f2c-1d5d3a6d6a11';

  interface Reloaded {
    values: Record<string, string>;
    answer?: Answer | null;
    version?: number;
    correction?: Correction | null;
  }

  function reloadWith({ values, answer = heldAnswer, version = 0, correction = null }: Reloaded) {
    const sent = { id, body: '{}', values, thread: id, version, answer };
    window.history.replaceState({ consultation: { id, values, correction, sent } }, '');
    return renderPage();
  }

  const call = { ...entered, contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' };
  const moved = { callDate: '2026-11-24', callTime: aCallTime };
  const movedInWords = `Tuesday, November 24, 2026 at ${timeInWords(aCallTime)}`;
  /** Finds an element whose space is not only reserved. */
  const seen = (role: 'link' | 'button', name: string) => {
    const found = screen.queryByRole(role, { name });
    return found?.closest('[data-hidden]') ? null : found;
  };
  const addToCalendar = () => seen('link', thankYouCopy.addToCalendar);
  const file = () => decodeURIComponent(addToCalendar()?.getAttribute('href') ?? '');
  const correctIt = () => seen('button', thankYouCopy.correct);

  test('confirms a correction and the end of the call that it gives up', async () => {
    answerHeld(() => HttpResponse.json({ ...nothingHeld, version: 1 }));
    const correction = { thread: id, version: 1, held: callFromFields(call) };
    reloadWith({ values: { ...entered, contactMethod: 'email' }, version: 1, correction });
    const off = 'Your call on Monday, November 23, 2026 at 10:15 AM Eastern Time is off.';
    await waitFor(() =>
      expect(
        sentence(`${thankYouCopy.receivedChange} ${off} ${thankYouCopy.replies.email}`),
      ).toBeVisible(),
    );
  });

  test.each([
    ['unavailable', thankYouCopy.replies.unavailableCall],
    ['taken', thankYouCopy.replies.takenCall],
  ] as const)('promises no call whose answer is %s', async (callOutcome, text) => {
    const asked = answerHeld(() => HttpResponse.json(nothingHeld));
    reloadWith({ values: call, answer: { callOutcome, superseded: null } });
    await waitFor(() => expect(sentence(text)).toBeVisible());
    expect(asked).toEqual([{ thread: id }]);
    expect(screen.queryByText(thankYouCopy.call.phone)).toBeNull();
    expect(addToCalendar()).toBeNull();
  });

  test('shows that a request without an answer is being sent, and later that it failed', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = answerHeld(() => HttpResponse.json(nothingHeld));
    const held = deferred<Response>();
    recordRequests(() => held.promise);
    reloadWith({ values: call, answer: null });
    const { sending, stored, failed, offline } = thankYouCopy.waiting;
    expect(sentence(`${sending} ${stored} ${thankYouCopy.waiting.call}`)).toBeVisible();
    held.resolve(HttpResponse.error());
    await waitFor(() => expect(sentence(`${failed} ${stored}`)).toBeVisible());
    expect(addToCalendar()).toBeNull();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sentence(`${offline} ${stored}`)).toBeVisible());
    expect(error).toHaveBeenCalledTimes(2);
    expect(asked).toEqual([]);
  });

  test.each([
    ['without an answer', () => HttpResponse.error()],
    ['if somebody else answers', () => HttpResponse.json({ version: 'new' })],
    ['if the server confirms it', () => HttpResponse.json({ ...nothingHeld, ...callOf(call) })],
  ])('shows a held call %s, even once it is over', async (_, answer) => {
    setClock(new Date('2026-12-24T15:15:00Z'));
    answerHeld(answer);
    reloadWith({ values: call });
    expect(addToCalendar()).toBeNull();
    await waitFor(() => expect(sentence(thankYouCopy.replies.heldCall)).toBeVisible());
    expect(addToCalendar()).toBeVisible();
    expect(file()).toMatch(/SEQUENCE:0\s/);
  });

  test('promises no call of a thread that is unknown', async () => {
    answerHeld(() => HttpResponse.json({ thread: 'unknown' }, { status: 404 }));
    reloadWith({ values: call });
    await waitFor(() => expect(sentence(thankYouCopy.replies.heldCall)).toBeVisible());
    expect(addToCalendar()).toBeNull();
    expect(correctIt()).toBeVisible();
  });

  test('shows a later change and the held call, without an address', async () => {
    answerHeld(() => HttpResponse.json({ ...moved, version: 3 }));
    reloadWith({ values: call });
    await waitFor(() => expect(sentence(thankYouCopy.replies.changed)).toBeVisible());
    expect(sentence(movedInWords)).toBeVisible();
    expect(sentence(thankYouCopy.heldCall)).toBeVisible();
    expect(file()).toMatch(/SEQUENCE:3\s/);
    expect(file()).not.toContain(entered.phone);
    expect(correctIt()).toBeNull();
    expect(
      sentence(thankYouCopy.reach.email(entered.email)).closest('[data-hidden]'),
    ).not.toBeNull();
  });

  test('shows that a changed request has lost its call', async () => {
    answerHeld(() => HttpResponse.json({ ...nothingHeld, version: 1 }));
    reloadWith({ values: call });
    await waitFor(() => expect(sentence(thankYouCopy.replies.changedAndOff)).toBeVisible());
    expect(addToCalendar()).toBeNull();
    expect(seen('link', callPage.bookTitle)).toHaveAttribute('href', `${paths.call}#${id}`);
  });

  test('shows that another request is current if the answer has superseded', async () => {
    answerHeld(() => HttpResponse.error());
    reloadWith({ values: call, version: 1, answer: { callOutcome: null, superseded: 2 } });
    await waitFor(() => expect(sentence(thankYouCopy.replies.changed)).toBeVisible());
    expect(addToCalendar()).toBeNull();
  });

  test('links to the page of a call that was given up, without layout shift', async () => {
    answerHeld(() => HttpResponse.json(nothingHeld));
    reloadWith({ values: call });
    const space = () => document.querySelector('[data-card-space]');
    expect(space()).not.toBeNull();
    await waitFor(() => expect(seen('link', callPage.bookTitle)).toBeVisible());
    expect(seen('link', callPage.bookTitle)).toHaveAttribute('href', `${paths.call}#${id}`);
    expect(space()).not.toBeNull();
    await waitFor(() => expect(sentence(thankYouCopy.replies.noCall)).toBeVisible());
    expect(addToCalendar()).toBeNull();
    expect(correctIt()).toBeVisible();
  });

  test('reserves the space of the next steps after a request without a call', async () => {
    answerHeld(() => HttpResponse.json({ ...nothingHeld, version: 1 }));
    reloadWith({ values: { ...entered, contactMethod: 'email' } });
    const [step] = thankYouCopy.next;
    const steps = () => screen.getByText(step.what).closest('ol');
    expect(steps()).toHaveAttribute('data-hidden');
    await waitFor(() => expect(sentence(thankYouCopy.replies.changed)).toBeVisible());
    expect(steps()).toHaveAttribute('data-hidden');
  });

  test.each([
    [
      'waits, with the sign on CLOSED, until an answer says that we have the request',
      null,
      'waiting',
    ],
    ['turns the sign to OPEN then', heldAnswer, 'received'],
  ] as const)('%s', async (_, answer, shown) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answerHeld(() => HttpResponse.json(nothingHeld));
    recordRequests(() => HttpResponse.error());
    reloadWith({ values: { ...entered, contactMethod: 'email' }, answer });
    await thankYou();
    const sentence = thankYouCopy.sentences[answer ? 'received' : 'waiting'];
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.querySelector('[data-sent]')).toHaveAttribute('data-sent', shown);
  });

  test('shows that an erased request was removed, sends no query, and removes its copy', async () => {
    const asked = answerHeld(() => HttpResponse.json(nothingHeld));
    recordRequests((key) => HttpResponse.json({ id: key, status: 'delivered', erased: true }));
    reloadWith({ values: call, answer: null });
    await waitFor(() => expect(sentence(thankYouCopy.replies.erased)).toBeVisible());
    expect(document.querySelector('[data-sent]')).toHaveAttribute('data-sent', 'waiting');
    expect(seen('link', thankYouCopy.sendAnother)).toHaveAttribute('href', paths.consultation);
    expect(correctIt()).toBeNull();
    expect(addToCalendar()).toBeNull();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('“Correct it” queries the held call when pressed, and opens with it and its version', async () => {
    const requests = recordRequests();
    const answers = [
      { ...nothingHeld, ...callOf(call) },
      { ...moved, version: 2 },
    ];
    answerHeld(() => HttpResponse.json(answers.shift()));
    const user = reloadWith({ values: call });
    await waitFor(() => expect(correctIt()).toBeVisible());
    await user.click(correctIt() as Element);
    await screen.findByText(new RegExp(`and its call on ${movedInWords}`));
    await calendarLoaded();
    expect(document.querySelector(`[name="callTime"][value="${aCallTime}"]`)).toBeChecked();
    await user.click(submitButton());
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ ...moved, version: 3 }));
    await thankYou();
  });

  test('“Correct it” opens with the request’s own call if no answer comes within a second', async () => {
    answerHeld(() => HttpResponse.error());
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const user = reloadWith({ values: call });
    await waitFor(() => expect(correctIt()).toBeVisible());
    await user.click(correctIt() as Element);
    await screen.findByText(/and its call on Monday, November 23, 2026 at 10:15 AM/);
    expect(timeout.mock.calls).toContainEqual([1000]);
  });
});

test('works up to Thank You with a translator that replaces every text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer = (_: string): Response => HttpResponse.error();
  const requests = recordRequests((id) => answer(id));
  function translate(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent?.isConnected || parent.matches('font, option, style, script')) continue;
      const font = document.createElement('font');
      parent.replaceChild(font, text);
      font.append(text);
    }
  }
  const translator = new MutationObserver(() => translate(document.body));
  const user = renderPage();
  translate(document.body);
  translator.observe(document.body, { childList: true, subtree: true, characterData: true });
  await fillRequired(user);
  const day = callDay(20);
  await askForCall(user, day);
  await askForCall(user, day, freeTimes(day)[4]);
  await user.click(method('email'));
  await askForCall(user, callDay(1));
  await user.click(document.querySelector('[type="submit"]') as Element);
  await waitFor(() => expect(document.getElementById('thank-you')).toHaveFocus());
  expect(requests[0]?.body).toMatchObject({ callDate: callDay(1) });
  expect(document.body).toHaveTextContent('Once we get it');
  answer = (id) => HttpResponse.json({ id, status: 'pending', callTime: 'taken' });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(document.body).toHaveTextContent(thankYouCopy.replies.takenCall.slice(0, 20)),
  );
  translator.disconnect();
});
