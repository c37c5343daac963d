/** One generator alone: the package's main file would make visitors load six more. */
declare module 'seedrandom/seedrandom.js' {
  import seedrandom from 'seedrandom';
  export default seedrandom;
}
