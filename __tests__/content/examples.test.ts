import { examples, featuredExample, servicesExample } from '@/content/examples';
import { pageFacts, pageWeightLimit } from '@/content/pageFacts';
import { questions } from '@/content/questions';
import { services } from '@/content/services';

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

test('the page says how much it weighs at most', () => {
  expect(pageWeightLimit).toBeLessThanOrEqual(85);
  expect(pageFacts.facts[0].figure).toBe(`Under ${pageWeightLimit} KB`);
});

test('five questions are answered, each once', () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBe(5);
});

test('the answers repeat prices and timelines as the services give them', () => {
  const answers = questions.map(({ answer }) => answer).join(' ');
  const [website, email, chatbot] = services;
  expect(answers).toContain(website?.pricing);
  expect(answers).toContain(website?.timeline);
  expect(answers).toContain(email?.timeline);
  expect(chatbot?.timeline).toBe('1 week setup');
  expect(answers).toContain('1 week to set up');
});
