/** Answers to questions that owners ask, below the services. One of them gathers what the plan alone can answer. */
export const questions: Readonly<Record<string, string>> = {
  'What does the consultation cost?': 'Nothing, even if you never buy anything.',
  'Do I pay once or every month?':
    'Once for a website, monthly for everything else. Setup support is included.',
  'What will I know before I buy anything?':
    'Your free plan says what to automate first and what each step costs. ' +
    'For a website, it adds the domain, the hosting and later changes. ' +
    'It also says when you pay, how you cancel, what you own and which accounts you need. ' +
    'It says where your customers’ data is kept and when it’s deleted.',
  'Why does a chatbot cost more than the one in a new website?':
    'The chat on a new website answers from its pages. ' +
    'A chatbot also learns from your documents and past questions. ' +
    'Each week, you get a list of what it couldn’t answer.',
  'Chatbot or messaging: which one do I need?':
    'If customers write on Instagram, on WhatsApp or by text, messaging. ' +
    'You don’t need a website for it. If they ask on your website, the chatbot.',
  'Does the assistant take all my calls?':
    'You choose: all of them, or only those you miss. We set it up with you.',
  'Will callers know it’s a machine?':
    'It says so when it picks up. If a caller asks, it says yes. ' +
    'If they want a person, it puts them through, or books a callback if nobody picks up.',
  'What if a caller has an emergency?':
    'You decide. We write the script with you: what counts as an emergency, who gets the call, ' +
    'who’s next if nobody picks up and which safety steps it gives.',
  'How does it book appointments?':
    'It books them itself, or sends them to you to confirm. ' +
    'In the free consultation, we look at your calendar together and see which one fits.',
  'Should I send you my customers’ or patients’ data?':
    'No, please don’t put any of it in our form. Just say what kind of data it is.',
};
