'use client';

import { useEffect } from 'react';
import { keptRequests } from './keptRequests';

/** On every visit, sends what an earlier one could not; its code is loaded only if there is any. */
export function PendingRequests() {
  useEffect(() => {
    if (keptRequests(Date.now()).length === 0) return;
    void import('./requestQueue').then(({ watchKeptRequests }) => watchKeptRequests());
  }, []);
  return null;
}
