/** What happens on the street at opening time, each at the end of another page. */
export type MorningEvent = 'arrival' | 'customers' | 'departure';

/** Who is on the street in the morning. */
export function MorningPeople({ event }: { event: MorningEvent }) {
  if (event === 'customers')
    return (
      <>
        {/* A child is already at the open door, a parent two steps behind with the bag. */}
        <path
          className="person"
          d="M1177 466a7 7 0 1 1 .01 0zM1168 498c0-18 3-26 9-26s9 7 9 20l6 26h-6l-9-20-5 20h-6l3-20zM1184 478l12-8 3 4-12 10z"
        />
        <path
          className="person"
          d="M1112 436a10 10 0 1 1 .01 0zM1100 478c0-26 4-36 12-36s12 9 13 28l-2 20 10 32h-9l-12-28-10 28h-9l8-32zM1122 456l14 22-4 4-14-16z"
        />
        <path className="cup" d="M1086 486h16v22h-16z" />
        <path className="person" d="M1104 452l-12 32h5l13-22z" />
      </>
    );
  if (event === 'departure')
    return (
      <>
        <path
          className="person"
          d="M888 432a10 10 0 1 1 .01 0zM876 474c0-26 4-34 12-34s13 9 13 30l-2 22 8 32h-9l-10-28-9 28h-9l7-32zM882 452l-28 14 3 6 28-10zM946 432a10 10 0 1 1 .01 0zM934 474c0-26 4-34 12-34s13 9 13 30l-1 22 6 32h-9l-9-28-8 28h-9l6-32zM956 452l12-20 5 2-11 26z"
        />
        <path className="cup" d="M882 442q6 4 12 0v5q-6 4-12 0zM940 442q6 4 12 0v5q-6 4-12 0z" />
        <path
          className="bicycle"
          d="M836 482a21 21 0 1 0 .1 0zM912 482a21 21 0 1 0 .1 0zM836 503l20-36h38l18 36M856 467l18 36h-38M874 503l20-36-3-9h-9M848 456l8 11M838 456h17"
        />
        <path
          className="mark"
          d="M1010 150q9-10 15 0q8-10 16 0M1060 124q8-9 12 0q7-9 14 0M976 114q6-7 10 0q6-7 12 0"
        />
      </>
    );
  return (
    <path
      className="person"
      d="M928 434a10 10 0 1 1 .01 0zM916 474c0-24 4-34 12-34s13 10 13 32l-3 24 6 28h-9l-8-28-5 28h-9l4-30zM940 470l10 10v18h14v18h-22v-18h4v-15z"
    />
  );
}
