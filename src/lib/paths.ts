/** The site's addresses; every link takes its target from here. */
export const paths = {
  home: '/',
  /** The services section of the home page. */
  websiteBuilding: '/#services',
  services: '/services',
  about: '/about',
  consultation: '/consultation',
  thankYou: '/consultation/thank-you',
} as const;

/** Where the consultation form posts to. */
export const consultationEndpoint = '/api/consultation';

/**
 * The consultation page with a service already chosen.
 *
 * @param service a value of the form's service options
 */
export function consultationPathFor(service: string): string {
  return `${paths.consultation}?service=${encodeURIComponent(service)}`;
}

/**
 * The block of a service on the services page.
 *
 * @param slug the service's slug, which is also the block's anchor
 */
export function servicePath(slug: string): string {
  return `${paths.services}#${slug}`;
}
