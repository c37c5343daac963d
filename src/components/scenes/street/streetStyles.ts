import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { buildingStyles } from './buildingStyles';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;
/** The drawing of the street; its palette is the hour's. */
export const Street = styled.svg`
  ${buildingStyles}

  /* The side of the sign that nobody sees. */
  .turned { transform: scaleX(0); }

  .halo { animation: ${breathe} 5s ease-in-out infinite; }

  /* Where both times are drawn, an element around them says which it is. */
  [data-time='morning'] > & .night, [data-time='night'] > & .morning { display: none; }

  &[data-time='morning'], [data-time='morning'] > & {
    --far: #b59aa6;
    --hill: ${theme.color.morningHill};
    --street: ${theme.color.morningStreet};
    --wall: #2f4468;
    --edge: #7f93b8;
    --dark: #9fc0d6;
    --stripe: #d4664a;
    --awning: #f6e3cc;
    --inside: #2f4468;
    .window, .awake { fill: #cfe4ee; }
    .awake { stroke: var(--edge); stroke-opacity: 0.5; }
    .signal { fill: #7f93b8; }
    .frame { stroke: #22345a; }
    .spill, .halo, .ray, .printed { display: none; }
    .kerb { stroke: #c6a584; }
    .board { fill: ${theme.color.text}; stroke: none; }
    .word { fill: #1a2238; }
    .mark { stroke: #f6e3cc; }
    .sun { fill: #fff3d6; }
    .shadow { fill: #8a6a68; opacity: 0.4; }
    .open { fill: #f8d9a8; }
    .person path { fill: var(--tone); }
    .person [stroke-width] { fill: none; stroke: var(--tone); }
    .warm { --tone: #d4664a; }
    .warmShade { --tone: #b9523a; }
    .cool { --tone: #98a4ea; }
    .coolShade { --tone: #7f8bd2; }
    .light { --tone: #f6e3cc; }
    .deep { --tone: #1a2342; }
    .skin { --tone: #eab694; }
    .brown { --tone: #8a5440; }
    .hair { --tone: #33192b; }
    .steam { stroke: #fff3d6; stroke-width: 2px; }
    .cup { fill: #d4664a; }
  }

  /* Where the log hangs, a phone has no sky left for it. */
  ${media.phone} { .moon { display: none; } }
  ${media.forcedColors} { .moon, .spill { display: none; } }
`;
