import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { rooms } from './rooms';
import { buildingStyles } from './street/buildingStyles';

/** The workshop at nightfall: a house with a lit room for each service, the moon behind the hills. */
export function WorkshopScene() {
  return (
    <Picture viewBox="0 0 440 405" aria-hidden="true">
      <circle className="moon" cx="390" cy="296" r="26" />
      <path
        className="far"
        d="M-1900 404v-70C-1400 290-1000 356-640 344-420 336-260 372-60 340 80 318 200 270 330 286c150 18 240 70 420 50 300-30 700-40 1250 10v58z"
      />
      <path
        className="hill"
        d="M-1900 404v-40C-1300 340-900 384-520 372-300 366-160 398 20 376 150 360 260 338 400 352c200 20 360 20 640 8 300-12 600 0 960 14v30z"
      />
      <path className="wall edged" d="M48 404V70h264v334zM36 70V50h288v20z" />
      <path className="line" d="M268 50V22M254 22h28M96 50V30h30v20" />
      {Object.entries(rooms).map(([slug, { x, y, width, height, inside, cut }]) => (
        <g key={slug}>
          <rect className="window" x={x} y={y} width={width} height={height} />
          <path className="inside" d={inside} />
          <path className="cut" d={cut} />
          <rect className="line frame" x={x} y={y} width={width} height={height} />
        </g>
      ))}
      <path className="wall edged" d="M238 404V300h52v104z" />
      <path className="pane" d="M246 308h36v56h-36z" />
      <path className="line" d="M282 372v12M66 386h158" />
      <path
        className="cat"
        d="M150 50c-3-12 6-20 18-20 3-2 6-6 8-8l4 5h6l4-5c2 6 3 11 0 15 4 5 6 9 4 13z"
      />
      <path className="kerb" d="M-1900 404.5h3900" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${buildingStyles}
  .cut { stroke: ${theme.color.signal}; stroke-width: 4.5px; }
`;
