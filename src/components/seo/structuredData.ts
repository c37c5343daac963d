import { type PublicPage, pages } from '@/content/pages';
import type { Service } from '@/content/service';
import { services } from '@/content/services';
import { site, siteLanguage, tagline } from '@/content/site';
import { consultationPathFor, paths, servicePath } from '@/lib/paths';
import { unitCode, writePrice } from '@/lib/text/price';
import { shareImagePath } from './shareImages';

/** A schema.org thing as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const absolute = (path: string) => new URL(path, site.url).href;

const organizationId = absolute('/#organization');
const websiteId = absolute('/#website');

/** A reference to the agency, which the home page describes in full. */
const provider: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absolute(paths.home),
};

/** Excludes a network's home page (the default), which is not a profile. */
const isProfile = (url: string) => new URL(url).pathname !== '/';

/** The agency and how to reach it: https://schema.org/Organization. */
export function organization(): Thing {
  const profiles = [site.linkedinUrl, site.instagramUrl].filter(isProfile);
  return {
    ...provider,
    logo: absolute('/icons/app-512.png'),
    image: absolute(shareImagePath(pages.home)),
    slogan: tagline,
    description: pages.home.description,
    email: site.email,
    telephone: site.phone,
    ...(site.address && { address: site.address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** https://schema.org/WebSite */
export function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    alternateName: tagline,
    url: absolute(paths.home),
    inLanguage: siteLanguage,
    publisher: provider,
  };
}

function offer({ slug, price }: Service): Thing {
  const amount = String(price.amount);
  const code = unitCode(price.unit);
  return {
    '@type': 'Offer',
    url: absolute(consultationPathFor(slug)),
    price: amount,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      description: writePrice(price),
      minPrice: amount,
      priceCurrency: 'USD',
      ...(code && { unitCode: code, unitText: price.unit }),
    },
  };
}

/** One Service (https://schema.org/Service) with its Offer for each service that is sold. */
export function serviceOffers(): Thing[] {
  return services.map((service) => ({
    '@type': 'Service',
    '@id': absolute(servicePath(service.slug)),
    name: service.title,
    slogan: service.subtitle,
    description: service.description,
    url: absolute(servicePath(service.slug)),
    provider,
    offers: offer(service),
  }));
}

/** The breadcrumbs of an inner page: https://schema.org/BreadcrumbList. */
export function breadcrumbs(page: PublicPage): Thing {
  const trail: PublicPage[] = [pages.home, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
