/** Answers to questions that owners ask, below the services. What the agency hasn't said itself, its plan answers. */
export const questions: Readonly<Record<string, string>> = {
  'What does the consultation cost?': 'Nothing, even if you never buy anything.',
  'Do I pay once or every month?':
    'Once for a website, monthly for everything else. Setup support is included.',
  'What could make it cost more?':
    'That depends on what you need. Your free plan says what each step costs, ' +
    'and for a website, what the domain, the hosting and later changes cost.',
  'When do I pay, how do I cancel, and who owns it?':
    'Your free plan answers all three, before you buy anything.',
  'Why does a chatbot cost more than the one in a new website?':
    'The chat on a new website answers from its pages. ' +
    'A chatbot also learns from your documents and past questions. ' +
    'Each week, you get a list of what it couldn’t answer.',
  'Chatbot or messaging: which one do I need?':
    'If customers write on Instagram, on WhatsApp or by text, messaging. ' +
    'You don’t need a website for it. If they ask on your website, the chatbot.',
  'Can I keep my phone number?':
    'We look at your number and your carrier together in the free consultation. ' +
    'You choose whether the assistant takes all calls or only those you miss. We set it up with you.',
  'Will callers know it’s a machine?':
    'It says so when it picks up. If a caller asks, it says yes. ' +
    'If they want a person, it puts them through, or books a callback if nobody picks up.',
  'What if a caller has an emergency?':
    'You decide. We write the script with you: what counts as an emergency, who gets the call, ' +
    'who’s next if nobody picks up and which safety steps it gives.',
  'Does it work with my calendar or booking software?':
    'We look at yours together in the free consultation. ' +
    'It books the appointment itself, or sends it to you to confirm.',
  'How does it get into my Instagram or WhatsApp?':
    'We set it up with you. Your free plan says which accounts it needs and what they cost.',
  'What about my customers’ or patients’ data?':
    'Ask us first. Your free plan says where it’s kept and when it’s deleted. ' +
    'Please don’t put any of it in our form.',
};
