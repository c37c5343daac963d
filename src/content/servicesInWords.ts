import { inList } from '@/lib/text/language';
import { startingAt } from '@/lib/text/price';
import { type Service, type ServiceSlug, services, serviceWith, websiteService } from './services';

/** @throws Error that names services of which the sentence is false */
export function trueOf(
  some: readonly Service[],
  isTrueOf: (service: Service) => boolean,
  sentence: string,
): string {
  const others = some.filter((service) => !isTrueOf(service)).map(({ title }) => title);
  if (others.length === 0) return sentence;
  throw new Error(`Rewrite this sentence, which is false of ${inList(others)}: “${sentence}”`);
}

/** Makes a text fail to compile without the services that it names. */
export const naming = (_services: readonly ServiceSlug[], text: string) => text;

const hasPrice = ({ price }: Service) => price.amount > 0;
const hasTerms = (service: Service) => hasPrice(service) && service.timeline !== '';
const isPaidMonthly = ({ price }: Service) => price.unit === 'month';
const others = services.filter(({ slug }) => slug !== websiteService.slug);

/** The build fails if the data make one false. */
export const servicesInWords = {
  lede: trueOf(services, hasTerms, 'Each service has a price and a timeline. Take one or several.'),
  aboutPage: trueOf(services, hasTerms, 'Every service with its price and timeline'),
  metaDescription: trueOf(
    services,
    (service) => hasTerms(service) && service.benefits.length > 0,
    'What AI can do for your business: every service with its price, its timeline ' +
      'and the results you can expect.',
  ),
  priceColumn: trueOf(services, hasPrice, startingAt),
  payment: trueOf(
    services,
    (service) => isPaidMonthly(service) === others.includes(service),
    'Once for a website, monthly for everything else.',
  ),
  chatbotPrice: trueOf(
    [serviceWith('chatbot')],
    (chatbot) => isPaidMonthly(chatbot) && !isPaidMonthly(websiteService),
    'Why does a chatbot cost more than the one in a new website?',
  ),
  partnership: trueOf(
    services.some(isPaidMonthly) ? [] : services,
    isPaidMonthly,
    'After launch, we keep improving your monthly services, and you always know who to ask.',
  ),
};

export const websiteLiveIn = trueOf(
  [websiteService],
  ({ timeline }) => / (day|week|month)s?$/.test(timeline),
  websiteService.timeline,
);
