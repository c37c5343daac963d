import styled from 'styled-components';
import { Moon } from './Moon';
import { moonPhases } from './moonPhases';
import { arrive, inTurn, lightUp, sceneStyles } from './sceneStyles';

/** A site assembles itself along its drafting lines, on a desktop and a phone at once. */
export function WebsiteScene() {
  return (
    <Picture data-scene="" viewBox="0 0 400 300" aria-hidden="true">
      <Moon cx={226} cy={142} r={124} phase={moonPhases.website} />
      <path className="faint draft" d="M20 104h352M20 204h352M184 20v262M70 20v262" />
      <rect className="sheet" x="48" y="46" width="262" height="200" rx="12" />
      <path className="edge" d="M48 74h262" />
      <path className="edge" d="M66 60h.01M78 60h.01M90 60h.01" />
      <rect className="dim" x="112" y="54" width="116" height="12" rx="6" />

      <g className="part t1">
        <rect className="cool" x="70" y="86" width="30" height="7" rx="3.5" />
        <path className="edge" d="M214 89.500h18M244 89.500h18M274 89.500h18" />
      </g>
      <g className="part t2 pale">
        <rect x="70" y="108" width="98" height="13" rx="4" />
        <rect x="70" y="127" width="74" height="13" rx="4" />
      </g>
      <g className="part t3 bar">
        <rect x="70" y="152" width="92" height="5" rx="2.5" />
        <rect x="70" y="162" width="70" height="5" rx="2.5" />
      </g>
      <g className="part t4">
        <rect className="raised" x="184" y="106" width="110" height="92" rx="8" />
        <path
          className="dim"
          d="M185 182l32-38 26 28 18-20 32 36v3a6 6 0 0 1-6 6h-96a6 6 0 0 1-6-6z"
        />
        <circle className="cool" cx="266" cy="128" r="8" />
      </g>
      <g className="part t5">
        <rect className="raised" x="70" y="212" width="66" height="24" rx="6" />
        <rect className="raised" x="148" y="212" width="66" height="24" rx="6" />
        <rect className="raised" x="226" y="212" width="68" height="24" rx="6" />
      </g>
      <rect className="part t7 lit" x="70" y="177" width="62" height="22" rx="11" />

      <rect className="sheet" x="286" y="112" width="82" height="164" rx="16" />
      <path className="edge" d="M318 124h18" />
      <g className="part t4">
        <rect className="raised" x="297" y="136" width="60" height="44" rx="6" />
        <path
          className="dim"
          d="M298 172l18-20 14 14 9-9 17 18v1a4 4 0 0 1-4 4h-50a4 4 0 0 1-4-4z"
        />
      </g>
      <g className="part t5 pale">
        <rect x="297" y="190" width="52" height="9" rx="3" />
        <rect x="297" y="203" width="38" height="9" rx="3" />
      </g>
      <g className="part t6 bar">
        <rect x="297" y="219" width="56" height="4" rx="2" />
        <rect x="297" y="227" width="44" height="4" rx="2" />
      </g>
      <rect className="part t7 lit" x="297" y="242" width="60" height="20" rx="10" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${sceneStyles}
  .draft { stroke-dasharray: 2 6; }
  .part { animation: ${arrive} 11s ease-out infinite backwards; }
  .part.lit { animation-name: ${lightUp}; }
  ${inTurn(7, 0.45)}
`;
