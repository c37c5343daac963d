import type { LookName } from './example';

/** A call that the phone assistant answers. */
export interface Call {
  /** The assistant and the caller in turns, the assistant first. `{name}` is the business. */
  lines: readonly string[];
  /** The text that the owner gets. */
  text: string;
}

/** A call for each example, heard when a visitor asks for it. The assistant says at once that it is one. */
export const calls: Readonly<Record<LookName, Call>> = {
  plumber: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'Hi. There’s water under my kitchen sink, and it won’t stop.',
      'Close the main shutoff valve first. It’s usually by the meter and turns clockwise. Is it slowing down?',
      'Yes, it is. Wait, am I talking to a machine?',
      'Yes, you are. I’ll wake Dana for this. What’s your name, number and address?',
      'Robin Reed, 555-0142, 14 Elm Street.',
      'Thanks, Robin. Fixing a leak starts at $140. Dana calls you within 10 minutes.',
      'Thank you so much.',
    ],
    text: 'Leak, kitchen. Call back now: Robin Reed, 555-0142, 14 Elm St',
  },
  dentist: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'My tooth broke, and I don’t know what to do.',
      'I’m sorry. Is your face swelling, or is it bleeding a lot?',
      'No, neither. Are you a real person?',
      'No, I’m the assistant. If it starts to swell or bleed, go to an emergency room. Dr. Maple can see you tomorrow at 8:40 AM.',
      'Yes, please. Ben Okafor, 555-0117.',
      'Thanks, Ben. You’re booked. Keep the piece in a little milk and bring it along.',
      'I will. Good night.',
    ],
    text: 'New booking, tomorrow, 8:40 AM: Ben Okafor, 555-0117',
  },
  salon: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'My sister cut my bangs, and there’s a wedding on Saturday.',
      'We’ve seen worse. A bang rescue is $35, and Friday at 5:15 PM is open. Should I book it?',
      'Yes! Is this a recording?',
      'No, but I’m not a person, either. I’m the assistant. What’s your name and number?',
      'Mia Torres, 555-0163.',
      'Thanks, Mia. You’re booked for Friday at 5:15 PM. Please leave the scissors alone until then.',
      'I promise.',
    ],
    text: 'Bang rescue, Friday, 5:15 PM: Mia Torres, 555-0163',
  },
  bakery: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'I forgot my son’s birthday cake. It’s tomorrow!',
      'We can do it. A chocolate cake for ten is $48. You can pick it up tomorrow at 3:00 PM.',
      'Perfect. Are you a robot?',
      'Yes, I’m the assistant. The baker’s asleep. What’s your name and number?',
      'Sam Price, 555-0128.',
      'Thanks, Sam. What should we write on it?',
      'Happy birthday, Leo.',
    ],
    text: 'Chocolate cake for ten, “Happy birthday, Leo”, tomorrow, 3:00 PM: Sam Price, 555-0128',
  },
  auto: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'My brakes are grinding. Can I still drive it in?',
      'Please don’t. We can tow it in tomorrow at 7:45 AM and look at it first.',
      'Okay. Am I talking to a real mechanic?',
      'No, I’m the assistant. The mechanics start at 7:30 AM. What’s your name, number and address?',
      'Kim Larsen, 555-0171, 9 Mill Road.',
      'Thanks, Kim. The tow truck comes at 7:45 AM. You’ll know the price before we fix anything.',
      'Great. Thanks.',
    ],
    text: 'Tow-in, brakes grinding, tomorrow, 7:45 AM: Kim Larsen, 555-0171, 9 Mill Rd',
  },
  general: {
    lines: [
      'Good evening, {name}. I’m the automated assistant. How can I help?',
      'Hi. I need somebody tomorrow. It can’t wait.',
      'We keep 8:30 AM open for emergencies, and the first half hour is free. Should I book it?',
      'Yes, please. Am I talking to a machine?',
      'Yes, you are. A person sees you at 8:30 AM. What’s your name and number?',
      'Pat Bennett, 555-0109.',
      'Thanks, Pat. You’re booked for tomorrow at 8:30 AM.',
      'That was quick. Good night.',
    ],
    text: 'Urgent first visit, tomorrow, 8:30 AM: Pat Bennett, 555-0109',
  },
};
