import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { formCopy } from '@/content/consultation';
import { openings } from '@/content/examples';
import { ConsultationFlow } from '@/features/consultation/components/ConsultationFlow';
import { isFree, slotStates } from '@/features/consultation/model/availability';
import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import { addDaysTo, bookingWindow, isWeekend } from '@/features/consultation/model/calendar';
import { dayInWords } from '@/features/consultation/model/callInWords';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import type { TimeSlot } from '@/features/consultation/model/slots';
import { deferred } from '../../../../testing/deferred';
import { mswServer } from '../../../support/mswServer';

const timeZone = 'America/New_York';

function renderFlow() {
  render(
    <ConsultationFlow
      intro={<h1>Free Consultation</h1>}
      aside={<aside>How it goes</aside>}
      privacy="What we keep"
      lights={{ asking: 'firstLight', sent: 'morning' }}
      questions={<h2>Questions</h2>}
      street={<p>The street</p>}
      offers={{ services: serviceOptions, openings }}
      siteName="Night Shift"
      instagramUrl="https://www.instagram.com/nightshift"
      timeZone={timeZone}
      timeZoneName="Eastern Time"
    />,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

/** The nth weekday on offer after today, so that none of its times is past. */
function weekday(nth: number): string {
  let day = bookingWindow(timeZone, new Date()).first;
  for (let count = 0; count < nth; ) {
    day = addDaysTo(day, 1);
    if (!isWeekend(day)) count += 1;
  }
  return day;
}

const submitButton = () => screen.getByRole('button', { name: 'Submit Consultation Request' });

async function fillRequired(user: User) {
  await user.type(screen.getByLabelText('Full Name'), 'Ada Lovelace');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.type(screen.getByLabelText('Phone'), '+1 555 010 0100');
  await user.selectOptions(screen.getByLabelText('Primary Service Interest'), 'chatbot');
  await user.type(screen.getByLabelText('Tell us about your business and goals'), 'A bakery.');
}

async function pickDate(user: User, day: string) {
  const name = new RegExp(`Choose ${dayInWords(day).replace(/, \d{4}$/, '')}`);
  await screen.findByText('Select Your Preferred Date');
  if (!screen.queryByRole('gridcell', { name })) {
    await user.click(screen.getByRole('button', { name: 'Next Month' }));
  }
  await user.click(screen.getByRole('gridcell', { name }));
}

const timeGroup = () => screen.queryByRole('group', { name: 'Select Your Preferred Time' });

function freeTimes(...days: string[]) {
  const [first = ''] = days;
  return slotStates(first, timeZone, new Date())
    .map(({ slot }) => slot)
    .filter(({ value }) => days.every((day) => isFree(day, value, timeZone, new Date())));
}

const timeNamed = (slot?: TimeSlot) =>
  screen.getByRole('radio', { name: new RegExp(`^${slot?.label}`) });

async function pickTime(user: User, slot?: TimeSlot) {
  const more = screen.queryByRole('button', { name: /^Quarter/, expanded: false });
  if (more) await user.click(more);
  await user.click(timeNamed(slot));
}

/** What the route received, in order. */
function recordRequests(answer: () => Response | Promise<Response>) {
  const bodies: Record<string, unknown>[] = [];
  mswServer.use(
    http.post('*/api/consultation', async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return bodies;
}

const delivered = () => HttpResponse.json({ id: 'x', status: 'delivered' });

async function askForCall(user: User, day: string, time?: TimeSlot) {
  await user.click(screen.getByRole('radio', { name: 'Phone call' }));
  await pickDate(user, day);
  await pickTime(user, time);
}

async function sendBy(method: 'Email' | 'Text message', user: User) {
  await fillRequired(user);
  await user.click(screen.getByRole('radio', { name: method }));
  await user.click(submitButton());
}

const thankYou = () => screen.findByRole('heading', { name: 'Thank You!' });

beforeEach(() => {
  window.history.replaceState(null, '', '/consultation');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken: [] })));
});

describe('a call', () => {
  test('has a date picker; another contact method hides it and clears day and time', async () => {
    const user = renderFlow();
    expect(screen.queryByText('Select Your Preferred Date')).not.toBeInTheDocument();
    const day = weekday(2);
    await askForCall(user, day, freeTimes(day)[0]);
    await user.click(screen.getByRole('radio', { name: 'Text message' }));
    expect(screen.queryByText('Select Your Preferred Date')).not.toBeInTheDocument();
    expect(timeGroup()).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    expect(submitButton()).toBeDisabled();
    expect(timeGroup()).not.toBeInTheDocument();
  });

  test('on another date keeps a time that is free there and drops one that is not', async () => {
    const user = renderFlow();
    const [first, second] = [weekday(1), weekday(2)];
    const keeps = freeTimes(first, second)[0];
    const drops = freeTimes(first).find(({ value }) => bookedSlots(second).has(value));
    if (!keeps || !drops) throw new Error('the drawn dates share all their booked times');
    await askForCall(user, first, keeps);
    await pickDate(user, second);
    expect(timeNamed(keeps)).toBeChecked();
    await askForCall(user, first, drops);
    await pickDate(user, second);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('Choose a time for your call to continue.');
  });
});

