import { aboutPage } from '@/content/about';
import { streetLights } from '@/styles/lights';
import { ClosingScene } from '../ClosingScene';

/** The end of the about page: the door of the lit house, and the two who work there. */
export function AboutClosing() {
  return (
    <ClosingScene
      texts={aboutPage.closing}
      drawing="open-door"
      add={['wall-around']}
      light={streetLights.openDoor}
    />
  );
}
