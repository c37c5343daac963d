import { organization, serviceOffers, type Thing, website } from '@/components/seo/structuredData';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { writePrice } from '@/lib/price';

test('the agency can be reached as the footer says', () => {
  const { contactPoint, email, telephone, name, url } = organization();
  expect({ email, telephone, name }).toEqual({
    email: site.email,
    telephone: site.phone,
    name: site.name,
  });
  expect(contactPoint).toMatchObject({ email: site.email, telephone: site.phone });
  expect(url).toBe(`${site.url}/`);
});

test("a network's home page is not given as the agency's profile", () => {
  expect(organization()).not.toHaveProperty('sameAs');
});

test('the site and the services belong to the one agency', () => {
  const id = organization()['@id'];
  const owners = [website().publisher, ...serviceOffers().map(({ provider }) => provider)];
  expect(owners.map((owner) => (owner as Thing)['@id'])).toEqual(
    Array(services.length + 1).fill(id),
  );
});

test('each service is offered at the price that its block shows', () => {
  const offers = serviceOffers().map(({ offers }) => offers as Thing);
  expect(offers).toHaveLength(services.length);
  for (const [index, { price }] of services.entries()) {
    const specification = { description: writePrice(price), minPrice: String(price.amount) };
    expect(offers[index]).toMatchObject({
      price: String(price.amount),
      priceCurrency: 'USD',
      priceSpecification: specification,
    });
  }
});

test('each service is found at its own block', () => {
  expect(serviceOffers().map(({ url }) => url)).toEqual(
    services.map(({ slug }) => `${site.url}/services#${slug}`),
  );
});
