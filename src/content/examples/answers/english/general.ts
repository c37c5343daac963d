import type { Answer } from '@/content/examples/answers/answer';

/** What customers ask a business of any kind. */
export const generalInEnglish: readonly Answer[] = [
  {
    ask: 'Can I come see you? I need an appointment.',
    isVisit: true,
    words:
      'appointments when soon sooner soonest earliest earlier later available availability opening slot book booking make set come visit see fit squeeze walk walkin today tomorrow mon monday tue tuesday wed wednesday thu thur thursday fri friday next week weekday morning afternoon evening noon day time before after 8 9 10 11 1 2 3 4 5 30 pm 9am 10am 2pm 3pm scheduled spot consultation apointment appoinment appointmnt apointement booked meet appointmet appiontment apponitment',
    answer:
      'Saturday at 10:30 AM is open, and you can pick another time below. If it can’t wait, we keep 8:30 AM tomorrow.',
    books: 'time',
  },
  {
    ask: 'What hours are you open?',
    words:
      'hour hrs opens close closed closing time when weekday monday tuesday wednesday thursday friday sunday weekend evening late early holiday christmas xmas thanksgiving today tomorrow tonight lunch opened off',
    answer:
      'Monday to Friday, 9:00 AM to 5:00 PM, and Saturday until 1:00 PM. We’re closed now, on Sunday and on holidays.',
  },
  {
    ask: 'Where are you, and is there parking?',
    words:
      'address location located office directions street map find place park car lot free where',
    answer: 'At the corner of Third and Elm. Parking behind the building is free.',
  },
  {
    ask: 'How can I pay, and do you take a deposit?',
    words:
      'payment method type form card credit debit visa mastercard amex cash apple phone accept upfront front advance prepay before after down',
    answer: 'By card, cash or your phone, after the visit. There’s no deposit.',
  },
  {
    ask: 'Can I cancel or change my appointment?',
    words:
      'canceling cancellation cancelation policy reschedule rescheduling move moving switch push postpone different another day time cant fee booking today tomorrow monday tuesday wednesday thursday friday saturday mon tue wed thu fri sat next week rescheduled appointments',
    answer:
      'You can cancel or change it free up to a day ahead. After that, a person has to look at it.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'I’m running late. Is that okay?',
    words: 'late run traffic stuck min minute 5 10 15 20 behind delayed appointment',
    answer: 'Up to 15 minutes is fine. I can pass it on to the owner.',
    isPassedOn: true,
  },
  {
    ask: 'What happens at the first visit?',
    words: 'appointment bring expect prepare meeting consultation',
    answer:
      'We listen first, look at what you have and tell you the price. Bring whatever you have on paper. The first half hour is free.',
  },
  {
    ask: 'Can we meet by video?',
    words: 'online zoom virtual virtually remote remotely meeting facetime over video-call',
    answer: 'Yes, by video, for the same price. You get the link by text.',
  },
  {
    ask: 'Who is the owner?',
    words: 'own boss manager run business',
    answer: 'The owner can call you tomorrow at 9:00 AM and tell you more.',
    books: 'person',
  },
  {
    ask: 'Can you just text me?',
    words: 'texting message sms calling rather prefer dont',
    answer: 'Yes. Leave your number, and we text you tomorrow instead of calling.',
    isPassedOn: true,
  },
  {
    ask: 'Are you insured, and do you have references?',
    words:
      'insurance licensed license bonded certified reference guarantee guaranteed warranty experience experienced',
    answer: 'The owner can tell you that. I can pass it on, and you get a call.',
    isPassedOn: true,
  },
  {
    ask: 'Are kids and dogs welcome?',
    words: 'child children son daughter baby pet cat animal come along friend kids bringing',
    answer: 'I don’t know that. I can pass it on to the owner, who tells you.',
    isPassedOn: true,
  },
];
