import { createGlobalStyle } from 'styled-components';
import { services } from '@/content/services';
import { LitWindowScene, litWindowWidth } from '@/scenes/about/LitWindowScene';
import { OpenDoorScene } from '@/scenes/about/OpenDoorScene';
import { ConsultationScene } from '@/scenes/consultation/ConsultationScene';
import { HeroScene, shopPlace } from '@/scenes/home/HeroScene';
import { HourScene } from '@/scenes/home/HourScene';
import { OpeningScene } from '@/scenes/home/OpeningScene';
import { closingPlace } from '@/scenes/layout/closing';
import { MenuScene } from '@/scenes/layout/MenuScene';
import { darkStreetPlace, NotFoundScene } from '@/scenes/layout/NotFoundScene';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { ShopInsideScene } from '@/scenes/services/ShopInsideScene';
import { housePlace, WorkshopScene } from '@/scenes/services/WorkshopScene';
import { declare } from '@/styles/lightStyles';
import { lights } from '@/styles/lights';

const hours = ([2, 3, 4] as const).map((hour) => <HourScene key={hour} hour={hour} />);
const drawings = services
  .flatMap(({ drawing }) => drawing ?? [])
  .map((drawing) => <ServiceScene key={drawing} drawing={drawing} light="night" />);
const others = [HeroScene, OpeningScene, MenuScene, NotFoundScene, ConsultationScene, WorkshopScene]
  .concat(ShopInsideScene, OpenDoorScene, LitWindowScene)
  .map((Scene) => <Scene key={Scene.name} turnSign="" />);

/** Scenes set their own light; here, each takes that of its row. */
const Rows = createGlobalStyle`
  figure { display: grid; grid-template-columns: repeat(3, 1fr); }
  figure::before { content: attr(data-row); grid-column: 1 / -1; }
  figure > div {
    ${shopPlace.width}: 60%; ${shopPlace.right}: 5%; ${darkStreetPlace.width}: 70%; ${darkStreetPlace.right}: 5%;
    ${housePlace.width}: 40%; ${housePlace.right}: 5%; ${closingPlace.width}: 100%; ${litWindowWidth}: 100%;
    ${closingPlace.foot}: 20rem; --street-width: 100%; --shop: 80%;
    position: relative; height: 20rem; background: linear-gradient(var(--sky-top), var(--sky-horizon));
  }
  ${Object.entries(lights).map(([light, values]) => `[data-row='${light}'] [data-light] { ${declare(values)} }`)}
`;

/** For developers: `/scenes` under `npm run dev` shows every scene in every light. No build contains it. */
export default function Scenes() {
  const rows = Object.keys(lights).map((light) => (
    <figure key={light} data-row={light} data-light={light}>
      {[...others, ...hours, ...drawings].map((scene) => (
        <div key={scene.key}>{scene}</div>
      ))}
    </figure>
  ));
  return [<StreetParts key="parts" />, <Rows key="rows" />, ...rows];
}
