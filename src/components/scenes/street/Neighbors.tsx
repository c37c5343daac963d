const panes = (columns: readonly number[], rows: readonly number[]) =>
  rows.flatMap((y) => columns.map((x) => `M${x} ${y}h24v30h-24z`)).join('');

/** Who lives around the shop: three houses and a tower, each with somebody awake. */
export function Neighbors() {
  return (
    <>
      <path
        className="wall edged"
        d="M604 520V430l44-34 44 34v90zM690 520V424l46-34 46 34v96zM706 411v-30h16v18M816 520V404h8l32-26h54l32 26h8v116zM866 378v-18h22v18zM904 378v-30M896 356h16M736 390v-42M727 357h18"
      />
      <path
        className="wall edged"
        d="M1266 520V232h152v288zM1258 232v-14h168v14zM1330 218v-24M1316 203h28"
      />
      <path
        className="asleep"
        d={`M618 448h22v26h-22zM752 448h20v26h-20zM836 466h26v28h-26zM906 424h24v28h-24zM906 466h24v28h-24zM634 500h28v20h-28zM${panes([1284, 1330, 1376], [252, 302, 352, 402, 452]).slice(1)}`}
      />
      <path className="awake e1" d="M836 424h26v28h-26z" />
      <path className="awake e2" d="M1330 252h24v30h-24z" />
      <path className="awake e3" d="M704 444h24v30h-24z" />
    </>
  );
}
