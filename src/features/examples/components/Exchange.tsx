import { conversationCopy } from '@/content/examples/conversationCopy';
import type { Example } from '@/content/examples/example';
import { answerOf, doneText, ownerText, whoIs } from '@/features/examples/browser/booking';

/** The first question. `browser/conversationPanel.ts` copies these messages. */
export function Exchange({ name, questions, customers }: Example) {
  const { ask, books } = questions.emergency;
  const [time] = books.times;
  const who = whoIs(customers.en, books);
  return (
    <>
      <Message from="customer">{ask}</Message>
      <Message from="site">{answerOf(questions.emergency, 'en')}</Message>
      <Message from="customer">{who}</Message>
      <Message from="site">{doneText(books, time)}</Message>
      <div data-owner="calendar">
        <small>
          <span data-shows="label">{conversationCopy.calendarOf}</span>{' '}
          <bdi aria-live="off" data-business-name="">
            {name}
          </bdi>
        </small>
        <div>
          <strong data-shows="when">{time}</strong>
        </div>
        <p data-shows="what">{books.what}</p>
        <p data-shows="who">{who}</p>
      </div>
      <div data-owner="text">
        <small data-shows="label">{conversationCopy.text}</small>
        <p data-shows="note">{ownerText(books, time, who, 'en')}</p>
      </div>
    </>
  );
}

function Message({ from, children }: { from: 'customer' | 'site'; children: string }) {
  return (
    <p data-from={from}>
      <span className="visually-hidden">{conversationCopy[from]}: </span>
      <span data-shows="said">{children}</span>
    </p>
  );
}
