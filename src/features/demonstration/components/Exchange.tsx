import { asksFor, conversationCopy } from '@/content/examples/conversation';
import type { Example, Question } from '@/content/examples/example';
import { timeInSentence } from '@/features/demonstration/browser/bookingTime';
import { isCall } from '@/features/demonstration/browser/memory';
import { bookingText } from '@/features/demonstration/browser/ownerTexts';
import { mark } from '@/lib/marks';

interface ExchangeProps {
  question: Question;
  example: Example;
}

/**
 * A question, its answer, the customer's reply and what the owner gets, as `browser/conversation.ts` adds them to the
 * log.
 */
export function Exchange({ question: { ask, answer, books }, example }: ExchangeProps) {
  const { name, customer } = example;
  const needs = books?.asksAddress ? asksFor.address : asksFor.name;
  const who = [customer.name, customer.phone, ...(books?.asksAddress ? [customer.address] : [])];
  const { booked, called } = conversationCopy;
  const done = books && isCall(books) ? called : booked;
  return (
    <>
      <Message from="customer">{ask}</Message>
      <Message from="site">{books ? `${answer} ${needs}` : answer}</Message>
      {books && (
        <>
          <Message from="customer">{who.join(', ')}</Message>
          <Message from="site">{done.replace('…', timeInSentence(books.when))}</Message>
          <div {...mark('owner', 'calendar')}>
            <small>
              {conversationCopy.calendarOf} <bdi {...mark('business-name')}>{name}</bdi>
            </small>
            <strong>{books.when}</strong>
            <p>{books.what ?? conversationCopy.callback}</p>
            <p>{who.join(', ')}</p>
          </div>
          <div {...mark('owner', 'text')}>
            <small>{conversationCopy.text}</small>
            <p>{`${bookingText(books, books.when)} ${who.join(', ')}`}</p>
          </div>
        </>
      )}
    </>
  );
}

interface MessageProps {
  from: 'customer' | 'site';
  children: string;
}

/** A message of a conversation. */
export function Message({ from, children }: MessageProps) {
  return (
    <p {...mark('from', from)}>
      <span className="visually-hidden">{conversationCopy[from]}: </span>
      {children}
    </p>
  );
}
