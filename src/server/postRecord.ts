import 'server-only';

/** So many accepted requests in a row come through a proxy by no accident. */
const enoughProxied = 3;

/** Creates what a process's latest posts tell about its settings, for health. */
export function createPostRecord() {
  let isOwnPageAtFault = false;
  let proxiedInARow = 0;
  return {
    /** A post from our own page was refused for its origin, or breaks the schema. */
    noteFault(): void {
      isOwnPageAtFault = true;
    },

    noteAccepted({ isProxied }: { isProxied: boolean }): void {
      isOwnPageAtFault = false;
      proxiedInARow = isProxied ? proxiedInARow + 1 : 0;
    },

    isOwnPageAtFault: () => isOwnPageAtFault,
    /** Whether the latest accepted requests all came through a proxy. */
    isProxied: () => proxiedInARow >= enoughProxied,
  };
}

export type PostRecord = ReturnType<typeof createPostRecord>;
