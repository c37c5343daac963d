interface SignProps {
  word: string;
  /** The other side, which is seen until the sign is turned. */
  before?: string | undefined;
  width: number;
  /** The transform that hangs it up: its middle, at its upper edge. */
  place: string;
}

/** The sign on its strings. Its two sides are drawn around the axis that it turns about. */
export function Sign({ word, before, width, place }: SignProps) {
  return (
    <g transform={place}>
      <path className="line thin" d="M0-16l-22 16M0-16l22 16" />
      {before && <Side word={before} width={width} className="turned" />}
      <Side word={word} width={width} className="side" />
    </g>
  );
}

type SideProps = Pick<SignProps, 'word' | 'width'> & { className: string };

function Side({ word, width, className }: SideProps) {
  /* The longer word is drawn narrower where the board is made for the shorter one. */
  const narrow = word === 'CLOSED' && width < 82;
  return (
    <g className={className}>
      <rect className="board" x={-width / 2} width={width} height="28" rx="4" />
      <text
        className="word"
        y="20"
        textAnchor="middle"
        textLength={narrow ? width - 8 : undefined}
        lengthAdjust={narrow ? 'spacingAndGlyphs' : undefined}
      >
        {word}
      </text>
    </g>
  );
}
