import { HourCaption } from '@/components/sections/hour/HourText';
import { homePage } from '@/content/copy/home';
import { hours } from '@/content/night';
import { OpeningScene, openingLight } from '@/scenes/home/OpeningScene';
import { ClosingSection } from '../ClosingSection';

export function ContactCall() {
  return (
    <ClosingSection
      id="contact"
      texts={homePage.contact}
      scene={<OpeningScene />}
      light={openingLight}
    >
      <HourCaption hour={hours.opening} />
    </ClosingSection>
  );
}
