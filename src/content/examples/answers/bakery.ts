import type { Answers } from './answer';

export const bakery: Answers = {
  own: {
    allergy: {
      words: 'allergic, nut, nuts, cake nuts, peanut, egg, eggs, sesame, safe',
      spanishWords: 'alergia, alérgico, nueces, cacahuate',
      say: 'Everything is made in one kitchen with nuts, wheat, eggs and milk. So with a serious allergy, please don’t eat our bread. The baker can call you about it.',
      saySpanish:
        'Todo se hace en una cocina con nueces, trigo, huevo y leche. Con una alergia seria, mejor no coma nuestro pan.',
    },
    gluten: {
      words: 'gluten, gluten free, celiac, wheat free, gf',
      spanishWords: 'sin gluten, celíaco',
      say: 'No, we don’t bake gluten-free. There’s flour in the air here.',
    },
    vegan: {
      words: 'vegan, dairy, dairy free, lactose, plant based, milk free',
      spanishWords: 'vegano, sin leche',
      say: 'The sourdough is vegan: flour, water and salt. Rolls and cakes have butter and eggs.',
    },
    wedding: {
      words: 'wedding, tiered, bridal',
      spanishWords: 'boda',
      say: 'We do, for up to 80 people, with a month’s notice. The owner calls you to plan it.',
    },
    emergency: {
      words:
        'forgot cake, cake tomorrow, cake tonight, cake today, last minute, emergency, cake asap, need cake tomorrow, forgot birthday',
      spanishWords: 'pastel mañana, pastel para mañana, pastel hoy, emergencia',
      saySpanish:
        'Sí podemos. Un pastel de chocolate para diez cuesta $48. Lo recoge mañana a las 3:00 PM.',
    },
    cake: {
      words: 'cake, birthday, flavor, frosting, happy birthday',
      spanishWords: 'pastel, cumpleaños',
      say: 'Chocolate, vanilla or carrot, from $48 for ten. We write a name on it for free. Two days’ notice is best.',
      saySpanish:
        'De chocolate, vainilla o zanahoria, desde $48 para diez. Mejor con dos días de aviso.',
    },
    delivery: {
      words: 'deliver, doordash, ubereats, uber eats, grubhub, ship',
      spanishWords: 'entregan, domicilio',
      say: 'No, you pick it up. If you can’t, somebody else can, with your name.',
    },
    coffee: {
      words: 'coffee, latte, espresso, oat milk, cappuccino, tea, wifi',
      spanishWords: 'café',
      say: 'Yes, drip, espresso and oat milk, from 7:00 AM. There are six seats by the window.',
    },
    soldOut: {
      words: 'sold out, sell out, run out, late have bread, left, still have, how late bread',
      say: 'The bread is usually gone by noon. Tell me what you’d like and I’ll hold it until closing.',
    },
    deposit: {
      words: 'deposit, money down, up front, upfront, prepay, pay ahead',
      say: 'Only for wedding cakes, half of the price. Anything else you pay at the counter.',
    },
    price: {
      words:
        'roll, cinnamon, cinnamon rolls, loaf, sourdough price, bread price, price loaf, much bread',
      spanishWords: 'cuesta pan, precio pan, roles, canela',
      saySpanish: 'Una docena de roles de canela cuesta $30. Un pan de masa madre cuesta $9.',
    },
    time: {
      words:
        'hold loaf, hold loaves, save me, save loaf, reserve, set aside, order bread, preorder, pick up, order ahead, hold for me, save sourdough, hold sourdough',
      spanishWords: 'reservar, guardar, apartar, encargar',
      saySpanish: 'Sí. El pan del sábado sale a las 7:00 AM. Dos panes cuestan $18.',
    },
    person: {
      words: 'person, human, somebody, someone, talk to, speak to, call me, owner, baker, manager',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. La dueña le puede llamar mañana a las 6:30 AM.',
    },
    rates: {
      words: 'charge, cost, price, rate, how much, menu',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'A sourdough loaf is $9, a dozen cinnamon rolls are $30, and birthday cakes start at $48.',
      saySpanish: 'Un pan de masa madre cuesta $9, doce roles de canela $30 y un pastel desde $48.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'Tuesday to Sunday, 7:00 AM to 3:00 PM. On Monday the ovens rest.',
      saySpanish: 'De martes a domingo, de 7:00 AM a 3:00 PM. El lunes cerramos.',
    },
    address: {
      say: '45 Mill St, on the corner. You’ll smell it.',
      saySpanish: '45 Mill St, en la esquina.',
    },
    parking: { say: 'There’s street parking on Mill St, free before 9:00 AM.' },
    payment: { say: 'Card, cash or your phone.', saySpanish: 'Tarjeta, efectivo o el teléfono.' },
    cancel: {
      say: 'For bread, any time before we bake, so by 8:00 PM. For cakes, two days ahead. Leave your name and number and I’ll take the order out.',
    },
    late: { say: 'We hold it until 3:00 PM. If you need longer, leave your name and number.' },
  },
};
