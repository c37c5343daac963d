import { ClosingCall } from '@/components/sections/ClosingCall';
import { homePage } from '@/content/home';

/** The home page's call to action. */
export function ContactCall() {
  return <ClosingCall id="contact" {...homePage.contact} people="arrival" />;
}
