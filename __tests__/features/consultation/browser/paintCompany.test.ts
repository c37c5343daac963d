import { nameOnSign, paintCompany } from '@/features/consultation/browser/paintCompany';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

let before: string;

function type(company: string): void {
  paintCompany(company, before, { dentist: ['dental'] });
  before = company;
}

beforeEach(() => {
  before = '';
});

test('puts a company on the sign as it is typed, and does not fill in another form with it', () => {
  document.body.innerHTML = '<p data-business-name>Your Shop</p>';
  keepVisitorBusiness({ name: '', trade: 'salon' });
  for (const typed of ['C', 'Crumb', 'Crumb & Co']) type(typed);
  expect(visitorBusiness()).toMatchObject({ name: 'Crumb & Co', trade: 'salon' });
  expect(document.body).toHaveTextContent('Crumb & Co');
  expect(nameOnSign()).toBe('');
});

test('the sign follows the company after a reload, too, until it is empty', () => {
  keepVisitorBusiness({ name: 'Crumb & Co', trade: '' });
  before = 'Crumb & Co';
  type('Crumb');
  expect(visitorBusiness().name).toBe('Crumb');
  type('');
  expect(visitorBusiness().name).toBe('');
});

test('replaces what an earlier form has put on the sign', () => {
  type('Crumb & Co');
  before = '';
  type('Crumb & Sons');
  expect(visitorBusiness().name).toBe('Crumb & Sons');
});

test('does not replace another name on the sign', () => {
  keepVisitorBusiness({ name: "Vera's Bakery", trade: '' });
  type('Vera Holdings Ltd.');
  expect(visitorBusiness().name).toBe("Vera's Bakery");
  expect(nameOnSign()).toBe("Vera's Bakery");
});

test('puts a company on a sign that has been emptied', () => {
  type('Crumb & Co');
  keepVisitorBusiness({ name: '' });
  type('Crumb & Sons');
  expect(visitorBusiness().name).toBe('Crumb & Sons');
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
