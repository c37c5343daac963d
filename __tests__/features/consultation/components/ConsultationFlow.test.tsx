import {
  act,
  fireEvent,
  getDefaultNormalizer,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { callCopy, formCopy, thankYouCopy, waitingCopy } from '@/content/copy/consultation';
import { nameWords, tradePhrases } from '@/content/examples/examples';
import { replyTime } from '@/content/replyTime';
import { site } from '@/content/site';
import { noteCallTimeTaken } from '@/features/consultation/browser/callTimeTaken';
import { startCorrection } from '@/features/consultation/browser/draft';
import { forgetRequest, keepRequest } from '@/features/consultation/browser/keptRequests';
import {
  rememberSentRequest,
  type SentRequest,
  sentRequest,
} from '@/features/consultation/browser/sentRequest';
import { ConsultationFlow } from '@/features/consultation/components/ConsultationFlow';
import { isFree, slotStates } from '@/features/consultation/model/call/availability';
import { bookedSlots } from '@/features/consultation/model/call/bookedSlots';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import type { TimeSlot } from '@/features/consultation/model/call/slots';
import { fields, type InputName } from '@/features/consultation/model/fields';
import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { callSectionId } from '@/lib/paths';
import { deferred } from '../../../../testing/run/deferred';
import { agencyZone, callDay, wednesday } from '../../../../testing/samples/calls';
import { entered } from '../../../../testing/samples/entered';
import { setClock } from '../../../../testing/unit/clock';
import { mswServer } from '../../../../testing/unit/mswServer';
import { aUser } from '../../../../testing/unit/user';

const timeZone = agencyZone;
/** A text as Testing Library reads it, with plain spaces. */
const normalize = getDefaultNormalizer();

function renderFlow() {
  const { unmount } = render(
    <ConsultationFlow
      intro={<h1>Free Consultation</h1>}
      aside={<aside>How it goes</aside>}
      privacy="What we keep"
      lights={{ asking: 'firstLight', sent: 'morning' }}
      questions={<h2>Questions</h2>}
      street={<p>The street</p>}
      offers={{ services: serviceOptions, tradePhrases, nameWords }}
      site={{ ...site, timeZone, timeZoneName: 'Eastern Time' }}
      callHint=""
    />,
  );
  leave = unmount;
  return aUser();
}

/** Removes the page, as a reload does. */
let leave: () => void;

type User = ReturnType<typeof aUser>;

const input = (name: InputName) =>
  screen.getByLabelText(fields[name].label, { selector: `[name='${name}']` });
const method = (method: ContactMethod) =>
  screen.getByRole('radio', {
    name: contactMethodOptions.find(({ value }) => value === method)?.label ?? method,
  });
const submitButton = () => screen.getByRole('button', { name: formCopy.submit });

async function fillRequired(user: User) {
  const { service, ...texts } = entered;
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.input(input(name as InputName), { target: { value } });
  }
  await user.selectOptions(input('service'), service);
}

async function pickDate(user: User, day: string) {
  await screen.findByText(callCopy.date);
  // A query by role or label takes jsdom seconds for a whole month.
  const find = (name: string) => document.querySelector(`[aria-label="${name}"]`);
  const cell = () => find(`Choose ${dayInWords(day)}`);
  if (!cell()) await user.click(find('Next Month') as Element);
  await user.click(cell() as Element);
}

const timeGroup = () => screen.queryByRole('group', { name: callCopy.time });

function freeTimes(...days: string[]) {
  const [first = ''] = days;
  return slotStates(first, timeZone, wednesday).filter(({ value }) =>
    days.every((day) => isFree(day, value, timeZone, wednesday)),
  );
}

function timeNamed(slot?: TimeSlot): HTMLElement {
  const time = document.querySelector<HTMLElement>(`[name="callTime"][value="${slot?.value}"]`);
  if (!time) throw new Error(`There is no ${slot?.label}`);
  return time;
}

async function pickTime(user: User, slot?: TimeSlot) {
  const more = screen.queryByText(callCopy.moreTimes, { selector: '[aria-expanded="false"]' });
  if (more) await user.click(more);
  await user.click(timeNamed(slot));
}

