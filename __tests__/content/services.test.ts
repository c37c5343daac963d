import { servicesPage } from '@/content/copy/servicesPage';
import { messageThread } from '@/content/examples/messageThread';
import { salon } from '@/content/examples/salon';
import { questionsOn } from '@/content/questions';
import { services, serviceWith } from '@/content/services';
import { callRules } from '@/features/consultation/model/call/callRules';
import { fields } from '@/features/consultation/model/fields';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { writeAmount } from '@/lib/text/price';

test.each([
  ['slug', services.map(({ slug }) => slug)],
  ['title', services.map(({ title }) => title)],
  ['option', serviceOptions.map(({ value }) => value)],
  ['option label', serviceOptions.map(({ label }) => label)],
])('no two services share a %s', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test.each(services)('$title has features and benefits, none of them twice', (service) => {
  for (const list of [service.features, service.benefits.map(({ meaning }) => meaning)]) {
    expect(list).not.toHaveLength(0);
    expect(new Set(list).size).toBe(list.length);
  }
});

test('the hint beside the budget agrees with the prices', () => {
  const monthly = services.filter(({ price }) => price.unit === 'month');
  const lowest = Math.min(...monthly.map(({ price }) => price.amount));
  expect(fields.budget.hint).toBe(`From $${lowest}/month.`);
});

const questions = questionsOn('services');

test('the form lists the services in order, then "multiple" and "not sure"', () => {
  const offered = services.map(({ slug }) => slug);
  const values = serviceOptions.map(({ value }) => value);
  expect(values).toEqual([...offered, 'multiple', 'consultation']);
});

test('the site says everywhere that the chat is part of the website', () => {
  const asked = questionsOn('consultation').find(({ question }) => /with the chat/.test(question));
  const [website, chatbot] = ['website', 'chatbot'].map(serviceWith);
  const [yes, keepIt] = asked?.answer.split('keep it') ?? [];
  expect(yes).toMatch(/^Yes\. /);
  expect(yes).toContain(website && writeAmount(website.price));
  expect(keepIt).toContain(chatbot && writeAmount(chatbot.price));
  expect(website?.features.join()).toMatch(/chat .*, included/);
  expect(website?.summary).toContain('Chat included.');
  expect(chatbot?.description).toContain('Keep the site you have');
});

const answers = questions.map(({ answer }) => answer).join(' ');

test.each(services)('the questions name the price and timeline of $title', (service) => {
  expect(answers).toContain(`${writeAmount(service.price)} for ${service.shortName}`);
  expect(answers).toContain(service.timeline);
});

const paid = { once: 'once', month: 'monthly' };

test.each(services)('the questions say how often $title is paid', ({ shortName, price }) => {
  const [, payments = ''] = /You pay (.*?)\./.exec(answers) ?? [];
  expect(payments).toMatch(new RegExp(`${paid[price.unit]} for (?:(?! for ).)*\\b${shortName}\\b`));
});

test('the services page describes itself with the names of all services', () => {
  for (const { shortName } of services) expect(servicesPage.metaDescription).toContain(shortName);
});

test('the questions say on which days calls take place', () => {
  const all = questionsOn('consultation').map(({ answer }) => answer);
  expect(all.join()).toContain('Calls are on weekdays');
  expect(callRules.weekdays).toEqual([1, 2, 3, 4, 5]);
});

test('the messaging thread quotes the price and a free time of the salon’s example', () => {
  const said = messageThread.moments
    .flatMap(({ messages }) => messages.map(({ text }) => text))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  const cut = salon.offers.find(({ what }) => what === 'Cut & style');
  expect(said).toContain(`a cut and style is ${cut?.price}`);
  const times = [...said.matchAll(/Saturday at (\d+:\d+ [AP]M)/g)].map(([, time]) => time);
  expect(times).not.toHaveLength(0);
  const free = Object.values(salon.questions).flatMap(({ books }) => books?.times ?? []);
  for (const time of times) expect(free).toContain(`Saturday, ${time}`);
});
