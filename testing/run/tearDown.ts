/** After Jest's last test. */
export default () => globalThis.endTestRun();
