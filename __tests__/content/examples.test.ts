import { examples, featuredExample, servicesExample } from '@/content/examples';

test('a dentist, a plumber and a salon can be tried', () => {
  expect(examples.map(({ business }) => business)).toEqual(['Dentist', 'Plumber', 'Salon']);
  expect(examples.map(({ slug }) => slug)).toContain(featuredExample);
});

test('the services page shows another example than the home page', () => {
  expect(examples.map(({ slug }) => slug)).toContain(servicesExample);
  expect(servicesExample).not.toBe(featuredExample);
});

test.each(examples)('$name cannot be mistaken for a real address', ({ address }) => {
  expect(address).toMatch(/^[a-z-]+\.example$/);
});

test.each(examples)('$name has a conversation of three turns', ({ conversation }) => {
  expect(conversation.map(({ from }) => from)).toEqual(['customer', 'site', 'customer']);
});

test.each(examples)('$name ends the night with an appointment', ({ appointment }) => {
  expect(appointment.when).toMatch(/^\w+, \d{1,2}:\d\d [AP]M$/);
});
