interface MoonProps {
  cx: number;
  cy: number;
  r: number;
  /** How much is lit, from 0 (new) to 1 (full), growing from the right. */
  phase: number;
}

/** The moon behind each scene. Its phase grows from the first service to the last. */
export function Moon({ cx, cy, r, phase }: MoonProps) {
  const top = `${cx} ${cy - r}`;
  const bottom = `${cx} ${cy + r}`;
  const terminator = Math.abs(1 - 2 * phase) * r;
  const sweep = phase > 0.5 ? 1 : 0;
  return (
    <>
      <circle className="disc" cx={cx} cy={cy} r={r} />
      <path
        className="moon"
        d={`M${top}A${r} ${r} 0 0 1 ${bottom}A${terminator} ${r} 0 0 ${sweep} ${top}z`}
      />
    </>
  );
}
