export const paths = {
  home: '/',
  websiteBuilding: '/#services',
  services: '/services',
  about: '/about',
  consultation: '/consultation',
  /** The fragment is the thread's id. */
  call: '/consultation/call',
  privacy: '/privacy',
  thankYou: '/consultation/thank-you',
  timeTaken: '/consultation/thank-you/time-taken',
  notReceived: '/consultation/thank-you/not-received',
} as const;

export const consultationEndpoint = '/api/consultation';

export const callEndpoint = '/api/consultation/call';

export const slotsEndpoint = '/api/slots';

export function consultationPathFor(service: string): string {
  return `${paths.consultation}?service=${encodeURIComponent(service)}`;
}

export function servicePath(slug: string): string {
  return `${paths.services}#${slug}`;
}

/** Removes capitals and extra slashes. */
export function canonicalPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  } catch {
    return pathname;
  }
}
