/** The one generator that the site uses: the package's own start has six more, which its visitors would load. */
declare module 'seedrandom/seedrandom.js' {
  import seedrandom from 'seedrandom';
  export default seedrandom;
}
