import { formatPrice } from '@/lib/text/currency';
import { writeAmount } from '@/lib/text/price';

/** The answers to questions that owners ask, below the services. They promise only what is known. */
export const questions: Readonly<Record<string, string>> = {
  'What does the consultation cost?': 'Nothing, even if you never buy anything.',
  'Do I pay once or every month?':
    'Once for a website, monthly for everything else. Setup support is included.',
  'What could make it cost more?':
    'More pages or locations, or a second program to connect. ' +
    'Your plan says what each costs, and how many calls or messages it includes.',
  'Can I cancel?': 'Yes, any monthly service, whenever you like. No minimum term.',
  'When do I pay, and who owns it?':
    'Nothing before you say yes. Your plan says when each payment is due. ' +
    'The site, the domain and the accounts are yours, and stay yours if you leave.',
  'What does a website cost after it’s built?':
    'The domain and the hosting are extra, and you pay for them directly: ' +
    `a domain usually costs ${formatPrice(10)}-${formatPrice(20)} a year, ` +
    `and hosting a site like this up to ${writeAmount({ amount: 30, unit: 'month' })}. ` +
    'If it breaks, we fix it at no charge. Your plan says what later changes cost.',
  'Why does a chatbot cost more than the one in a new website?':
    'The chat on a new website answers from its pages. ' +
    'A chatbot also knows what customers asked before. Each week, we add what it couldn’t answer.',
  'Chatbot or messaging: which one do I need?':
    'If customers write on Instagram, on WhatsApp or by text, messaging. ' +
    'You don’t need a website for it. If they ask on your website, the chatbot.',
  'Can I keep my phone number?':
    'Usually, yes. We check with your carrier first. It forwards all calls to the assistant, ' +
    'or only those you miss. The assistant takes several at once. We set it up with you.',
  'Will callers know it’s a machine?':
    'It says so when it picks up. If a caller asks, it says yes. ' +
    'If they want a person, it puts them through, or books a callback if nobody picks up.',
  'What if a caller has an emergency?':
    'We write the script with you, so you decide what counts as an emergency, ' +
    'who gets the call and who’s next if nobody picks up. ' +
    'If it isn’t sure, it treats the call as an emergency. It gives only the safety steps that you approve.',
  'Does it work with my booking software?':
    'With Google Calendar, Outlook and Calendly, yes: it offers only free times there, and books them. ' +
    'In other programs, it offers the times that you mark, and you confirm each with a tap.',
  'How does it get into my Instagram or WhatsApp?':
    'You allow it in your own business account, which is free and keeps your chats, ' +
    'and we never see your password. Both apps stay on your phone, and you can answer any message there. ' +
    'Instagram costs nothing. WhatsApp charges you less than a cent per reminder. You can disconnect it anytime.',
  'What about my customers’ data?':
    'Before you pay, you’ll get it in writing: where we keep it and when we delete it. ' +
    'Please don’t put patient or customer data in our form.',
  'And my patients’ data?':
    'Ask us first. ' +
    'Before you pay, we’ll tell you in writing whether we sign a HIPAA business associate agreement. ' +
    'Text reminders never say what a visit is for.',
};
