import type { Answers } from './answer';
import { otherTrades } from './otherTrades';
import { asksWhyUs } from './shared/shared';

export const bakery: Answers = {
  own: {
    ...otherTrades('bakery', 'No, we’re a bakery. Would you like bread, rolls or a cake?'),
    unknown: {
      words:
        'keto, sugar free, cupcake, cake shaped, sculpted, photo, tres leches, sliced, halal, kosher, pie',
    },
    allergy: {
      words:
        'allergic, nut, nuts, cake nuts, nuts in, have nuts, nut free, without nuts, peanut, egg, eggs, egg in, egg free, without eggs, sesame, safe',
      spanishWords: 'alergia, alérgico, nueces, cacahuate',
      say: 'Everything is made in one kitchen with nuts, wheat, eggs and milk. So with a serious allergy, please don’t eat our bread. The baker can call you about it.',
      saySpanish:
        'Todo se hace en una cocina con nueces, trigo, huevo y leche. Con una alergia seria, mejor no coma nuestro pan.',
    },
    gluten: {
      words:
        'gluten, gluten free, gluten free much, gluten free cake, gluten free cake much, gluten free bread much, gluten free cost, celiac, wheat free, gf',
      spanishWords: 'sin gluten, celíaco',
      say: 'No, we don’t bake gluten-free. There’s flour in the air here.',
      saySpanish: 'No, no horneamos sin gluten. Aquí hay harina hasta en el aire.',
    },
    vegan: {
      words: 'vegan, dairy, dairy free, lactose, plant based, milk free',
      spanishWords: 'vegano, sin leche',
      say: 'The sourdough is vegan: flour, water and salt. Rolls and cakes have butter and eggs.',
      saySpanish:
        'El pan de masa madre es vegano: harina, agua y sal. Los roles y pasteles llevan mantequilla y huevo.',
    },
    wedding: {
      words: 'wedding, tiered, bridal',
      spanishWords: 'boda',
      say: 'We do, for up to 80 people, from $7 a person, with a month’s notice. The owner will call you to plan it.',
      saySpanish:
        'Sí, para hasta 80 personas, desde $7 por persona, con un mes de aviso. La dueña le llama para planearlo.',
    },
    emergency: {
      words:
        'forgot cake, cake tomorrow, cake tonight, cake today, last minute, emergency, cake asap, need cake tomorrow, forgot birthday',
      spanishWords: 'pastel mañana, pastel para mañana, pastel hoy, emergencia',
      saySpanish:
        'Sí podemos. Un pastel de chocolate para diez cuesta $48. Lo recoge mañana a las 2:00 PM.',
    },
    orderCake: {
      words: 'order cake, cake saturday, cake friday, cake sunday, cake thursday',
      say: 'Birthday cakes start at $48 for ten, with two days’ notice. Tell me when you need it and who it’s for, and the baker calls you.',
      isPassedOn: true,
    },
    cake: {
      isDone: true,
      words:
        'cake, birthday, flavor, chocolate, vanilla, carrot, far ahead, how far ahead, frosting, happy birthday, write name',
      spanishWords: 'pastel, pastel personas, personas, vainilla, chocolate, zanahoria, cumpleaños',
      say: 'Chocolate, vanilla or carrot, from $48 for ten. We write a name on it for free. Two days’ notice is best.',
      saySpanish:
        'De chocolate, vainilla o zanahoria, desde $48 para diez. Mejor con dos días de aviso.',
    },
    delivery: {
      words: 'deliver, doordash, ubereats, uber eats, grubhub, ship',
      spanishWords: 'entregan, domicilio',
      say: 'No, you pick it up. If you can’t, somebody else can, with your name.',
      saySpanish: 'No, se recoge aquí. Si usted no puede, otra persona puede, con su nombre.',
    },
    coffee: {
      words: 'coffee, latte, espresso, oat milk, cappuccino, tea, wifi',
      spanishWords: 'café',
      say: 'Yes, drip, espresso and oat milk, from 7:00 AM. There are six seats by the window.',
      saySpanish: 'Sí, café de filtro, espresso y leche de avena, desde las 7:00 AM.',
    },
    soldOut: {
      words:
        'sold out, sell out, run out, out of, late have bread, have bread today, any bread, left, still have, how late bread',
      spanishWords: 'tienen pan, hay pan, queda pan, quedan',
      say: 'The bread is usually gone by noon. Tell me what you’d like and I’ll hold it until closing.',
      saySpanish:
        'El pan suele acabarse al mediodía. Dígame qué quiere y se lo guardo hasta el cierre.',
    },
    pick: {
      words: asksWhyUs,
      say: 'We bake sourdough and cinnamon rolls, nothing else on most days, so they’re good. The bread is usually gone by noon.',
    },
    deposit: {
      words: 'deposit, money down, up front, upfront, prepay, pay ahead',
      say: 'Only for wedding cakes, half of the price. Anything else you pay at the counter.',
    },
    bread: {
      words: 'sourdough, croissant, baguette, rye, pastry, muffin, what bread',
      say: 'We bake sourdough and cinnamon rolls, nothing else on most days. A loaf is $9, a dozen rolls are $30.',
    },
    pickup: {
      words: 'pick up time, pickup time, when pick up, what time pick up',
      say: 'Any time from 7:00 AM to 3:00 PM, Tuesday to Sunday.',
    },
    price: {
      isDone: true,
      words: 'roll, cinnamon, loaf, sourdough price, bread price, price loaf, much bread',
      spanishWords: 'cuesta pan, precio pan, roles, canela',
      saySpanish: 'Una docena de roles de canela cuesta $30. Un pan de masa madre cuesta $9.',
    },
    time: {
      words:
        'loaf saturday, loaves saturday, loaf sat, loaves sat, loaf tomorrow, want loaf, want loaves, hold loaf, hold loaves, save me, save loaf, reserve, aside, loaf aside, order bread, preorder, pick up, order ahead, hold for me, save sourdough, hold sourdough',
      spanishWords: 'reservar, guardar, apartar, encargar',
      saySpanish: 'Sí. El pan del sábado sale a las 7:00 AM. Dos panes cuestan $18.',
      books: { when: 'Saturday, 7:00 AM', what: 'Pickup', text: 'Pickup, Saturday, 7:00 AM:' },
    },
    person: {
      words: 'person, human, somebody, someone, talk to, speak to, call me, owner, baker, manager',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. La dueña le puede llamar mañana a las 6:30 AM.',
    },
    rates: {
      words: 'charge, cost, price, rate, how much, menu',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'A sourdough loaf is $9, a dozen cinnamon rolls are $30, and birthday cakes start at $48 and wedding cakes at $7 a person.',
      saySpanish: 'Un pan de masa madre cuesta $9, doce roles de canela $30 y un pastel desde $48.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'Tuesday to Sunday, 7:00 AM to 3:00 PM. On Monday the ovens rest.',
      saySpanish: 'De martes a domingo, de 7:00 AM a 3:00 PM. El lunes cerramos.',
      closed: 'Monday, mon, lunes',
    },
    address: {
      say: '45 Mill St, on the corner. You’ll smell it.',
      saySpanish: '45 Mill St, en la esquina.',
    },
    parking: {
      say: 'There’s street parking on Mill St, free before 9:00 AM.',
      saySpanish: 'Puede estacionarse en Mill St, gratis antes de las 9:00 AM.',
    },
    payment: {
      say: 'Only card, cash or your phone.',
      saySpanish: 'Solo tarjeta, efectivo o el teléfono.',
    },
    cancel: {
      say: 'For bread, any time before we bake, so by 8:00 PM. For cakes, two days ahead.',
      saySpanish: 'El pan, hasta las 8:00 PM del día anterior. Los pasteles, dos días antes.',
    },
    late: {
      say: 'We hold it until 3:00 PM. If you need longer, ask me for a call.',
      saySpanish: 'Se lo guardamos hasta las 3:00 PM.',
    },
  },
};
