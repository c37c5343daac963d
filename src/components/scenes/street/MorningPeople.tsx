import { type MorningEvent, morningFigures } from './morningFigures';

/** Where feet touch the ground: just past the kerb. */
const ground = 522;

/** Who is on the street in the morning, and birds over those who go home. */
export function MorningPeople({ event }: { event: MorningEvent }) {
  return (
    <>
      {morningFigures[event].map(({ at, turned, parts }) => (
        <g
          key={at}
          className="person"
          transform={`translate(${at} ${ground})${turned ? 'scale(-1 1)' : ''}`}
        >
          {parts.map(([tone, d, width]) => (
            <path key={d} className={tone} d={d} strokeWidth={width} />
          ))}
        </g>
      ))}
      {event === 'departure' && (
        <path
          className="mark"
          d="M1010 150q9-10 15 0q8-10 16 0M1060 124q8-9 12 0q7-9 14 0M976 114q6-7 10 0q6-7 12 0"
        />
      )}
    </>
  );
}
