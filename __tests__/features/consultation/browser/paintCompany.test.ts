import { nameOnSign, paintCompany } from '@/features/consultation/browser/paintCompany';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const type = (company: string) => paintCompany(company, { dentist: ['dental'] });

test('puts a company on the sign as it is typed, and does not fill in another form with it', () => {
  document.body.innerHTML = '<p data-business-name>Your Shop</p>';
  keepVisitorBusiness({ name: '', trade: 'salon' });
  for (const typed of ['C', 'Crumb', 'Crumb & Co']) type(typed);
  expect(visitorBusiness()).toMatchObject({ name: 'Crumb & Co', trade: 'salon' });
  expect(document.body).toHaveTextContent('Crumb & Co');
  expect(nameOnSign()).toBe('');
});

test('a company selects its trade, unless the visitor has chosen one', () => {
  const trade = () => visitorBusiness().trade;
  keepVisitorBusiness({ name: '', trade: '', isTradeChosen: false });
  type('Brightwell Dental');
  expect(trade()).toBe('dentist');
  keepVisitorBusiness({ trade: 'salon', isTradeChosen: true });
  type('Brightwell Dental Practice');
  expect(trade()).toBe('salon');
});
