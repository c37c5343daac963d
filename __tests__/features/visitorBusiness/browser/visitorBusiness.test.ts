import { examples } from '@/content/examples/examples';
import { letter } from '@/features/visitorBusiness/browser/lettering';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  chooseTrade,
  keepVisitorBusiness,
  nameVisitorBusiness,
  settleTrade,
  tradeIn,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { placeNames } from '../../../../testing/samples/placeNames';

test.each([
  ["  Vera's\n Bakery ", "Vera's Bakery"],
  ['مخبز السلام', 'مخبز السلام'],
  ['\u202eevil\u0007', 'evil'],
  ['👩‍🍳'.repeat(50), '👩‍🍳'.repeat(40)],
  [' \t ', ''],
  ['Karamazov Family Dental & Orthodontics of Portland', 'Karamazov Family Dental & Orthodontics'],
  ['Brookside Family Dental & Pediatric, Orthodontics', 'Brookside Family Dental & Pediatric'],
  ['Brookside Family Dentistry, Ortho & Konditoreimeister', 'Brookside Family Dentistry, Ortho'],
  ['Maria’s Restaurant and Catering of the Columbus Area', 'Maria’s Restaurant and Catering'],
  [`Vera ${'x'.repeat(50)}`, `Vera ${'x'.repeat(35)}`],
])('%j is written as %j', (text, name) => {
  expect(writtenName(text)).toBe(name);
});

test('cuts a name between code points without Intl.Segmenter', () => {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(writtenName('🦷'.repeat(50))).toBe('🦷'.repeat(40));
  Object.defineProperty(Intl, 'Segmenter', segmenter);
});

test.each(['', '{oops', 'null', '{"name":{"toString":1},"trade":7,"chosenTrade":true}'])(
  'ignores %j in the storage',
  (stored) => {
    window.sessionStorage.setItem('visitor-business', stored);
    const none = { name: '', trade: '', namedTrade: '', chosenTrade: '' };
    expect(visitorBusiness()).toEqual(none);
  },
);

test('an element without a text of its own is empty again after the name is removed', () => {
  document.body.innerHTML = '<p data-business-name></p><p data-business-name>Hair Salon</p>';
  for (const name of ['Vera’s Bakery', 'Vera’s', '']) {
    keepVisitorBusiness({ name });
    showVisitorBusiness();
  }
  expect([...document.querySelectorAll('p')].map((element) => element.textContent)).toEqual([
    '',
    'Hair Salon',
  ]);
});

const nameWords = Object.fromEntries(examples.map((one) => [one.slug, one.nameWords]));

test.each([
  ["Tony's Plumbing", 'plumber'],
  ['BRIGHTWELL DENTAL PRACTICE', 'dentist'],
  ['Salon Noir', 'salon'],
  ['Café Öl', 'bakery'],
  ['Ace Auto Repair & Tire Center', 'auto'],
  ['Hair of the Dog Bakery', 'bakery'],
  ['Auto Hair', 'salon'],
  ['Hair & Auto', 'auto'],
  ['Reliable Drain & Sewer Service', 'plumber'],
  ['Roto Rooter of Dayton', 'plumber'],
  ['Lakeside Family Dentistry', 'dentist'],
  ['Bright Smiles Pediatric', 'dentist'],
  ['J. R. Alvarez, DDS', 'dentist'],
  ['Main Street Barbershop', 'salon'],
  ['Lash & Brow Loft', 'salon'],
  ['Bella Hair, Nails and Tan', 'salon'],
  ['Third Rail Coffee Roasters', 'bakery'],
  ['La Petite Pâtisserie & Cakes', 'bakery'],
  ['Bloomfield Auto', 'auto'],
  ['Elm Street Motors', 'auto'],
  ['Midtown Tires', 'auto'],
  // In other businesses' names, a trade's word begins a word or has another meaning.
  ['Scarborough & Sons', undefined],
  ['Hairston & Pruitt Attorneys', undefined],
  ['Cakebread Cellars', undefined],
  ['Smiley Accounting', undefined],
  ['Automatic Door of Ohio', undefined],
  ['Precision Garage Door', undefined],
  ['Harbor Motor Inn', undefined],
  ['Nail It Carpentry', undefined],
  ['The Rocking Chair Company', undefined],
  ['Pipe & Tobacco House', undefined],
  ['Baker Hill Law', undefined],
  ['Sweet Tooth Candy Co', undefined],
  ['Beautyberry Farm', undefined],
  ['Drainage Engineers Inc', undefined],
  ['Style & Thread Tailors', undefined],
  ['Browning Roofing', undefined],
  ['Tireless Movers', undefined],
  ['Salonika Greek Kitchen', undefined],
  ['', undefined],
])('the trade of %j is %s', (name, trade) => {
  expect(tradeIn(name, nameWords)).toBe(trade);
});

test('no city or state that businesses are named after selects a trade', () => {
  const places = placeNames.map((place) => [place, tradeIn(place, nameWords)]);
  expect(places.filter(([, trade]) => trade)).toEqual([]);
});

describe('the lettering of a sign', () => {
  const board = { width: 235, height: 50 };
  const widthOf = (text: string) => Array.from(text).length;
  const linesOf = (name: string) => letter(name, board, widthOf).lines;

  test('breaks a longer name at a space, and a long word where the line ends', () => {
    expect(linesOf('Vera')).toEqual(['Vera']);
    expect(linesOf('The Old Mill Bread & Co')).toEqual(['The Old Mill', 'Bread & Co']);
    expect(linesOf('W'.repeat(40))).toEqual(['W'.repeat(20), 'W'.repeat(20)]);
    expect(linesOf('W'.repeat(60))).toEqual(['W'.repeat(20), `${'W'.repeat(19)}…`]);
  });

  test('never cuts within a grapheme', () => {
    const family = '👨‍👩‍👧';
    expect(linesOf(family.repeat(40)).join('').replaceAll(family, '')).toBe('…');
  });
});

test('a name without a trade selects the general example, unless the visitor has chosen a trade', () => {
  keepVisitorBusiness({ name: '', trade: 'salon' });
  nameVisitorBusiness('Crumb & Co');
  expect(visitorBusiness()).toMatchObject({ name: 'Crumb & Co', trade: 'salon' });
  settleTrade({ dentist: 'dental' });
  expect(visitorBusiness()).toMatchObject({ trade: 'general', namedTrade: '' });
  chooseTrade('salon');
  settleTrade({ dentist: 'dental' });
  expect(visitorBusiness()).toMatchObject({ trade: 'salon' });
});
