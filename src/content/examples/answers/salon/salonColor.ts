import type { Answer, Booking } from '@/content/examples/answers/answer';

/** Color is planned with a stylist before it is booked. */
const colorCall: Booking = {
  when: 'Tomorrow, 9:30 AM',
  what: 'Callback about color',
  text: 'Color. Call back tomorrow, 9:30 AM:',
  plansVisit: true,
  costs: [
    'Full color is $140. For anything else, a stylist has to see your hair; you get the price before we start.',
    'El color completo cuesta $140. Lo demás hay que verlo; le damos el precio antes de empezar.',
  ],
};

/** What a salon's customers ask about color, and about what went wrong. */
export const salonColor: Readonly<Record<string, Answer>> = {
  rescue: {
    books: colorCall,
    words:
      'damaged hair, hair damaged bleach, orange hair, fix orange, brassy hair, fix brassy, box dye, box color, turned orange, turned green, dyed myself, cut myself, home dye, hair green, green hair, hair orange, hair breaking off, breaking bleach, bleach damage',
    spanishWords:
      'tinte de caja, decolorante, pelo decoloración, cabello decoloración, cayó pelo decoloración, quemó decoloración',
    say: 'We can help. If it was us, within a week it’s free. If not, a stylist looks first and gives you a price before anything is done.',
    saySpanish:
      'Le ayudamos. Si fuimos nosotros, en la primera semana es gratis. Si no, primero lo vemos y le damos el precio.',
    isPassedOn: true,
  },
  fix: {
    words:
      'hate, refund, redo, fix free, came out orange, came out green, came out wrong, dont like, didnt like, not happy, unhappy, fried, hair fried, messed up',
    say: 'I’m sorry. Tell us within a week and we fix it free. We don’t give refunds.',
    spanishWords:
      'no gustó, odio corte, odio pelo, reembolso, quedó mal, quedó naranja, quedó verde, quedó amarillo, devuelvan dinero',
    saySpanish: 'Lo siento. En la primera semana lo arreglamos gratis. No hay reembolsos.',
    isPassedOn: true,
  },
  ownDye: {
    words: 'own dye, own color, bring dye, bring my own dye, bring color, bought dye',
    spanishWords: 'mi propio tinte, llevar tinte',
    say: 'We only color with our own, so that we know how it turns out. Full color is $140.',
    saySpanish: 'Solo teñimos con el nuestro. El color completo cuesta $140.',
  },
  bookColor: {
    words:
      'book color, color appointment, need color, want color, schedule color, hair colored, color together, color same time',
    spanishWords: 'quiero color, cita color, cita tinte',
    say: 'Full color is $140. A stylist calls you first, tomorrow at 9:30 AM, to plan it.',
    saySpanish:
      'El color completo cuesta $140. Una estilista le llama mañana a las 9:30 AM para planearlo.',
    books: colorCall,
  },
  aftercare: {
    words:
      'take care, aftercare, care after color, wash after color, when can i wash, how long wash after, how long wash, long til wash, till i can wash',
    spanishWords: 'cuidar color, cuándo puedo lavarme, lavarme después',
    say: 'Your stylist tells you at the visit. For the first two days, please don’t wash it.',
    saySpanish: 'Su estilista le explica. Los primeros dos días, por favor no se lo lave.',
  },
  length: {
    words:
      'how many hours, how long is that, how long is it, how long cut, how long haircut, how long color, how long take',
    spanishWords: 'cuánto tardan, cuánto dura, cuánto tiempo',
    saySpanish: 'Un corte con peinado dura una hora, un color completo dos y un balayage tres.',
    say: 'A cut and style takes about an hour, full color about 2 hours and balayage about 3.',
  },
  consult: {
    words: 'consult, consultation, consult first',
    spanishWords: 'consulta',
    say: 'For color, a stylist calls you first, and it’s free. Before a cut, she talks it through with you in the chair.',
    saySpanish:
      'Para color, una estilista le llama primero, gratis. Antes de un corte, lo hablan en la silla.',
  },
  included: {
    words:
      'include wash, cut include wash, wash included, comes with wash, whats included, what is included, included in',
    say: 'Every cut comes with a wash and a style.',
  },
  difference: {
    books: colorCall,
    words:
      'difference balayage, diff balayage, difference highlights, diff highlights, balayage vs highlights, balayage or highlights',
    spanishWords: 'diferencia balayage mechas, balayage o mechas',
    say: 'Highlights start at the root and look even. Balayage is painted by hand, softer at the root, and needs fewer touch-ups. A stylist tells you which suits you.',
    saySpanish:
      'Las mechas empiezan en la raíz y se ven parejas. El balayage se pinta a mano, es más suave en la raíz y pide menos retoques.',
  },
  correction: {
    isDone: true,
    books: colorCall,
    words:
      'color correction, correct color, black hair blonde, box black, go platinum, bad dye, bad dye job, fix bad dye job, fix dye job, fix color, fix my color, bad color job, black blonde, black to blonde, from black to blonde',
    spanishWords:
      'decolorar, quitar negro, teñido negro, pelo teñido, corrección color, negro rubia, negro rubio, de negro a rubia',
    say: 'A color correction has its own price, by length and by what’s on your hair. A stylist looks first and tells you before we start.',
    saySpanish:
      'Corregir un color tiene su propio precio, según el largo y el color de ahora. Primero lo vemos y le decimos el precio antes de empezar.',
  },
  balayage: {
    isDone: true,
    books: colorCall,
    words: 'balayage, long balayage take, balayage color, balayage hair, ombre',
    spanishWords: 'balayage, cuesta balayage, balayage pelo largo teñido, ombré',
    say: 'Balayage has its own price, by length and by what’s on your hair, and takes about 3 hours. A stylist looks first and tells you before we start.',
    saySpanish:
      'El balayage tiene su propio precio, según el largo y el color de ahora. Primero lo vemos y le decimos el precio antes de empezar.',
  },
  color: {
    isDone: true,
    books: colorCall,
    words:
      'money piece, partial, partials, babylights, foils, single process, all over color, gloss, glaze, color, dye, toner, root, touch up, blonde, highlights, highlites, gray, grey',
    spanishWords:
      'luces, rayitos, reflejos, tinte, teñir, raíces, raíz, retoque, mechas, cobras mechas pelo hasta cintura, mechas cabello largo hombros, rubia, rubio, tinte rubio, tinte rubia',
    say: 'Full color is $140 and takes about 2 hours. For roots, toner or highlights, a stylist gives you the price before we start.',
    saySpanish: 'El color completo cuesta $140. Para mechas o raíces le damos el precio antes.',
  },
};
