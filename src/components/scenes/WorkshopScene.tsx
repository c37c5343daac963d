import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { rooms } from './rooms';
import { buildingStyles } from './street/buildingStyles';

/** The workshop in the small hours: a house with a lit room for each service. */
export function WorkshopScene() {
  return (
    <Picture viewBox="0 0 440 410" aria-hidden="true">
      <circle className="moon" cx="384" cy="72" r="30" />
      <path className="hill" d="M20 404c50-60 110-76 160-58s120 4 170-14 60 30 78 72z" />
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
      <path className="kerb" d="M0 404h440" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${buildingStyles}
  .cut { stroke: ${theme.color.signal}; stroke-width: 4.5px; }
  .hill { opacity: 0.5; }
`;
