import { demonstration, type Example } from '@/content/examples';
import { ClockTime } from '../ClockTime';

/** What a customer asks an example's site at night, what it answers, and the appointment it ends in. */
export function NightConversation({ example }: { example: Example }) {
  const { askedAt, bookedAt, siteAnswers, asks, answers, booked } = demonstration;
  const { name, conversation, appointment } = example;
  return (
    <div className="night">
      <p className="asked">
        <ClockTime {...askedAt} />
        <span>
          {name}, {siteAnswers}
        </span>
      </p>
      {conversation.map(({ from, text }) => (
        <p key={text} className="turn" data-from={from}>
          <span className="visually-hidden">{from === 'customer' ? asks : answers}: </span>
          {text}
        </p>
      ))}
      <div className="appointment">
        <p>
          {booked}
          <time dateTime={bookedAt.dateTime}>{bookedAt.label}</time>
        </p>
        <strong>{appointment.when}</strong>
        <p>{appointment.what}</p>
        <p>{appointment.note}</p>
      </div>
    </div>
  );
}
