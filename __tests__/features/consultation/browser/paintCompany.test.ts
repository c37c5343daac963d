import { filledBusinessName } from '@/features/consultation/browser/draft';
import { businessNamedEvent } from '@/features/consultation/browser/paintCompany';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const now = Date.UTC(2026, 10, 20);

/** Loads the module as a new page would. */
async function freshPaintCompany() {
  jest.resetModules();
  return (await import('@/features/consultation/browser/paintCompany')).paintCompany;
}

test('puts a company on the sign as it is typed, and does not fill it in again', async () => {
  const named = jest.fn();
  window.addEventListener(businessNamedEvent, named);
  keepVisitorBusiness({ name: '', trade: 'salon' });
  const paintCompany = await freshPaintCompany();
  for (const typed of ['C', 'Crumb', 'Crumb & Co']) paintCompany(typed, now);
  expect(visitorBusiness()).toMatchObject({ name: 'Crumb & Co', trade: 'salon' });
  expect(filledBusinessName(now)).toBe('Crumb & Co');
  expect(named).toHaveBeenCalledTimes(3);
  window.removeEventListener(businessNamedEvent, named);
});

test('does not replace a name that is already on the sign', async () => {
  keepVisitorBusiness({ name: "Vera's Bakery", trade: '' });
  const paintCompany = await freshPaintCompany();
  paintCompany('Vera Holdings Ltd.', now);
  expect(visitorBusiness().name).toBe("Vera's Bakery");
});
