import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { consultationCopy } from '@/content/consultation';
import { ConsultationFlow } from '@/features/consultation/components/ConsultationFlow';
import { isFree, slotStates } from '@/features/consultation/model/availability';
import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import { addDaysTo, bookingWindow, isWeekend } from '@/features/consultation/model/calendar';
import { dayInWords } from '@/features/consultation/model/callInWords';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import type { TimeSlot } from '@/features/consultation/model/slots';
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
      serviceOptions={serviceOptions}
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

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/consultation');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken: [] })));
});

describe('the contact method', () => {
  test('shows the date picker for a call only; another hides it and clears day and time', async () => {
    const user = renderFlow();
    expect(screen.queryByText('Select Your Preferred Date')).not.toBeInTheDocument();
    const day = weekday(2);
    const [time] = freeTimes(day);
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, day);
    await pickTime(user, time);
    await user.click(screen.getByRole('radio', { name: 'Text message' }));
    expect(screen.queryByText('Select Your Preferred Date')).not.toBeInTheDocument();
    expect(timeGroup()).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    expect(submitButton()).toBeDisabled();
    expect(timeGroup()).not.toBeInTheDocument();
  });
});

describe('date and time of a call', () => {
  test('a date shows the 29 times, the booked ones disabled and marked', async () => {
    const user = renderFlow();
    const day = weekday(3);
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, day);
    const group = timeGroup();
    if (!group) throw new Error('no times');
    await user.click(screen.getByRole('button', { name: /^Quarter/ }));
    expect(within(group).getAllByRole('radio')).toHaveLength(29);
    expect(group).toHaveAccessibleDescription(
      /^Grayed out times are already booked\. All times are in Eastern Time\./,
    );
    const booked = within(group)
      .getAllByRole<HTMLInputElement>('radio', { name: /Booked/ })
      .map((radio) => radio.value);
    expect(new Set(booked)).toEqual(bookedSlots(day));
    for (const radio of within(group).getAllByRole<HTMLInputElement>('radio')) {
      expect(radio.disabled).toBe(bookedSlots(day).has(radio.value));
    }
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText(new RegExp(`times are free on ${dayInWords(day)}`))).toHaveRole(
      'status',
    );
  });

  test('a change of date keeps a time that is free there and drops one that is not', async () => {
    const user = renderFlow();
    const first = weekday(1);
    const second = weekday(2);
    const keeps = freeTimes(first, second)[0];
    const drops = freeTimes(first).find(({ value }) => bookedSlots(second).has(value));
    if (!keeps || !drops) throw new Error('the drawn dates share all their booked times');
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, first);
    await pickTime(user, keeps);
    await pickDate(user, second);
    expect(timeNamed(keeps)).toBeChecked();
    await pickDate(user, first);
    await pickTime(user, drops);
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
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Text message' }));
    const note = "We'll respond within 2 hours with your custom strategy";
    expect(submitButton().nextElementSibling).toHaveTextContent(note);
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    const reply = 'We will reply within 2 hours, by text message.';
    expect(screen.getByText(`Your consultation request was received. ${reply}`)).toBeVisible();
    expect(screen.getByRole('link', { name: /Instagram/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/nightshift',
    );
    expect(street).toBeVisible();
    expect(street).toHaveAttribute('data-light', 'morning');
    expect(screen.queryByRole('heading', { name: 'Questions' })).not.toBeInTheDocument();
    expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
  });

  test.each([
    ['Email', 'ada@example.com'],
    ['Text message', '+1 555 010 0100'],
  ])('%s: Thank You says where the answer goes', async (method, address) => {
    recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: method }));
    await user.click(submitButton());
    expect(await screen.findByText(`Our answer goes to ${address}.`)).toBeVisible();
  });

  test('that one can stop is said right above the button', () => {
    renderFlow();
    const said = screen.getByText(consultationCopy.stop);
    expect(said.nextElementSibling).toContainElement(submitButton());
  });

  test('submitting twice sends once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const bodies = recordRequests(() => new Promise((resolve) => (answer = resolve)));
    const user = renderFlow();
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await user.dblClick(submitButton());
    await user.click(screen.getByRole('button', { name: 'Sending your request…' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    answer(delivered());
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['breaks off the call', true],
    ['leaves the call pending', false],
  ])(
    'Thank You comes to a page that left while sending and is back, where the browser %s',
    async (_, breaksOff) => {
      let breakOff: (reason: Error) => void = () => undefined;
      const call = new Promise<Response>((_, reject) => (breakOff = reject));
      jest.spyOn(window, 'fetch').mockReturnValue(call);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const user = renderFlow();
      await fillRequired(user);
      await user.click(screen.getByRole('radio', { name: 'Email' }));
      await user.click(submitButton());
      window.dispatchEvent(new Event('beforeunload'));
      if (breaksOff) {
        breakOff(new TypeError());
        await screen.findByRole('heading', { name: 'Thank You!' });
      }
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
      expect(Object.keys(window.localStorage)).toHaveLength(1);
      expect(JSON.parse(window.sessionStorage['consultation-draft']).fields).toEqual({});
    },
  );

  test('the controls are empty when they give way to Thank You, so that no browser restores them', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const form = submitButton().closest('form') as HTMLFormElement;
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect([...new FormData(form).values()].join('')).toBe('');
  });

  test('a booked call that cannot be shown leaves Thank You as it is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    const day = weekday(5);
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, day);
    await pickTime(user, freeTimes(day)[0]);
    const format = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('no formats here');
    });
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
    format.mockRestore();
  });

  test('the call is among what happens next, with the number that is called', async () => {
    recordRequests(delivered);
    const user = renderFlow();
    const day = weekday(4);
    const [time] = freeTimes(day);
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, day);
    await pickTime(user, time);
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Thank You!' });
    const [, , call, last] = screen.getAllByRole('listitem');
    const [name] = dayInWords(day).split(',');
    expect(call).toHaveTextContent(
      new RegExp(`^${name} ${time?.label}.*We call \\+1 555 010 0100`),
    );
    expect(last).toHaveTextContent(/^After that/);
  });

  test('what falls into the spam trap travels beside the fields', async () => {
    const bodies = recordRequests(delivered);
    const user = renderFlow();
    await fillRequired(user);
    await user.type(screen.getByLabelText('Leave this empty', { selector: 'input' }), 'spam');
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await user.click(submitButton());
    expect(await screen.findByText(/We will reply within 2 hours, by email\.$/)).toBeVisible();
    expect(bodies[0]).toMatchObject({ reference_note: 'spam' });
  });
});

describe('convenience', () => {
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
    await user.click(screen.getByRole('radio', { name: 'Phone call' }));
    await pickDate(user, day);
    await pickTime(user, time);
    document.body.replaceChildren();
    renderFlow();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText('Primary Service Interest')).toHaveValue('chatbot');
    expect(screen.getByRole('button', { name: 'I have no-shows', pressed: true })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Phone call' })).toBeChecked();
    expect(await screen.findByText(/^Selected:/)).toHaveTextContent(
      `${dayInWords(day)} at ${time?.label}`,
    );
    expect(submitButton()).toBeEnabled();
  });
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