/** What the route received, in order. */
function recordRequests(answer: (id: string) => Response | Promise<Response>) {
  const bodies: Record<string, unknown>[] = [];
  mswServer.use(
    http.post('*/api/consultation', async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return answer(request.headers.get('idempotency-key') ?? '');
    }),
  );
  return bodies;
}

const delivered = (id: string) => HttpResponse.json({ id, status: 'delivered' });

async function askForCall(user: User, day: string, time?: TimeSlot) {
  await user.click(method('phone'));
  await pickDate(user, day);
  await pickTime(user, time);
}

async function sendBy(by: 'email' | 'text', user: User) {
  await fillRequired(user);
  await user.click(method(by));
  await user.click(submitButton());
}

/** What Thank You repeats. */
const reach = { email: 'ada@example.com', phone: '+1 555 010 0100' };

const thankYou = () => screen.findByRole('heading', { name: thankYouCopy.title });

beforeEach(() => {
  setClock(wednesday);
  window.history.replaceState(null, '', '/consultation');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // The visitor's clock is the agency's.
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken: [] })));
});

describe('a call', () => {
  test('shows a date picker, which another contact method hides and clears', async () => {
    const user = renderFlow();
    expect(screen.queryByText(callCopy.date)).not.toBeInTheDocument();
    const day = callDay(2);
    await askForCall(user, day, freeTimes(day)[0]);
    await user.click(method('text'));
    expect(screen.queryByText(callCopy.date)).not.toBeInTheDocument();
    expect(timeGroup()).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
    await user.click(method('phone'));
    expect(submitButton()).toBeDisabled();
    expect(timeGroup()).not.toBeInTheDocument();
  });

  test('keeps the time on another date only when it is free there', async () => {
    const user = renderFlow();
    const [first, second] = [callDay(1), callDay(2)];
    const keeps = freeTimes(first, second)[0];
    const drops = freeTimes(first).find(({ value }) => bookedSlots(second).has(value));
    if (!keeps || !drops) throw new Error('the drawn dates share all their booked times');
    await askForCall(user, first, keeps);
    await pickDate(user, second);
    expect(timeNamed(keeps)).toBeChecked();
    await askForCall(user, first, drops);
    await pickDate(user, second);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription(callCopy.missing.time);
  });
});

