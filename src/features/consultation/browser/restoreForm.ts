import type { BookingChoice } from '../model/bookingChoice';
import {
  draftFields,
  filledShopName,
  linkedService,
  saveLinkedService,
  saveShopName,
} from './draft';
import { fillLinkedService, fillShopName, restoreFields } from './formFields';
import { visitorShop } from './visitorShop';

/**
 * Fills the form with the draft, then fields that nobody has touched with the service of the page's
 * address and with the name over the visitor's door.
 *
 * @returns contact method, day and time as they were
 */
export function restoreForm(form: HTMLFormElement, now: number): BookingChoice {
  const choice = restoreFields(form, draftFields(now));
  const service = fillLinkedService(form, window.location.search, linkedService(now));
  if (service) saveLinkedService(service, now);
  const name = fillShopName(form, visitorShop().name, filledShopName(now));
  if (name) saveShopName(name, now);
  return choice;
}
