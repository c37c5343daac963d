import type { Answer } from '@/content/examples/answers/answer';

/** What customers ask about a visit besides the hair. */
export const salonVisit: Readonly<Record<string, Answer>> = {
  together: {
    words:
      '2 people, two people, 2 ppl, 2 of us, two of us, two haircuts, 2 haircuts, two cuts, 2 cuts, 3 haircuts, back to back, both of us, me and my mom, me and my daughter, me and my sister, me sister, me and my friend, cut for me and my, my mom both, both for haircuts, add my daughter, add my son, add my mom, same time as my, same time as her',
    spanishWords:
      'dos cortes, las dos, mi mamá y para mí, mi hija y para mí, mi mamá y yo, mi hija y yo',
    say: 'A cut and style is $68 each. Somebody finds you times side by side and confirms them in the morning.',
    saySpanish:
      'Cada corte cuesta $68. Le buscamos horas seguidas y se las confirmamos por la mañana.',
    isPassedOn: true,
  },
  pets: {
    words: 'my dog, bring dog, bring my dog, puppy, dog friendly',
    spanishWords: 'mi perro, llevar perro',
    say: 'Well-behaved dogs are welcome. Please keep yours on a leash.',
    saySpanish: 'Los perros tranquilos son bienvenidos, con correa.',
  },
  welcome: {
    words: 'lgbt, lgbtq, gay friendly, queer friendly, trans',
    say: 'Everybody is welcome, and a cut is the same price for all.',
  },
  comforts: {
    words: 'wifi, coffee, drinks',
    spanishWords: 'wifi, café',
    say: 'Yes. The coffee and the wifi are free.',
    saySpanish: 'Sí. El café y el wifi son gratis.',
  },
  guest: {
    words:
      'bring baby, bring my kids, friend come, bring friend, friend with me, bring someone, bring my mom, husband come, boyfriend come, can my husband come, bring my husband, come too',
    spanishWords: 'mi amiga, con mi amiga, llevar bebé',
    say: 'Of course. There’s a chair beside yours.',
    saySpanish: 'Claro. Hay una silla al lado de la suya.',
  },
  products: {
    words: 'vegan, products, cruelty free, organic, what brand',
    spanishWords: 'vegano, qué productos, qué marca',
    say: 'Our color is vegan and cruelty-free. Your stylist can show you what else we use.',
    saySpanish: 'Nuestro tinte es vegano. Su estilista le muestra lo demás.',
  },
  since: {
    words: 'been open, been in business, how long business, how long you been, when you open',
    spanishWords: 'desde cuándo, cuántos años llevan',
    say: 'Since 2016. Nia opened it with one chair.',
    saySpanish: 'Desde 2016. Nia empezó con una sola silla.',
  },
  tips: {
    words: 'tip, tips, how much tip, should i tip, gratuity',
    spanishWords: 'propina',
    say: 'That’s up to you. Many people leave 20%, by card or in cash.',
    saySpanish: 'Como guste. Muchos dejan un 20%, con tarjeta o en efectivo.',
  },
  work: {
    words:
      'pics of your work, see pics, any pics, see photos, photos of your work, pictures of your work, see your work, your instagram, on instagram, your ig, have ig, your insta, whats your insta, before and after, portfolio, pic of your work, pic work, send pic of your work, pictures work',
    spanishWords: 'fotos de su trabajo, pueden mandar fotos, ver trabajos, instagram',
    say: 'Our work is on Instagram, under our name.',
    saySpanish: 'En nuestro Instagram, con nuestro nombre.',
  },
  online: {
    words: 'vagaro, book on vagaro, book online, online booking, booking link, booksy',
    spanishWords: 'vagaro, reservar en línea, link para reservar',
    say: 'You can book right here: tell me what you’d like, and when.',
    saySpanish: 'Puede reservar aquí mismo: dígame qué quiere y cuándo.',
  },
  confirms: {
    words:
      'when will you confirm, when confirm, when do they confirm, when will i hear, when do i hear back',
    spanishWords: 'cuándo me confirman, cuándo confirman, cuándo me avisan',
    say: 'In the morning, by text.',
    saySpanish: 'Por la mañana, por mensaje.',
  },
  onInstagram: {
    words:
      'reply on instagram, answer on instagram, reply instagram, answer instagram, write instagram, dm you, answer dms, on dm, whatsapp, on whatsapp, text me on whatsapp, message me on whatsapp, text me on whatsapp instead',
    spanishWords:
      'contestan instagram, escribir instagram, whatsapp, por whatsapp, tienen whatsapp',
    say: 'Yes. Write to us there, and you get the same answers.',
    saySpanish: 'Sí. Escríbanos ahí, y le contesto igual.',
  },
};
