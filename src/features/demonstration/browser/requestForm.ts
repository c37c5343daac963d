import type { Words } from '@/content/examples/conversation';
import { mark } from '@/lib/marks';
import { capitalize } from '@/lib/text/words';
import { timeInSpanish } from './bookingTime';
import { build } from './build';
import { type Customer, isCall, maxChoices, type Request } from './memory';

/** What the button says that confirms a request. */
function confirmLabel({ booking, isChange, asksForCall }: Request, words: Words): string {
  if (isChange) return words.change;
  if (asksForCall) return words.call;
  if (!booking) return words.send;
  return isCall(booking) ? words.call : words.book;
}

/** What a request is for; what is booked is named for the owner, in English. */
function nameOf({ booking, asksForCall }: Request, words: Words, isSpanish: boolean): string {
  if (asksForCall) return words.callback;
  if (!booking) return words.message;
  if (isCall(booking)) return booking.what && !isSpanish ? booking.what : words.callback;
  return isSpanish || !booking.what ? words.visit : booking.what;
}

/** What a form contains: who the customer is, and which time is chosen. */
export function readForm(form: HTMLFormElement): { customer: Customer; chosen: string } {
  const fields = new FormData(form);
  const read = (name: string) => String(fields.get(name) ?? '').trim();
  const address = read('address');
  return {
    customer: { name: read('name'), phone: read('phone'), ...(address && { address }) },
    chosen: read('when'),
  };
}

/**
 * The form in which a customer confirms a request: when, and how they can be reached. Nothing is booked, changed or
 * canceled without it.
 */
export function requestForm(
  request: Request,
  customer: Partial<Customer>,
  words: Words,
  isSpanish: boolean,
  acts: { confirm: () => void; cancel: () => void },
): HTMLFormElement {
  const { booking, times, asked, chosen = times[0], isChange } = request;

  function choice(when: string, label: string) {
    const isChosen = when === chosen && { checked: '' };
    const radio = build('input', { type: 'radio', name: 'when', value: when, ...isChosen });
    return build('label', {}, radio, build('span', {}, label));
  }

  const field = (name: keyof Customer, label: string, further = {}) =>
    build('input', {
      ...further,
      name,
      value: customer[name] ?? '',
      placeholder: label,
      'aria-label': label,
      autocomplete: 'off',
      maxlength: '100',
      required: '',
    });

  const timeOf = (when: string) => (isSpanish ? timeInSpanish(when) : when);
  const choices = [
    ...times.slice(0, maxChoices - (asked ? 1 : 0)).map((when) => choice(when, timeOf(when))),
    ...(asked ? [choice(asked, words.asked)] : []),
  ];
  const name = nameOf(request, words, isSpanish);
  const [only = ''] = times;
  // One time is no choice.
  const isChoice = choices.length > 1;
  const legend = isChoice || !only ? name : `${name}. ${capitalize(timeOf(only))}`;
  const fieldset = build(
    'fieldset',
    {},
    build('legend', {}, legend),
    ...(isChoice ? choices : [build('input', { type: 'hidden', name: 'when', value: only })]),
  );
  const button = (type: 'submit' | 'button', variant: 'primary' | 'secondary', label: string) =>
    build('button', { type, class: 'button', 'data-variant': variant }, label);

  const labelFor = (when: string) =>
    asked && when === asked && !isChange ? words.ask : confirmLabel(request, words);
  const submit = button('submit', 'primary', labelFor(chosen ?? ''));
  const cancel = button('button', 'secondary', words.cancel);
  cancel.addEventListener('click', acts.cancel);
  const form = build(
    'form',
    { ...mark('request'), ...(isSpanish && { lang: 'es' }) },
    fieldset,
    field('name', words.name),
    // A number that can be called, or an email address.
    field('phone', words.phone, { pattern: '.*(@|(\\d\\D*){7}).*' }),
    ...(booking?.asksAddress ? [field('address', words.address)] : []),
    submit,
    ...(isChange ? [cancel] : []),
  ) as HTMLFormElement;
  form.addEventListener('change', () => {
    submit.textContent = labelFor(readForm(form).chosen);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    acts.confirm();
  });
  return form;
}