describe('sending', () => {
  test('Thank You takes the place of the form and what stands around it, and the street turns to morning', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const street = screen.getByText('The street').parentElement;
    expect(street).toHaveAttribute('data-light', 'firstLight');
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeInTheDocument();
    await sendBy('Text message', user);
    expect(await thankYou()).toHaveFocus();
    const reply = 'We will reply within 2 hours, by text message.';
    expect(screen.getByText(`Your consultation request was received. ${reply}`)).toBeVisible();
    expect(screen.getByText('Our answer goes to +1 555 010 0100.')).toBeVisible();
    const instagram = screen.getByRole('link', { name: /Instagram/ });
    expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/nightshift');
    expect(street).toBeVisible();
    expect(street).toHaveAttribute('data-light', 'morning');
    expect(screen.queryByRole('heading', { name: 'Questions' })).not.toBeInTheDocument();
    expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
  });

  test('that one can stop, and when we respond, is said right beside the button', () => {
    renderFlow();
    const stop = screen.getByText(formCopy.stop);
    expect(stop.nextElementSibling).toContainElement(submitButton());
    const note = "We'll respond within 2 hours with your custom strategy";
    expect(submitButton().nextElementSibling).toHaveTextContent(note);
  });

  test('submitting twice sends once', async () => {
    const answer = deferred<Response>();
    const bodies = recordRequests(() => answer.promise);
    const user = renderFlow();
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await user.dblClick(submitButton());
    await user.click(screen.getByRole('button', { name: 'Sending your request…' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    answer.resolve(delivered());
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
      await sendBy('Email', renderFlow());
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

  test('the controls are empty when they give way to Thank You, so that no browser restores them', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const form = submitButton().closest('form') as HTMLFormElement;
    await sendBy('Email', user);
    await thankYou();
    expect([...new FormData(form).values()].join('')).toBe('');
  });

  test('a booked call that cannot be shown leaves Thank You as it is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    const day = weekday(5);
    await fillRequired(user);
    await askForCall(user, day, freeTimes(day)[0]);
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('no formats here');
    });
    await user.click(submitButton());
    expect(await thankYou()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });

  test('the call is among what happens next, with the number that is called', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const day = weekday(4);
    const [time] = freeTimes(day);
    await fillRequired(user);
    await askForCall(user, day, time);
    await user.click(submitButton());
    await thankYou();
    const [, , call, last] = screen.getAllByRole('listitem');
    const [name] = dayInWords(day).split(',');
    const told = new RegExp(`^${name} ${time?.label}.*We call \\+1 555 010 0100`);
    expect(call).toHaveTextContent(told);
    expect(last).toHaveTextContent(/^After that/);
  });

  test('what falls into the spam trap travels beside the fields', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await user.type(screen.getByLabelText('Leave this empty', { selector: 'input' }), 'spam');
    await sendBy('Email', user);
    expect(await screen.findByText(/We will reply within 2 hours, by email\.$/)).toBeVisible();
    expect(screen.getByText('Our answer goes to ada@example.com.')).toBeVisible();
    expect(bodies[0]).toMatchObject({ reference_note: 'spam' });
  });
});

test('an unknown service in the link chooses none', () => {
  window.history.replaceState(null, '', '/consultation?service=nonsense');
  renderFlow();
  expect(screen.getByLabelText('Primary Service Interest')).toHaveValue('');
});

test('a half-filled form survives a reload, the booked call included', async () => {
  const day = weekday(2);
  const [time] = freeTimes(day);
  const user = renderFlow();
  await fillRequired(user);
  await user.click(screen.getByRole('button', { name: 'I have no-shows' }));
  await askForCall(user, day, time);
  document.body.replaceChildren();
  renderFlow();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Primary Service Interest')).toHaveValue('chatbot');
  expect(screen.getByRole('button', { name: 'I have no-shows', pressed: true })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  const call = `${dayInWords(day)} at ${time?.label}`;
  expect(await screen.findByText(/^Selected:/)).toHaveTextContent(call);
  expect(submitButton()).toBeEnabled();
});

test('every field asks the browser for its type, and for an answer where one is required', () => {
  renderFlow();
  const asks = (label: string | RegExp) => {
    const field = screen.getByLabelText<HTMLInputElement>(label, {
      selector: 'input,select,textarea',
    });
    return [field.name, field.type, field.required, field.autocomplete, field.maxLength];
  };
  expect(asks('Full Name')).toEqual(['name', 'text', true, 'name', 200]);
  expect(asks('Phone')).toEqual(['phone', 'tel', true, 'tel', 50]);
  expect(asks(/Company Name/)).toEqual(['company', 'text', false, 'organization', 200]);
  expect(asks(/Current Website/)).toEqual(['website', 'url', false, 'url', 2048]);
  expect(asks(/goals/)).toEqual(['description', 'textarea', true, '', 5000]);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(email).toBeRequired();
  expect([email.name, email.type, email.maxLength]).toEqual(['email', 'email', 254]);
  expect(screen.getByLabelText('Primary Service Interest')).toBeRequired();
  for (const label of [/Budget Range/, /Desired Timeline/]) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
  }
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired();
});
