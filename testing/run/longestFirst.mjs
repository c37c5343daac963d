import Sequencer from '@jest/test-sequencer';

/** What takes longest, and mostly waits, begins first. */
const order = ['/e2e/engines/webkit', '/e2e/engines/', '/e2e/', ''];
const place = ({ path }) => order.findIndex((part) => path.includes(part));

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
