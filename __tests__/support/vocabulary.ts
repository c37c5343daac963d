import type { Thing } from '@/components/seo/structuredData';

interface Type {
  /** What a search engine needs to make use of it. */
  required: readonly string[];
  /** What else schema.org defines for the type or for those above it, as far as it is used here. */
  optional: readonly string[];
}

/** An excerpt of schema.org's vocabulary (https://schema.org/docs/full.html). */
const vocabulary: Record<string, Type> = {
  Organization: {
    required: ['name', 'url'],
    optional: [
      ...['contactPoint', 'description', 'email', 'image', 'logo', 'sameAs', 'slogan'],
      'telephone',
    ],
  },
  ContactPoint: {
    required: ['contactType', 'telephone'],
    optional: ['availableLanguage', 'email', 'url'],
  },
  WebSite: {
    required: ['name', 'url'],
    optional: ['alternateName', 'inLanguage', 'publisher'],
  },
  Service: {
    required: ['name', 'description', 'provider', 'offers'],
    optional: ['serviceType', 'slogan', 'url'],
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    optional: ['availability', 'priceSpecification', 'url'],
  },
  UnitPriceSpecification: {
    required: ['priceCurrency', 'minPrice'],
    optional: ['description', 'unitCode', 'unitText'],
  },
  BreadcrumbList: { required: ['itemListElement'], optional: [] },
  ListItem: { required: ['position', 'name', 'item'], optional: [] },
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What is wrong with structured data, the things inside it included.
 *
 * @returns a sentence for each fault, beginning with the thing's type
 */
export function findFaults(thing: Thing): string[] {
  const { '@type': name, '@id': _, ...properties } = thing;
  const type = vocabulary[name];
  if (!type) return [`${name} is no type of the vocabulary`];
  const known = [...type.required, ...type.optional];
  return [
    ...type.required
      .filter((property) => isEmpty(properties[property]))
      .map((property) => `${name} lacks ${property}`),
    ...Object.keys(properties)
      .filter((property) => !known.includes(property))
      .map((property) => `${name} has no property ${property}`),
    ...Object.values(properties).flat().filter(isThing).flatMap(findFaults),
  ];
}