describe('sending', () => {
  test('Thank You replaces the form and its surroundings, and the street turns to morning', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const street = screen.getByText('The street').parentElement;
    expect(street).toHaveAttribute('data-light', 'firstLight');
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeInTheDocument();
    await sendBy('text', user);
    expect(await thankYou()).toHaveFocus();
    const reply = `We’ll reply within ${replyTime} by text, with a link to your plan.`;
    expect(screen.getByText(`${thankYouCopy.received} ${reply}`)).toBeVisible();
    expect(
      screen.getByText(normalize(thankYouCopy.replyTo.text(reach)), { exact: false }),
    ).toBeVisible();
    const instagram = screen.getByRole('link', { name: /Instagram/ });
    expect(instagram).toHaveAttribute('href', site.instagramUrl);
    expect(street).toBeVisible();
    expect(street).toHaveAttribute('data-light', 'morning');
    expect(screen.queryByRole('heading', { name: 'Questions' })).not.toBeInTheDocument();
    expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
  });

  test('repeats a number that looks short, even where the reply comes by email', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    fireEvent.input(input('phone'), { target: { value: '614 555 01' } });
    await user.click(method('email'));
    await user.click(submitButton());
    const number = normalize('The number we have is 614 555 01.');
    expect(await screen.findByText(number, { exact: false })).toBeVisible();
  });

  test('promises an email where a text is asked for at a number without digits', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    fireEvent.input(input('phone'), { target: { value: 'call me at night' } });
    await user.click(method('text'));
    await user.click(submitButton());
    await user.click(screen.getByRole('button', { name: formCopy.sendAnyway }));
    const reply = `${thankYouCopy.received} We’ll reply within ${replyTime} by email.`;
    expect(await screen.findByText(reply)).toBeVisible();
    expect(screen.getByText(/^Our email goes to/)).toHaveTextContent(
      'We don’t have a phone number for you yet.',
    );
  });

  test('says next to Submit that sending is free, and when the reply comes', () => {
    renderFlow();
    const free = screen.getByText(formCopy.free, { exact: false });
    expect(free.nextElementSibling).toContainElement(submitButton());
    const note = "We'll respond within 2 hours with your custom strategy";
    expect(submitButton().nextElementSibling).toHaveTextContent(note);
  });

  test('submitting twice sends once', async () => {
    const held = deferred<void>();
    const bodies = recordRequests((id) => held.promise.then(() => delivered(id)));
    const user = renderFlow();
    await fillRequired(user);
    await user.click(method('email'));
    await user.dblClick(submitButton());
    await user.click(screen.getByRole('button', { name: formCopy.submitting }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    held.resolve();
    await thankYou();
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['breaks off the call', true],
    ['leaves the call pending', false],
  ])(
    'Thank You comes to a page that left while sending and is back, where the browser %s',
    async (_, breaksOff) => {
      const call = deferred<Response>();
      jest.spyOn(window, 'fetch').mockReturnValue(call.promise);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await sendBy('email', renderFlow());
      window.dispatchEvent(new Event('beforeunload'));
      if (breaksOff) {
        call.reject(new TypeError());
        await thankYou();
      }
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(await thankYou()).toHaveFocus();
      expect(Object.keys(window.localStorage)).toHaveLength(1);
      expect(JSON.parse(window.sessionStorage['consultation-draft']).fields).toEqual({});
    },
  );

  test('empties the controls before Thank You, so that no browser restores them', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const form = submitButton().closest('form') as HTMLFormElement;
    await sendBy('email', user);
    await thankYou();
    expect([...new FormData(form).values()].join('')).toBe('');
  });

  test('shows Thank You even when the booked call cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const held = deferred<void>();
    const bodies = recordRequests((id) => held.promise.then(() => delivered(id)));
    const user = renderFlow();
    const day = callDay(5);
    await fillRequired(user);
    await askForCall(user, day, freeTimes(day)[0]);
    await user.click(submitButton());
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('no formats here');
    });
    held.resolve();
    expect(await thankYou()).toHaveFocus();
    expect(
      screen.queryByRole('link', { name: thankYouCopy.addToCalendar }),
    ).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });

  test('Thank You tells the day, the address and the number of a call once', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const day = callDay(4);
    const [time] = freeTimes(day);
    await fillRequired(user);
    await askForCall(user, day, time);
    await user.click(submitButton());
    const told =
      (await thankYou()).closest('section')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const timesTold = (words: string) => told.split(words).length - 1;
    const [weekday = ''] = dayInWords(day).split(',');
    for (const once of [weekday, reach.email, reach.phone, replyTime, thankYouCopy.fix]) {
      expect([once, timesTold(once)]).toEqual([once, 1]);
    }
    expect(screen.getByText(thankYouCopy.wrong.both, { exact: false })).toBeVisible();
    expect(screen.getByText(thankYouCopy.wrote(entered.description))).toBeVisible();
  });

  test('asks once more about a short phone number where a text depends on it, and a second press sends', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('phone'));
    await user.type(input('phone'), '212 55');
    await user.click(method('text'));
    await user.click(submitButton());
    expect(input('phone')).toHaveFocus();
    expect(input('phone')).toHaveAccessibleDescription(
      `${fields.phone.hint} ${formCopy.notSent} ${formCopy.shortPhone} ${formCopy.sendAnyway}`,
    );
    expect(bodies).toHaveLength(0);
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ phone: '212 55' });
    expect(await screen.findByText(formCopy.shortPhone, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: thankYouCopy.fix })).toHaveClass('button');
  });

  test('leads to a doubtful number before what is missing below it, and still asks once more', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('phone'));
    await user.type(input('phone'), '212 55');
    await user.click(submitButton());
    expect(input('phone')).toHaveFocus();
    expect(await screen.findByText(fields.contactMethod.missing)).toBeVisible();
    await user.click(method('text'));
    await user.click(submitButton());
    expect(input('phone')).toHaveFocus();
    expect(bodies).toHaveLength(0);
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ phone: '212 55' });
  });

  test('a visitor who answers one of two questions is not asked the other again', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('email'));
    await user.type(input('email'), 'ada@gmial.com');
    await user.clear(input('phone'));
    await user.type(input('phone'), '212 55');
    await user.click(method('text'));
    await screen.findByRole('button', { name: 'ada@gmail.com' });
    await user.click(submitButton());
    await user.clear(input('phone'));
    expect(bodies).toHaveLength(0);
    await user.type(input('phone'), '212 555 0147');
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ email: 'ada@gmial.com', phone: '212 555 0147' });
  });

  test('a correction of something else is not held by a question about what was sent as it is', async () => {
    const bodies = recordRequests(delivered);
    let user = renderFlow();
    await fillRequired(user);
    await user.clear(input('phone'));
    await user.type(input('phone'), '212 55');
    await user.click(method('text'));
    await user.click(submitButton());
    await user.click(submitButton());
    await thankYou();
    startCorrection(sentRequest() as SentRequest, Date.now());
    leave();
    window.history.pushState(null, '', '/consultation?correct#email');
    user = renderFlow();
    await user.type(input('name'), ' Byron');
    await user.click(screen.getByRole('button', { name: formCopy.submitChange }));
    await thankYou();
    expect(bodies[1]).toMatchObject({ name: 'Ada Lovelace Byron', phone: '212 55' });
  });

  test('asks once more about an address where an email depends on it, and keeps the tap on the suggestion', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@gmial.com');
    await user.click(method('text'));
    const suggestion = () => screen.findByRole('button', { name: 'dana@gmail.com' });
    await suggestion();
    await user.click(method('email'));
    await user.click(submitButton());
    expect(input('email')).toHaveFocus();
    expect(input('email')).toHaveAccessibleDescription(new RegExp(`${formCopy.sendAnyway}$`));
    expect(await suggestion()).toBeVisible();
    expect(bodies).toHaveLength(0);
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ email: 'dana@gmial.com' });
  });

  test('asks two questions once more, and says at the first what a press does', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@salon');
    await user.clear(input('phone'));
    await user.type(input('phone'), '212 55');
    await user.click(method('text'));
    await user.click(submitButton());
    expect(input('email')).toHaveFocus();
    expect(input('email')).toHaveAccessibleDescription(new RegExp(`${formCopy.sendAnyway}$`));
    expect(input('phone')).toHaveAccessibleDescription(
      `${fields.phone.hint} ${formCopy.shortPhone}`,
    );
    await user.click(screen.getByRole('button', { name: formCopy.sendAnyway }));
    await thankYou();
    expect(bodies[0]).toMatchObject({ email: 'dana@salon', phone: '212 55' });
  });

  test('asks no question about a field that is empty', async () => {
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('phone'));
    await user.click(method('text'));
    await user.click(submitButton());
    expect(input('phone')).toHaveAccessibleDescription(
      `${fields.phone.hint} ${fields.phone.missing}`,
    );
  });

  test('sends no call without a time by the button at a question', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@salon');
    await user.click(method('email'));
    await user.click(submitButton());
    await user.click(method('phone'));
    await user.click(screen.getByRole('button', { name: formCopy.sendAnyway }));
    expect(document.getElementById(callSectionId)).toHaveFocus();
    expect(bodies).toHaveLength(0);
  });

  test('asks about a new slip in an address that is changed and submitted in one go', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.click(method('email'));
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@salon');
    await user.click(submitButton());
    expect(input('email')).toHaveAccessibleDescription(new RegExp(formCopy.noEnding));
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@gmial.com');
    await user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
    expect(input('email')).toHaveAccessibleDescription(new RegExp(`${formCopy.sendAnyway}$`));
    expect(bodies).toHaveLength(0);
    await user.clear(input('email'));
    await user.type(input('email'), 'dana@gmail.con{Enter}');
    expect(input('email')).toHaveAccessibleDescription(/dana@gmail\.com\?/);
    expect(bodies).toHaveLength(0);
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ email: 'dana@gmail.con' });
  });

  test('sends a website that looks like none, after a question, as the route takes it', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.type(input('website'), 'doyle dental');
    await user.tab();
    expect(await screen.findByText(formCopy.noWebsite)).toBeVisible();
    expect(input('website')).toHaveValue('doyle dental');
    expect(input('website')).toBeValid();
    await user.click(method('email'));
    await user.click(submitButton());
    await thankYou();
    expect(bodies[0]).toMatchObject({ website: 'https://doyle dental' });
  });

  test('a correction sends what was sent as a new request that names the one before', async () => {
    const named: (string | null)[] = [];
    const ids: string[] = [];
    mswServer.use(
      http.post('*/api/consultation', ({ request }) => {
        const id = request.headers.get('idempotency-key') ?? '';
        ids.push(id);
        named.push(request.headers.get('x-corrects'));
        return delivered(id);
      }),
    );
    await sendBy('email', renderFlow());
    await thankYou();
    startCorrection(sentRequest() as SentRequest, Date.now());
    leave();
    window.history.pushState(null, '', '/consultation?correct#email');
    const user = renderFlow();
    expect(screen.getByText(formCopy.corrects(null))).toBeVisible();
    expect(screen.queryByText('Questions')).toBeNull();
    expect(input('email')).toHaveFocus();
    expect(input('name')).toHaveValue('Ada Lovelace');
    expect(input('description')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: formCopy.correctMore }));
    expect(input('description')).toBeVisible();
    expect(input('website')).toHaveFocus();
    expect(method('email')).toBeChecked();
    await user.type(input('email'), '.au');
    await user.click(screen.getByRole('button', { name: formCopy.submitChange }));
    await thankYou();
    expect(named).toEqual([null, ids[0]]);
    expect(ids[1]).not.toBe(ids[0]);
    expect(screen.getByText(/ada@example\.com\.au.+The number we have is/)).toBeVisible();
  });

  test('Thank You in the back/forward cache shows what was corrected since', async () => {
    mswServer.use(
      http.post('*/api/consultation', ({ request }) =>
        delivered(request.headers.get('idempotency-key') ?? ''),
      ),
    );
    await sendBy('email', renderFlow());
    await thankYou();
    const sent = sentRequest() as SentRequest;
    const first = { ...sent, id: crypto.randomUUID(), email: 'ada@first.example' };
    rememberSentRequest(first, sent.id);
    const second = { ...sent, id: crypto.randomUUID(), email: 'ada@second.example' };
    rememberSentRequest(second, first.id);
    act(() => window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText(/ada@second\.example/)).toBeVisible();
  });

  describe('a booked call, after a reload,', () => {
    const id = '7a0c6c1e-0a35-4d53-8f2c-1d5d3a6d6a11';
    const phone = '+1 555 010 0100';
    const bookedCall = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' };

    function reloadAt(time: string) {
      jest.useFakeTimers({ now: new Date(time), advanceTimers: true });
      const sent = { id, choice: bookedCall, email: 'ada@example.com', phone, fields: {} };
      window.history.replaceState({ consultationRequest: sent }, '');
      renderFlow();
    }

    const calendarEntry = () => screen.queryByRole('link', { name: thankYouCopy.addToCalendar });

    test('is shown again, with its calendar entry', () => {
      reloadAt('2026-11-20T15:00:00Z');
      expect(screen.getByText(thankYouCopy.call)).toHaveTextContent('Monday, November 23, 2026');
      expect(calendarEntry()).toBeVisible();
      expect(
        screen.getByText(normalize(thankYouCopy.replyTo.bookedCall(reach)), { exact: false }),
      ).toBeVisible();
    });

    test('is not shown once it has begun', () => {
      reloadAt('2026-11-23T15:15:00Z');
      expect(screen.getByText(thankYouCopy.replies.passedCall, { exact: false })).toBeVisible();
      expect(screen.queryByText(thankYouCopy.call)).not.toBeInTheDocument();
      expect(calendarEntry()).not.toBeInTheDocument();
    });

    test('is withdrawn as soon as the server reports its time as taken', () => {
      reloadAt('2026-11-20T15:00:00Z');
      act(() => {
        keepRequest({ id, body: '{}' }, Date.now());
        noteCallTimeTaken(id);
        forgetRequest(id);
      });
      expect(screen.getByText(/Somebody else just took the time you chose/)).toBeVisible();
      expect(
        screen.getByText(normalize(thankYouCopy.replyTo.takenCall(reach)), { exact: false }),
      ).toBeVisible();
      expect(screen.queryByText(thankYouCopy.call)).not.toBeInTheDocument();
      expect(calendarEntry()).not.toBeInTheDocument();
    });

    test.each([
      ['another shape', { id, choice: 'phone' }],
      ['no text for its day', { id, phone, email: '', choice: { ...bookedCall, callDate: 7 } }],
    ])('with %s in the history entry is no request', (_, entry) => {
      window.history.replaceState({ consultationRequest: entry }, '');
      renderFlow();
      expect(submitButton()).toBeVisible();
    });
  });

  test('a waiting request can be deleted from Thank You and from a later form', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    recordRequests(() => new HttpResponse(null, { status: 503 }));
    await sendBy('email', renderFlow());
    await thankYou();
    expect(screen.getByText(waitingCopy.waiting)).toBeVisible();
    leave();
    window.history.pushState(null, '', '/consultation');
    const user = renderFlow();
    const note = screen.getByText(waitingCopy.waiting);
    await user.click(screen.getByRole('button', { name: waitingCopy.delete }));
    expect(window.localStorage).toHaveLength(0);
    expect(note).not.toBeInTheDocument();
  });

  test('sends the honeypot’s value beside the fields', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await user.type(screen.getByLabelText(formCopy.spamTrap, { selector: 'input' }), 'spam');
    await sendBy('email', user);
    const reply = new RegExp(`We’ll reply within ${replyTime} by email\\.$`);
    expect(await screen.findByText(reply)).toBeVisible();
    expect(screen.getByText(thankYouCopy.replyTo.email(reach), { exact: false })).toBeVisible();
    expect(bodies[0]).toMatchObject({ reference_note: 'spam' });
  });
});

