'use client';

import { type ContactMethod, contactMethodOptions } from '../model/options';

const explanations: Record<ContactMethod, string> = {
  email: 'Your strategy, in writing',
  text: 'Short and quick, to your phone',
  phone: 'Pick a day and a time',
};

/** Three large choices, one group. Uncontrolled, so that a choice made before hydration stands. */
export function ContactMethods({ onChoose }: { onChoose: (method: ContactMethod) => void }) {
  return (
    <ul data-methods="">
      {contactMethodOptions.map(({ value, label }) => (
        <li key={value}>
          <label>
            <input
              type="radio"
              name="contactMethod"
              value={value}
              required
              aria-describedby={`contact-${value}`}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
          <small id={`contact-${value}`}>{explanations[value]}</small>
        </li>
      ))}
    </ul>
  );
}
