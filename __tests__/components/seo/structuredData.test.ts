import { organization, serviceOffers, type Thing, website } from '@/components/seo/structuredData';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { writePrice } from '@/lib/text/price';

test('the agency has the footer’s contact details', () => {
  const { email, telephone, name, url } = organization();
  expect({ email, telephone, name }).toEqual({
    email: site.email,
    telephone: site.phone,
    name: site.name,
  });
  expect(url).toBe(`${site.url}/`);
});

test("a network's home page is not given as the agency's profile", () => {
  expect(organization()).not.toHaveProperty('sameAs');
});

test('the site and the services refer to the one agency', () => {
  const id = organization()['@id'];
  const owners = [website().publisher, ...serviceOffers().map(({ provider }) => provider)];
  const ids = owners.map((owner) => (owner as Thing)['@id']);
  expect(ids).toEqual(Array(services.length + 1).fill(id));
});

test('each service links to its block and has the price shown there', () => {
  expect(serviceOffers()).toHaveLength(services.length);
  for (const [index, { price, slug }] of services.entries()) {
    const { url, offers } = serviceOffers()[index] as Thing;
    expect(url).toBe(`${site.url}/services#${slug}`);
    const specification = { description: writePrice(price), minPrice: String(price.amount) };
    expect(offers).toMatchObject({
      price: String(price.amount),
      priceCurrency: 'USD',
      priceSpecification: specification,
    });
  }
});
