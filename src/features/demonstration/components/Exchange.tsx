import { conversationCopy } from '@/content/examples/conversation';
import type { Example } from '@/content/examples/example';
import { answerOf, doneText, ownerText, whoIs } from '@/features/demonstration/browser/booking';
import { mark } from '@/lib/marks';

/**
 * An example's first question, answered and booked, and what the owner gets. `browser/conversationPanel.ts` copies
 * these messages for others.
 */
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
      <div {...mark('owner', 'calendar')}>
        <small>
          <span {...mark('area', 'label')}>{conversationCopy.calendarOf}</span>{' '}
          <bdi {...mark('business-name')}>{name}</bdi>
        </small>
        <strong {...mark('area', 'when')}>{time}</strong>
        <p {...mark('area', 'what')}>{books.what}</p>
        <p {...mark('area', 'who')}>{who}</p>
      </div>
      <div {...mark('owner', 'text')}>
        <small {...mark('area', 'label')}>{conversationCopy.text}</small>
        <p {...mark('area', 'note')}>{ownerText(books, time, who, 'en')}</p>
      </div>
    </>
  );
}

interface MessageProps {
  from: 'customer' | 'site';
  children: string;
}

function Message({ from, children }: MessageProps) {
  return (
    <p {...mark('from', from)}>
      <span className="visually-hidden">{conversationCopy[from]}: </span>
      <span {...mark('area', 'said')}>{children}</span>
    </p>
  );
}
