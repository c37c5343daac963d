/** The site's addresses; every link takes its target from here. */
export const paths = {
  home: '/',
  /** The services section of the home page. */
  websiteBuilding: '/#services',
  services: '/services',
  about: '/about',
  consultation: '/consultation',
  /** Where a call is moved or given up; behind `#` stands the id of its thread. */
  call: '/consultation/call',
  privacy: '/privacy',
  thankYou: '/consultation/thank-you',
  /** Thank You when the server does not hold the call's time. */
  timeTaken: '/consultation/thank-you/time-taken',
  /** Thank You when nothing has taken a form post yet. */
  notReceived: '/consultation/thank-you/not-received',
} as const;

/** Where the consultation form posts to. */
export const consultationEndpoint = '/api/consultation';

/** Where the call of a thread is read, moved and given up. */
export const callEndpoint = '/api/consultation/call';

/** Where the form asks which call times are taken. */
export const slotsEndpoint = '/api/slots';

/** The consultation page with a service already chosen: a value of the form's service options. */
export function consultationPathFor(service: string): string {
  return `${paths.consultation}?service=${encodeURIComponent(service)}`;
}

/** The block of a service on the services page, whose anchor is the service's slug. */
export function servicePath(slug: string): string {
  return `${paths.services}#${slug}`;
}

/**
 * The canonical spelling of a path: decoded, in lower case, without doubled or trailing
 * slashes. Unchanged if it cannot be decoded.
 */
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
