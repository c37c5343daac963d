import { privacyLinks, site } from '@/content/site';

interface PrivacySection {
  heading: string;
  text: readonly string[];
}

const { deliveredKeptFor, quarantinedKeptFor } = site;
const kept = deliveredKeptFor
  ? `Our server deletes your request ${deliveredKeptFor} after our team gets it.`
  : 'Our server keeps your request until you ask us to erase it.';

export const privacyPage = {
  name: privacyLinks.label,
  title: `${privacyLinks.label} | ${site.name}`,
  heading: 'Privacy: what happens to what you tell us',
  lede: 'A plain summary of what this website really does. It’s not a legal document.',
  /** Before the link to `SITE_PRIVACY_URL`. */
  replaced: 'Our privacy policy is here:',
  sections: [
    {
      heading: 'What we ask, and why',
      text: [
        'Your name, email address and phone number, so we can get back to you. ' +
          'Your company, website, budget and timeline are optional: they help us make your plan fit. ' +
          'We base it on your description and the service you pick.',
        'We also get the first page you opened here and the site or ad that sent you, so we know which ads work. ' +
          'If your browser sends a “don’t sell or share” signal (Global Privacy Control), we get neither.',
        'Please don’t send us health data, card numbers or anything about your own customers.',
      ],
    },
    {
      heading: 'Who gets it',
      text: [
        'Our server stores your request and passes it on, by email or through an automation service, ' +
          `to our team at ${site.name}. We use it to answer you and to see which ads work, and for nothing else.`,
        'We email you that we got it, and again if something about it or your call changes. ' +
          'If you book a call, we may email you a reminder the day before. A mail provider carries these emails.',
        'Our emails have a link to your call. Anyone with that link, or with the entry in your calendar, ' +
          'can see when the call is, move it and cancel it. They can also send us a change of your request, ' +
          'your email address included. They see nothing else about you.',
      ],
    },
    {
      heading: 'How long it’s kept',
      text: [`${kept} If it looks like spam, it’s deleted ${quarantinedKeptFor} after it arrives.`],
    },
    {
      heading: 'How to have it erased or corrected',
      text: [
        `Write to ${site.email} from the address you gave us. ` +
          'We permanently erase what you sent, on the server and in our team’s records.',
        'If an address or a number was wrong, you can fix it on the Thank You page.',
      ],
    },
    {
      heading: 'What stays on your own device',
      text: [
        'This site sets no cookies. The form you fill in stays in the history of your browser’s tab, ' +
          'and so does the request you send, so you can go back to it and fix it. On a shared computer, ' +
          'the next person can go back to it, too: close the tab to remove it. ' +
          'The tab also keeps the business name you typed on the home page, and where your visit began. ' +
          'They don’t leave this device until you send the form.',
        'If your request can’t get through, your browser saves it on this device until it’s sent, ' +
          'on a shared computer too. To remove it, clear this site’s data in your browser.',
      ],
    },
    {
      heading: 'What we don’t do',
      text: [
        'This site has no analytics, no ads and no files from other companies. ' +
          'The server uses your IP address to stop spam. It doesn’t store it with your request.',
      ],
    },
  ] as readonly PrivacySection[],
};
