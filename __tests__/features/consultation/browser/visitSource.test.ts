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

test('the first page of a visit notes campaign, referring host and path, once', () => {
  open(
    '/services?utm_source=google&gclid=1&utm_campaign=a%26b',
    'https://www.google.com/search?q=x',
  );
  open('/about?utm_source=other', 'https://elsewhere.example/');
  expect(visitSource()).toBe(
    'utm_source=google&utm_campaign=a%26b&referrer=www.google.com&page=%2Fservices',
  );
});

test('a page that another page of this site has opened in a tab of its own notes nothing', () => {
  open('/consultation', `${window.location.origin}/?utm_source=google`);
  expect(visitSource()).toBeUndefined();
});

test('with Global Privacy Control nothing is noted, and nothing said that was noted before', () => {
  open('/');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(visitSource()).toBeUndefined();
  window.sessionStorage.clear();
  open('/');
  expect(window.sessionStorage).toHaveLength(0);
});

test('blocked storage holds up nothing, and says nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  open('/');
  expect(visitSource()).toBeUndefined();
});
