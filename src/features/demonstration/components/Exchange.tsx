import { demonstration } from '@/content/demonstration';
import type { Example, Question } from '@/content/examples';

interface ExchangeProps {
  question: Question;
  example: Example;
}

/** A question, its answer and, for a booking, the customer's reply and what the owner gets. */
export function Exchange({ question, example }: ExchangeProps) {
  const { ask, answer, books } = question;
  return (
    <>
      <p data-from="customer">
        <span className="visually-hidden">{demonstration.customer}: </span>
        {ask}
      </p>
      <p data-from="site">
        <span className="visually-hidden">{demonstration.site}: </span>
        {answer}
        {books && (
          <>
            {' '}
            <span data-first="">{demonstration.needsName}</span>
            <span data-again="">{demonstration.knowsName}</span>
          </>
        )}
      </p>
      {books && <Booked books={books} example={example} />}
    </>
  );
}

/**
 * The customer's reply, the confirmation, the line in the calendar and the text to the owner's phone. The text does
 * not say what is booked, which can be a detail of somebody's health.
 */
function Booked({ books, example }: { books: NonNullable<Question['books']>; example: Example }) {
  const { name, customer } = example;
  const who = `${customer.name}, ${customer.phone}`;
  return (
    <div data-booked="">
      <p data-from="customer">
        <span className="visually-hidden">{demonstration.customer}: </span>
        <span data-first="">{who}</span>
        <span data-again="">{demonstration.sameName}</span>
      </p>
      <p data-from="site">
        <span className="visually-hidden">{demonstration.site}: </span>
        {demonstration.booked}
      </p>
      <div data-owner="calendar">
        <p>
          {demonstration.calendarOf} <bdi data-business-name="">{name}</bdi>
        </p>
        <strong>{books.when}</strong>
        <p>{books.what ?? demonstration.callback}</p>
        <p>{who}</p>
      </div>
      <div data-owner="text">
        <p>{demonstration.text}</p>
        <p>
          {books.what ? demonstration.newBooking : demonstration.newCallback} {who}. {books.when}.
        </p>
      </div>
    </div>
  );
}
