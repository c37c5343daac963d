import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { Moon } from './Moon';
import { sceneStyles } from './sceneStyles';

/** A desk at night. The lamp is on while somebody works there. */
export function LampScene({ lit = true }: { lit?: boolean }) {
  return (
    <Picture viewBox="0 0 400 300" aria-hidden="true" data-lit={lit}>
      <rect className="edge" x="196" y="22" width="150" height="156" rx="6" />
      <Moon cx={300} cy={72} r={30} phase={0.22} />
      <path className="edge" d="M271 22v156M196 100h150M184 178h174" />
      <path
        className="faint"
        d="M214 140h.01M240 62h.01M226 44h.01M250 156h.01M322 132h.01M290 150h.01"
      />

      <path className="cone" d="M150 116l-96 140h236z" />
      <path className="edge" d="M8 256h384M40 256v40M360 256v40" />
      <path className="raised" d="M48 256q2-14 26-14t26 14z" />
      <path className="edge arm" d="M74 242L46 146l74-60" />
      <circle className="sheet" cx="46" cy="146" r="5" />
      <path
        className="raised"
        d="M108 92l22-22a10 10 0 0 1 14 2l36 26-60 44-16-36a10 10 0 0 1 4-14z"
      />
      <path className="bulb" d="M134 131l31-23q10 14-4 25t-27-2z" />

      <path className="sheet" d="M150 256l10-12h92l10 12z" />
      <path className="edge" d="M206 244v12M170 249h24M218 249h24" />
      <path
        className="sheet"
        d="M300 220h34v24a10 10 0 0 1-10 10h-14a10 10 0 0 1-10-10zM334 226h6a7 7 0 0 1 0 15h-6"
      />
      <path className="faint steam" d="M310 210q-5-7 0-13t0-13M323 210q-5-7 0-13t0-13" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${sceneStyles}
  .cone { fill: ${theme.color.signal}; opacity: 0.13; }
  .bulb { fill: ${theme.color.signal}; }
  &[data-lit='false'] {
    .cone, .steam { display: none; }
    .bulb { fill: ${theme.color.lineLit}; }
  }
`;