test('ignores an unknown service in the link', () => {
  window.history.replaceState(null, '', '/consultation?service=nonsense');
  renderFlow();
  expect(input('service')).toHaveValue('');
});

test('restores a half-filled form and its call after a reload', async () => {
  const day = callDay(2);
  const [time] = freeTimes(day);
  const [phrase] = fields.description.phrases;
  const user = renderFlow();
  await fillRequired(user);
  await user.click(screen.getByRole('button', { name: phrase }));
  await askForCall(user, day, time);
  leave();
  renderFlow();
  expect(input('name')).toHaveValue('Ada Lovelace');
  expect(input('service')).toHaveValue('chatbot');
  expect(screen.getByRole('button', { name: phrase, pressed: true })).toBeVisible();
  expect(method('phone')).toBeChecked();
  const call = `${dayInWords(day)} at ${time?.label}`;
  expect(await screen.findByText(callCopy.selected, { exact: false })).toHaveTextContent(call);
  expect(submitButton()).toBeEnabled();
});

test('asks again after a reload what was not answered', async () => {
  const user = renderFlow();
  await user.type(input('phone'), '555');
  await user.tab();
  leave();
  renderFlow();
  expect(await screen.findByText(formCopy.shortPhone)).toBeVisible();
});

test('every field has its input type and is required as agreed', () => {
  renderFlow();
  const asks = (name: InputName) => {
    const { type, required, autocomplete, maxLength } = input(name) as HTMLInputElement;
    return [type, required, autocomplete, maxLength];
  };
  expect(asks('name')).toEqual(['text', true, 'name', 200]);
  expect(asks('email')).toEqual(['email', true, 'email', 254]);
  expect(asks('phone')).toEqual(['tel', true, 'tel', 50]);
  expect(asks('company')).toEqual(['text', false, 'organization', 200]);
  expect(asks('website')).toEqual(['url', false, 'url', 2048]);
  expect(asks('description')).toEqual(['textarea', true, '', 5000]);
  expect(input('service')).toBeRequired();
  for (const name of ['budget', 'timeline'] as const) expect(input(name)).not.toBeRequired();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired();
});

test('the sections and the button have the agreed labels', () => {
  renderFlow();
  const titles = ['Personal Information', 'Business Information', 'Project Details'];
  for (const [index, title] of [...titles, 'Preferred Contact Method'].entries()) {
    expect(screen.getByRole('group', { name: `${index + 1} ${title}` })).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Submit Consultation Request' })).toBeVisible();
});
