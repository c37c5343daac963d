import { theme } from '@/styles/theme';
import { wall } from './paint';

/** A ring whose dashes are measured in hours. */
const dial = { cx: 60, cy: 60, pathLength: 12, strokeLinecap: 'butt' } as const;

/** A clock with `value` hours marked from twelve o'clock (up to 12). */
export function Clock({ value }: { value: number }) {
  const { signal, text, ink } = theme.color;
  return (
    <>
      <path {...wall} d="M56 184V110h8v74zM44 190v-9h32v9zM50 181v-6h20v6zM52 130v-5h16v5z" />
      <circle {...wall} cx="60" cy="60" r="58" />
      <circle fill={text} cx="60" cy="60" r="51" />
      <g transform="rotate(-90 60 60)" stroke={ink} strokeWidth="5">
        <circle
          {...dial}
          r="25.5"
          stroke={signal}
          strokeWidth="51"
          strokeDasharray={`${value} 12`}
        />
        <circle {...dial} r="45" strokeWidth="4" strokeDasharray=".1 .9" strokeDashoffset=".05" />
        <path d="M60 60h38" />
        <path d="M60 60h28" transform={`rotate(${value * 30} 60 60)`} />
      </g>
      <path
        {...wall}
        d="M119 172v-28h5v28zM168 172v-28h5v28zM113 177l-3 13h6l3-13zM173 177l3 13h6l-3-13z"
      />
      <path {...wall} d="M110 146h72v6h-72zM110 157h72v6h-72zM106 172h78v5h-78z" />
    </>
  );
}
