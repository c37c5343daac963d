/** Fired on the window when another tab has shared its visit with this one. */
export const visitSharedEvent = 'visit-shared';

/** What tabs say to each other. Each entry is removed at once: only tabs that are open hear it. */
const question = 'visit-question';
const answer = 'visit-answer';

/** Tells the other open tabs, and keeps nothing. */
function tell(key: string, value: string): void {
  window.localStorage.setItem(key, value);
  window.localStorage.removeItem(key);
}

function entriesOf(names: readonly string[]): [string, string][] {
  return names.flatMap((name) => {
    const value = window.sessionStorage.getItem(name);
    return value === null ? [] : [[name, value]];
  });
}

/**
 * Gives a new tab what the visit's other tabs keep in their session storage, without sending or storing
 * it elsewhere. Where the browser blocks storage, every tab stays by itself.
 */
export function shareVisit(names: readonly string[]): void {
  try {
    const isNew = entriesOf(names).length === 0;
    window.addEventListener('storage', ({ key, newValue }) => {
      if (newValue === null) return;
      const own = entriesOf(names);
      if (key === question && own.length > 0) tell(answer, JSON.stringify(own));
      if (key !== answer || !isNew) return;
      // Several tabs answer, and each may have entries that the others lack.
      for (const [name, value] of JSON.parse(newValue)) {
        if (window.sessionStorage.getItem(name) === null)
          window.sessionStorage.setItem(name, value);
      }
      window.dispatchEvent(new Event(visitSharedEvent));
    });
    // An event needs a new value.
    if (isNew) tell(question, String(Math.random()));
  } catch {
    // Blocked storage.
  }
}
