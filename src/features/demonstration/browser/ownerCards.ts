import { conversationCopy as copy } from '@/content/examples/conversation';
import { mark } from '@/lib/marks';
import { build } from './build';
import type { ExampleFile } from './loadExample';

/**
 * What a booking puts on the calendar.
 *
 * @param business the name to show, which is the visitor's own once it is known
 * @param isToConfirm whether somebody confirms it first
 * @param what what is booked, by default a callback
 * @param who the customer's name, number and address
 */
export const calendarEntry = (
  { name }: Pick<ExampleFile, 'name'>,
  business: string,
  isToConfirm: boolean,
  when: string,
  what: string | undefined,
  who: string,
) =>
  build(
    'div',
    mark('owner', 'calendar'),
    build(
      'small',
      {},
      `${isToConfirm ? copy.toConfirmAt : copy.calendarOf} `,
      build('bdi', mark('business-name', name), business),
    ),
    build('strong', {}, when),
    build('p', {}, what ?? copy.callback),
    build('p', {}, who),
  );

/** What the owner gets, below how it comes. */
export const textToOwner = (label: string, text: string) =>
  build('div', mark('owner', 'text'), build('small', {}, label), build('p', {}, text));
