/** One generator: the package's main file loads six more. */
declare module 'seedrandom/seedrandom.js' {
  import seedrandom from 'seedrandom';
  export default seedrandom;
}
