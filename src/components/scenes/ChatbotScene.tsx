import { Scene } from './Scene';
import { Bubble, cat, farRoofs, profile, SmallShop } from './sceneParts';

/** The rest of the street on both sides, where the picture has a whole screen. */
const further = {
  walls:
    'M-620 268v-92h110v92zM-630 176v-12h130v12zM-486 268v-64l56-40 22 16v-12h16v24l18 12v64zM-352 268v-42l46-32 46 32v42zM-246 268v-66h128v66zM-254 202v-12h144v12zM408 268v-70l54-42 54 42v70zM530 268V116h112v152zM522 116v-12h128v12zM660 268v-66h140v66z',
  windows:
    'M-596 192h16v20h-16zM-548 192h16v20h-16zM-596 230h16v20h-16zM-440 218h16v20h-16zM-334 234h16v16h-16zM-294 234h16v16h-16zM-226 222h16v20h-16zM-190 222h16v20h-16zM-154 222h16v20h-16zM446 214h32v20h-32zM548 136h16v20h-16zM578 136h16v20h-16zM608 136h16v20h-16zM548 174h16v20h-16zM608 174h16v20h-16zM578 212h16v20h-16zM700 222h16v20h-16z',
};

/** 2:14 AM: somebody asks from bed, the shop across the street answers; the cat sleeps on. */
export function ChatbotScene() {
  return (
    <Scene>
      <path
        className="stars"
        d="M20 30h.01M150 28h.01M196 18h.01M262 62h.01M290 30h.01M392 96h.01M176 116h.01M232 176h.01M120 20h.01M388 8h.01M210-40h.01M300-70h.01M90-50h.01M262-130h.01M340-190h.01M150-160h.01M40-210h.01M380-90h.01M236-240h.01M120-280h.01"
      />
      <circle className="moon" cx="354" cy="44" r="17" />
      <path
        className="far"
        d="M-1400 240C-900 200-500 236-200 222S180 186 300 206s300 20 500-14 700 20 900 20v100h-3100z"
      />
      <path className="hill" d={farRoofs} />
      <path className="wall edged" d={further.walls} />
      <path className="asleep" d={further.windows} />
      <path className="wall edged" d="M8 68.7V38h18v17.7zM-26 268V102h-12L56 34l94 68h-12v166z" />
      <path
        className="asleep"
        d="M44 80a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM6 218h34v50H6zM76 216h32v28H76z"
      />
      <path className="dark" d="M22 114h82v80H22z" />
      <g className="light t1">
        <path className="awake" d="M22 114h82v80H22z" />
        <path className="shade" d="M22 114h20q2 50-20 68zM104 114H84q-2 50 20 68z" />
        <path className="shade" d="M22 178q30-10 82 0v16H22z" />
        <path
          className="person"
          d={`M59 131${profile}M47 126a6 6 0 1 1-.01 0zM34 194l2-19q1-9 9-12l7-3h11l6 3q7 3 8 11l3 20z`}
        />
        <path className="limb" d="M72 191l9-2 9-16" />
        <path className="glow" d="M87 154l8-2 4 16-8 2z" />
      </g>
      <path className="edged" d="M22 114h82v80H22zM16 198h94" />
      <path className="ground" d="M-1400 268h3100v700h-3100z" />
      <path className="wall edged" d="M138 268v-28h102v28zM132 240v-7h112v7z" />
      <path className="edged" d="M-1400 268h3100" />
      <SmallShop at={[254, 268]} />
      <path className="person edged" d={`M158 233${cat.asleep}`} />
      <Bubble
        at={[80, 60]}
        size={[147, 32]}
        tail={[79, 137]}
        lines={['Open Saturday?']}
        turn="t2"
      />
      <Bubble
        at={[236, 92]}
        size={[138, 52]}
        tail={[300, 162]}
        lines={['Yes, from nine.', 'Book you in?']}
        own
        turn="t5"
      />
    </Scene>
  );
}
