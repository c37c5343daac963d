import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { Moon } from './Moon';
import { buildingStyles } from './street/buildingStyles';

/** Five rooms where the light is on, one for each service. */
const rooms = [
  'M76 96h86v70H76z',
  'M198 96h86v70h-86z',
  'M76 196h86v70H76z',
  'M198 196h86v70h-86z',
  'M76 300h138v84H76z',
];

/** The workshop in the small hours: a house with a lit room for each service. */
export function WorkshopScene() {
  return (
    <Picture viewBox="0 0 440 420" aria-hidden="true">
      <Moon cx={376} cy={64} r={34} phase={0.2} />
      <path className="hill" d="M-40 384c80-60 130-60 200-40s180 10 330-40v100H-40z" />
      <path className="wall edged" d="M48 404V70h264v334zM36 70V50h288v20z" />
      <path className="line" d="M268 50V22M254 22h28M96 50V30h30v20" />
      {rooms.map((room) => (
        <path key={room} className="window" d={room} />
      ))}
      <g className="inside">
        <path d="M98 116h42a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5H98a5 5 0 0 1-5-5v-27a5 5 0 0 1 5-5z" />
        <path d="M222 112h38a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10h-20l-13 11v-11h-5a10 10 0 0 1-10-10v-12a10 10 0 0 1 10-10z" />
        <path d="M104 212c4-4 10-3 13 1l5 8c2 4 0 7-3 9 2 8 7 13 14 16 3-4 6-5 10-3l8 5c4 3 5 8 1 12-14 12-62-30-48-48z" />
        <path d="M214 230l58-22-20 50-12-18-10 12v-16z" />
        <path d="M92 318h106v66H92z" />
      </g>
      <path className="ray" d="M98 336h94v48H98z" />
      <g className="cut">
        <path d="M95 119l24 18 24-18M228 128h.01M241 128h.01M254 128h.01M240 240l30-30M100 327h.01M107 327h.01M114 327h.01" />
      </g>
      <path
        className="inside"
        d="M106 346h44v8h-44zM106 360h30v5h-30zM106 370h24v8h-24zM158 346h26v32h-26z"
      />
      <path className="line frame" d={rooms.join('')} />
      <path className="wall edged" d="M238 404V300h52v104z" />
      <path className="pane" d="M246 308h36v56h-36z" />
      <path className="line" d="M282 372v12M60 404h252M66 384h158" />
      <path
        className="cat"
        d="M150 50c-3-12 6-20 18-20 3-2 6-6 8-8l4 5h6l4-5c2 6 3 11 0 15 4 5 6 9 4 13z"
      />
      <path className="kerb" d="M-40 404h520" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${buildingStyles}
  .inside { stroke: none; }
  .ray { fill: ${theme.color.signalLit}; }
  .cut { stroke: ${theme.color.signal}; stroke-width: 4px; }
  .cut path { fill: none; }
  .hill { opacity: 0.5; }
`;
