import { dangers } from '@/content/examples/dangers';
import { dangerIn } from '@/features/demonstration/browser/typed/danger';

/** The advice to a text. */
function adviceTo(text: string): string | undefined {
  const { kind, language } = dangerIn(text) ?? {};
  return kind && language && dangers[language][kind].advice;
}

test.each([
  ['i cant breathe', '911'],
  ['Having trouble breathing!', '911'],
  ['my throat is closing up', '911'],
  ['my face is really swollen', 'Please go to an emergency room now'],
  ['swollen face and fever', '911'],
  ['bleeding wont stop after the extraction', '911'],
  ['its bleeding a lot', '911'],
  ['its bleeding alot', '911'],
  ['he passed out', '911'],
  ['I think I have an abscess and a fever of 102', 'emergency room'],
  ['my kid swallowed a tooth', '911'],
  ['its swelling by my eyes', '911'],
  ['my scalp is burning and blistering', '911'],
  ['should i light the pilot again', 'out and away'],
  ['chest pain', '911'],
  ['my kid hit his head', '911'],
  ['theres smoke coming from the outlet', '911'],
  ['the car is smoking', '911'],
  ['my kitchen is on fire', '911'],
  ['there is a lot of smoke', '911'],
  ['water is near the electrical panel', '911'],
  ['i smell gas', 'out and away'],
  ['smells like gas in here', 'out and away'],
  ['my co detector is going off', 'out and away'],
  ['my son swallowed the hair dye', 'Poison Control'],
  ['she drank some of the color', 'Poison Control'],
  ['took too many tylenol', 'Poison Control'],
  ['i took 8 advil is that ok', 'Poison Control now'],
  ['can i take ibuprofen with blood thinners', 'pharmacist'],
  ['how much tylenol for a 7 year old', 'pharmacist'],
  ['puedo darle ibuprofeno a mi hija', 'farmacia'],
  ['me tomé 8 ibuprofenos', 'ahora a Poison Control'],
  ['my 7 year old has a fever and toothache', 'go to an emergency room now'],
  ['bleeding hasnt stopped since this afternoon', '911'],
  ['the outlet is wet', '911'],
  ['i want to kill myself', '988'],
  ['no puedo respirar', '911'],
  ['se me hinchó la cara', '911'],
  ['no para de sangrar', '911'],
  ['huele a gas', 'gas'],
  ['hay chispas en el enchufe', 'chispas'],
  ['mi hija se tomó el tinte', 'Poison Control'],
  ['quiero morirme', '988'],
])('recognizes a danger: %s', (text, advice) => {
  expect(adviceTo(text)).toContain(advice);
});

test.each([
  'my sink is draining slow',
  'my gums bleed when i brush',
  'is fluoride poison',
  'my gums are swollen',
  'the toilet wont stop running',
  'do you service gas water heaters',
  'how much is a gas water heater',
  'does the smell go away',
  'my fireplace leaks',
  'the color is too dark',
  'se me está quemando la cabeza con el tinte',
  'my head is on fire from the bleach',
  'can i eat after a filling',
  'i ate lunch and want color',
  'can i smoke after you pull a tooth',
  '¿cómo te llamas?',
  'se me rompió un diente',
  'mi fregadero no drena',
  'cuánto cuesta el color',
])('is not alarmed by: %s', (text) => {
  expect(adviceTo(text)).toBeUndefined();
});
