import { createGlobalStyle } from 'styled-components';
import { values, whyChoose } from '@/content/copy/about';
import { services } from '@/content/services';
import { DeskScene } from '@/scenes/about/DeskScene';
import { LitHouseScene } from '@/scenes/about/LitHouseScene';
import { LitWindowScene, litWindowWidth } from '@/scenes/about/LitWindowScene';
import { OpenDoorScene } from '@/scenes/about/OpenDoorScene';
import { PaperScene } from '@/scenes/about/PaperScene';
import { RoomScene } from '@/scenes/about/RoomScene';
import { ConsultationScene, streetPlace } from '@/scenes/consultation/ConsultationScene';
import { OpenShopScene } from '@/scenes/consultation/OpenShopScene';
import { ProgressScene } from '@/scenes/consultation/ProgressScene';
import { ShopSignScene } from '@/scenes/examples/ShopSignScene';
import { HeroScene, shopPlace } from '@/scenes/home/HeroScene';
import { HistoryScene, type HistoryStep } from '@/scenes/home/HistoryScene';
import { HourScene } from '@/scenes/home/HourScene';
import { OpeningScene } from '@/scenes/home/OpeningScene';
import { closingPlace } from '@/scenes/layout/closing';
import { MenuScene } from '@/scenes/layout/MenuScene';
import { darkStreetPlace, NotFoundScene } from '@/scenes/layout/NotFoundScene';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { StreetScene } from '@/scenes/layout/StreetScene';
import { CallScene } from '@/scenes/services/CallScene';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { ShopInsideScene } from '@/scenes/services/ShopInsideScene';
import { housePlace, WorkshopScene } from '@/scenes/services/WorkshopScene';
import { declare, lightColor } from '@/styles/lightStyles';
import { lights } from '@/styles/lights';

const scenes = {
  HeroScene: <HeroScene />,
  HistoryScene: [1, 2, 3, 4].map((step) => <HistoryScene key={step} step={step as HistoryStep} />),
  OpeningScene: <OpeningScene turnSign="" />,
  MenuScene: <MenuScene />,
  StreetScene: <StreetScene light="night" />,
  NotFoundScene: <NotFoundScene />,
  ConsultationScene: <ConsultationScene />,
  OpenShopScene: <OpenShopScene />,
  ProgressScene: <ProgressScene />,
  ShopSignScene: <ShopSignScene />,
  WorkshopScene: <WorkshopScene />,
  ShopInsideScene: <ShopInsideScene />,
  CallScene: <CallScene />,
  OpenDoorScene: <OpenDoorScene />,
  LitWindowScene: <LitWindowScene />,
  LitHouseScene: <LitHouseScene />,
  DeskScene: <DeskScene />,
  PaperScene: whyChoose.map(({ paper }) => <PaperScene key={paper} paper={paper} />),
  RoomScene: values.map(({ room }) => <RoomScene key={room} room={room} />),
  ...Object.fromEntries(
    ([2, 3, 4] as const).map((hour) => [
      `HourScene ${hour}`,
      <HourScene key={hour} number={hour} />,
    ]),
  ),
  ...Object.fromEntries(
    services.flatMap(({ slug, drawing }) =>
      drawing
        ? [[`ServiceScene ${slug}`, <ServiceScene key={slug} drawing={drawing} light="night" />]]
        : [],
    ),
  ),
};

/** Scenes set their own light; here, each takes that of its row. */
const Rows = createGlobalStyle`
  figure { display: grid; grid-template-columns: repeat(3, 1fr); }
  figure::before { content: attr(data-row); grid-column: 1 / -1; }
  figure > div {
    ${shopPlace.width}: 60%; ${shopPlace.right}: 5%; ${darkStreetPlace.width}: 70%; ${darkStreetPlace.right}: 5%;
    ${housePlace.width}: 40%; ${housePlace.right}: 5%; ${closingPlace.width}: 100%; ${litWindowWidth}: 100%;
    ${closingPlace.foot}: 20rem; ${streetPlace.width}: 100%; ${streetPlace.shop}: 80%;
    position: relative;
    display: grid;
    grid-auto-flow: column;
    overflow: clip;
    height: 20rem;
    background: linear-gradient(${lightColor.skyTop}, ${lightColor.skyHorizon});
  }
  ${Object.entries(lights).map(([light, values]) => `[data-row='${light}'] [data-light] { ${declare(values)} }`)}
`;

/** Every scene in every light, for developers. */
export function EveryScene() {
  return (
    <>
      <StreetParts />
      <Rows />
      {Object.keys(lights).map((light) => (
        <figure key={light} data-row={light} data-light={light}>
          {Object.entries(scenes).map(([name, scene]) => (
            <div key={name} title={name}>
              {scene}
            </div>
          ))}
        </figure>
      ))}
    </>
  );
}
