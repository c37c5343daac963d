import { organization, serviceOffers, type Thing, website } from '@/components/seo/structuredData';
import { services } from '@/content/services';
import { site } from '@/content/site';

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
  expect(owners.map((owner) => (owner as Thing)['@id'])).toEqual(Array(6).fill(id));
});

test('each service is offered at the price that its block shows', () => {
  const offers = serviceOffers().map(({ name, offers }) => {
    const { price, priceCurrency, priceSpecification } = offers as Thing;
    const { unitCode, description } = priceSpecification as Thing;
    return [name, price, priceCurrency, unitCode, description];
  });
  const shown = services.map(({ title, pricing }) => [title, pricing]);
  expect(offers.map(([name, , , , description]) => [name, description])).toEqual(shown);
  expect(offers.map(([, ...offer]) => offer.slice(0, 3))).toEqual([
    ['997', 'USD', undefined],
    ['997', 'USD', 'MON'],
    ['497', 'USD', 'MON'],
    ['497', 'USD', 'MON'],
    ['397', 'USD', 'MON'],
  ]);
});

test('each service is found at its own block', () => {
  expect(serviceOffers().map(({ url }) => url)).toEqual(
    services.map(({ slug }) => `${site.url}/services#${slug}`),
  );
});
