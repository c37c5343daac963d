import { clearDraft, draft, saveDraft } from '@/features/consultation/browser/draft';
import { businessNamedEvent, paintCompany } from '@/features/consultation/browser/paintCompany';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const now = Date.UTC(2026, 10, 20);

function type(company: string): void {
  paintCompany(company, { dentist: ['dental'] }, now);
  saveDraft({ fields: { company } }, now);
}

beforeEach(() => clearDraft(true, now));

test('puts a company on the sign as it is typed, and does not fill it in again', () => {
  const named = jest.fn();
  window.addEventListener(businessNamedEvent, named);
  keepVisitorBusiness({ name: '', trade: 'salon' });
  for (const typed of ['C', 'Crumb', 'Crumb & Co']) type(typed);
  expect(visitorBusiness()).toMatchObject({ name: 'Crumb & Co', trade: 'salon' });
  expect(draft(now).businessName).toBe('Crumb & Co');
  expect(named).toHaveBeenCalledTimes(3);
  window.removeEventListener(businessNamedEvent, named);
});

test('the sign follows the company after a reload, too, until it is empty', () => {
  keepVisitorBusiness({ name: 'Crumb & Co', trade: '' });
  saveDraft({ fields: { company: 'Crumb & Co' } }, now);
  type('Crumb');
  expect(visitorBusiness().name).toBe('Crumb');
  type('');
  expect(visitorBusiness().name).toBe('');
});

test('does not replace another name on the sign', () => {
  keepVisitorBusiness({ name: "Vera's Bakery", trade: '' });
  type('Vera Holdings Ltd.');
  expect(visitorBusiness().name).toBe("Vera's Bakery");
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
