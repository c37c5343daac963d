import { noteVisitSource, visitSource } from '@/features/consultation/browser/visitSource';

afterEach(() => {
  window.sessionStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const open = (address: string, referrer = '') => {
  window.history.replaceState(null, '', address);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  noteVisitSource();
};

test('stores the campaign, the referring host, and the path of a visit’s first page once', () => {
  open(
    '/services?utm_source=google&gclid=1&utm_campaign=a%26b',
    'https://www.google.com/search?q=x',
  );
  open('/about?utm_source=other', 'https://elsewhere.example/');
  expect(visitSource()).toBe(
    'utm_source=google&utm_campaign=a%26b&referrer=www.google.com&page=%2Fservices',
  );
});

test('stores nothing for a page that this site opened in another tab', () => {
  open('/consultation', `${window.location.origin}/?utm_source=google`);
  expect(visitSource()).toBeUndefined();
});

test('stores and sends nothing with Global Privacy Control, not even an earlier source', () => {
  open('/');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(visitSource()).toBeUndefined();
  window.sessionStorage.clear();
  open('/');
  expect(window.sessionStorage).toHaveLength(0);
});

test('sends no source if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  open('/');
  expect(visitSource()).toBeUndefined();
});
