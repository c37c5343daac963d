import { stars } from './skyline';

/** The stars over the street, in three magnitudes; their container sets their color. */
export function Stars() {
  return (
    <g className="stars">
      <path strokeWidth="1.4" opacity="0.5" d={stars.faint} />
      <path strokeWidth="2.2" opacity="0.75" d={stars.middle} />
      <path strokeWidth="3.2" d={stars.bright} />
    </g>
  );
}
