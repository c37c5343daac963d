import type { Answers, Booking } from '@/content/examples/answers/answer';
import { otherTrades } from '@/content/examples/answers/otherTrades';
import { asksWhyUs } from '@/content/examples/answers/shared/shared';
import { salonColor } from './salonColor';
import { salonUrgent } from './salonUrgent';
import { salonVisit } from './salonVisit';

/** @param what what goes on the calendar. @param costs its price, in English and in Spanish */
const wednesday = (what: string, costs?: Booking['costs']): Booking => ({
  when: 'Wednesday, 2:00 PM',
  what,
  text: `${what}, Wednesday, 2:00 PM:`,
  costs,
});

export const salon: Answers = {
  own: {
    ...otherTrades('salon', 'No, we’re a hair salon. Is there anything with your hair?'),
    ...salonUrgent,
    unknown: {
      words: 'wedding, brazilian, brazilian blow out, on location, wash hair',
    },
    emergency: {
      isDone: true,
      words:
        'bang, cut bang, fix bang, hair fixed, disaster, wedding disaster, hair disaster, emergency, cut my own',
      spanishWords: 'flequillo, fleco, corto fleco, cortó flequillo, emergencia',
      saySpanish:
        'Hemos visto cosas peores. El viernes a las 5:15 PM está libre. Arreglar el flequillo cuesta $35.',
    },
    pregnant: {
      words: 'pregnant, breastfeeding, im pregnant, pregnant color, pregnant hair, pregnant dye',
      spanishWords: 'embarazada',
      say: 'Please ask your doctor first. Then a stylist talks it through with you.',
      saySpanish: 'Pregúntele primero a su médico. Después lo hablamos con usted.',
      isPassedOn: true,
    },
    justBangs: {
      words: 'for bangs, its for bangs, just bangs, only bangs, bang trim, trim bangs, bangs trim',
      say: 'Bangs alone are $35. Friday at 5:15 PM is open.',
      books: { when: 'Friday, 5:15 PM', what: 'Bangs', text: 'Bangs, Friday, 5:15 PM:' },
    },
    notDone: {
      words:
        'keratin, keratin pregnant, keratin im pregnant, brazilian blowout, perm, straightening, relaxer, silk press, extensions, tape ins, braid, cornrows, eyebrow, brow, lash, manicure, pedicure, nails, wax, waxing, how long keratin, how long keratin take, how long extensions take, makeup, make up, hair botox',
      spanishWords:
        'keratina, keratina embarazada, alisado, permanente, extensiones, trenzas, cejas, pestañas, hacen uñas, hacer uñas, uñas gel, uñas acrílicas, depilación, alaciado, alaciar, alaciado permanente, planchado permanente, las uñas, maquillaje, maquillan, botox capilar, bótox, hacen maquillaje, maquillaje quinceañera, maquillaje novia, maquillaje boda',
      say: 'No, we don’t do keratin, braids, extensions, nails, brows or makeup. We cut, color and blow dry hair, and do it up for weddings.',
      saySpanish:
        'No, no hacemos keratina, alisados, trenzas, extensiones, uñas, cejas ni maquillaje. Hacemos cortes, color y peinados, también de boda.',
    },
    wedding: {
      isDone: true,
      words:
        'updo, prom hair, quinceañera, hair for wedding, wedding hair, wedding party, do weddings, my wedding, getting married, bridal,  bridal hair, bridesmaid, homecoming',
      spanishWords:
        'boda, novia, quinceañera, quince años, peinado quince, peinado recogido, peinado novia, cuesta peinado novia, cuánto peinado novia',
      say: 'An updo is $95. For a wedding or a party, a stylist calls you tomorrow at 9:30 AM to plan it, and you get a price for everybody.',
      saySpanish:
        'Un recogido cuesta $95. Para una boda o una fiesta, una estilista le llama mañana a las 9:30 AM, y le damos un precio para todas.',
      books: {
        when: 'Tomorrow, 9:30 AM',
        what: 'Callback about an updo',
        text: 'Updo. Call back tomorrow, 9:30 AM:',
        plansVisit: true,
        costs: [
          'An updo is $95. On the phone you get a price for everybody.',
          'Un recogido cuesta $95. Por teléfono le damos un precio para todas.',
        ],
      },
    },
    ...salonVisit,
    thinning: {
      words: 'falling out, hair loss, losing hair, losing my hair, bald spot, thinning',
      spanishWords: 'se me cae, cae pelo, caída cabello, cayó pelo, cayó cabello, cayendo pelo',
      say: 'If it’s sudden or in patches, please see a doctor first. A stylist can look at it, too, and find a cut that suits it.',
      saySpanish:
        'Si es de repente o por zonas, vea primero a un médico. Una estilista también lo puede mirar.',
      isPassedOn: true,
    },
    fine: {
      words: 'thin fine hair, fine hair, thin hair, recommend, what suits me, what look good',
      spanishWords: 'pelo fino, recomienda, qué me queda',
      say: 'That takes a look. Before each cut, your stylist talks it through with you.',
      saySpanish: 'Hay que verlo. Antes de cada corte, su estilista lo habla con usted.',
    },
    washFirst: {
      words: 'wash my hair before, need to wash, wash first, wash it before, wet hair, dirty hair',
      spanishWords: 'lavarme antes, pelo lavado, pelo mojado',
      say: 'Come as you are. Every cut starts with a wash.',
      saySpanish: 'Venga como esté. Todo corte empieza con un lavado.',
    },
    badCut: {
      words: 'bad cut, bad haircut, fix bad cut, fix bad haircut, fix cut somewhere else, botched',
      spanishWords: 'arreglar corte, mal corte, me cortaron mal',
      say: 'Yes. We’ve seen worse, and your stylist looks first. A cut and style is $68. Wednesday at 2:00 PM is open.',
      saySpanish:
        'Sí. Hemos visto peores, y su estilista lo ve primero. Un corte con peinado cuesta $68. El miércoles a las 2:00 PM está libre.',
      books: wednesday('Cut & style'),
    },
    ...salonColor,
    men: {
      words: 'men, mens, man, guys cut, boyfriend, husband, beard, fade',
      spanishWords: 'hombre, barba',
      say: 'A cut and style is $68, whoever’s in the chair. We don’t do beards. Wednesday at 2:00 PM is open.',
      saySpanish:
        'Un corte con peinado cuesta $68 para todos. No hacemos barbas. El miércoles a las 2:00 PM está libre.',
      books: wednesday('Cut & style'),
    },
    lice: {
      words: 'lice, has lice, have lice, kid lice, kid has lice, daughter lice, nits',
      spanishWords: 'piojos, tiene piojos, niña piojos',
      say: 'Please treat it first. A week after it’s gone, we’d love to cut it.',
      saySpanish: 'Primero hay que tratarlo. Una semana después, con gusto.',
    },
    kids: {
      isDone: true,
      words: 'kid, kids, child, son, daughter, toddler, year old, yr old',
      spanishWords:
        'nena, nene, corte nena, quiero corte nena, niño, niña, hijo, hija, corte niño, corte niña, corte hijo, corte hija',
      from: 6,
      say: 'We cut children’s hair from age 6, and mornings are quieter. It’s the same $68.',
      saySpanish: 'Atendemos desde los 6 años, por los mismos $68. Por la mañana hay más calma.',
    },
    gift: {
      words: 'gift, giftcard, certificate, voucher',
      spanishWords: 'regalo, tarjeta de regalo, certificado',
      saySpanish: 'Sí, en el mostrador, por la cantidad que quiera. No vencen.',
      say: 'Yes, at the counter, for any amount. They don’t expire.',
    },
    walkin: {
      words:
        'walk in, walk ins, walkin, without appointment, do i need an appointment, just show up',
      spanishWords: 'sin cita',
      say: 'If a chair is free, yes. On Friday and Saturday, please book.',
      saySpanish: 'Si hay una silla libre, sí. Los viernes y sábados es mejor hacer cita.',
    },
    pick: {
      words: asksWhyUs,
      say: 'Every cut comes with a wash and a style, you know the price before we start, and if you’re unhappy, we fix it free within a week.',
    },
    deposit: {
      words:
        'deposit, pay deposit, have to pay deposit, deposit refundable, get deposit back, money down, up front, upfront, hold my card',
      spanishWords: 'depósito, anticipo',
      say: 'Only for color: $30, which comes off your bill. Cancel a day ahead, and you get it back.',
      saySpanish:
        'Solo para color: $30, que se descuentan de la cuenta. Si cancela un día antes, se los devolvemos.',
    },
    curly: {
      words:
        'curly, curls, who cuts curly, who does curly, curly hair, natural hair, textured hair, black hair, hair black women, afro',
      spanishWords: 'pelo rizado, pelo chino, rizos, corta rizado',
      say: 'Nia cuts curly hair. Nobody’s at the salon now, so she confirms a time in the morning.',
      saySpanish: 'Nia corta el pelo rizado. Ella le confirma la hora por la mañana.',
      isPassedOn: true,
    },
    picture: {
      words:
        'send picture, send pic, send photo, text picture, text pic, text photo, email photo, show picture, show you pic, show photo, have picture, have photo, a picture, a pic, a photo, voice note, voice message, voice memo',
      spanishWords:
        'mandar foto, enviar foto, una foto, tengo foto, nota de voz, mandar audio, un audio',
      say: 'Not here, but please do: bring it to your visit, or have a stylist call you and send it then.',
      saySpanish:
        'Por aquí no, pero sirve mucho: tráigala a su cita, o pida una llamada y la manda después.',
    },
    ownerName: {
      words: 'who owner, whos owner, owners name, who owns',
      spanishWords: 'quién dueña, quién dueño',
      say: 'Nia owns the salon, and she reads what comes in here.',
      saySpanish: 'Nia es la dueña, y lee lo que llega aquí.',
    },
    stylist: {
      words:
        'stylist, who will do it, whos available, who is available, only want, only go to, only see, my usual, get in with, ask for, is there today, she in, he in, she there, she working, working tomorrow, working today, working saturday, who did it last, same girl, same lady, same person, jo, sam, nia, is jo, is sam, is nia, want jo, want sam, want nia, who cuts, request, certain stylist, same stylist, who works, with who, with whom, whos good, who is good, who should i see, who does',
      spanishWords:
        'quién me atiende, quién me va atender, estilista, con quién, quién corta, con la misma, mi estilista, solo quiero, siempre me corta, la que me corta, me atienden con, me atiende',
      say: 'I’ll pass on who and when you want. You can ask for Jo, Sam or Nia, and they confirm it in the morning.',
      saySpanish:
        'Anoto con quién y para cuándo. Puede pedir a Jo, Sam o Nia; se lo confirman por la mañana.',
      isPassedOn: true,
    },
    bookCut: {
      words:
        'book cut, cut on, haircut on, trim on, cut fri, trim fri, trim friday, trim sat, trim saturday, cut this, cut today, trim today, last minute cut, just trim, only trim, only cut, cut only, need trim, want trim, get trim, want pixie, want layers, with bangs, just cut, just haircut, need cut, need haircut, like haircut, want haircut, get haircut, haircut wednesday, haircut thursday, haircut friday, haircut tomorrow, haircut today, haircut saturday, cut wednesday, cut thursday, cut friday, cut saturday, cut sat, cut tomorrow, book haircut, book trim',
      spanishWords:
        'cita corte, corte hoy, corte mañana, quiero corte, necesito corte, solo corte, cortarme, las puntas, corte sábado',
      say: 'A cut and style is $68. Wednesday at 2:00 PM is open.',
      saySpanish: 'Un corte con peinado cuesta $68. El miércoles a las 2:00 PM está libre.',
      books: wednesday('Cut & style', [
        'A cut and style is $68.',
        'Un corte con peinado cuesta $68.',
      ]),
    },
    blowout: {
      isDone: true,
      words: 'blowout, blow out, blow dry, how long blowout take, how long blow out take',
      spanishWords: 'blowout, blower, por peinado, cuánto peinado, solo peinado, secado, cepillado',
      say: 'A blowout is $45 and takes about 45 minutes. Wednesday at 2:00 PM is open.',
      saySpanish:
        'El peinado sin corte cuesta $45 y dura unos 45 minutos. El miércoles a las 2:00 PM está libre.',
      books: wednesday('Blowout', ['A blowout is $45.', 'El peinado sin corte cuesta $45.']),
    },
    price: {
      isDone: true,
      words: 'cut, cuts, haircut, trim, style',
      spanishWords: 'corte, cortar, cuesta corte',
      saySpanish: 'Un corte con peinado cuesta $68. El color completo cuesta $140.',
    },
    time: {
      words:
        'appointment, appt, book, schedule, get in saturday, wednesday, thursday, this week, available, availability, anything open, anything saturday, come saturday, anything today, today, tonight, tomorrow, last minute, same day, squeeze, opening, slot, chair',
      spanishWords: 'cita, miércoles, jueves, reservar, hoy',
      say: 'The next opening is Wednesday at 2:00 PM.',
      saySpanish: 'El miércoles a las 2:00 PM está libre.',
      books: wednesday('Appointment'),
    },
    person: {
      words:
        'person, human, somebody call, someone call, talk to, speak to, call me, owner, manager',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. Una estilista le puede llamar mañana a las 9:30 AM.',
    },
    cheapest: {
      words: 'cheapest, cheapest thing, your cheapest',
      spanishWords: 'más barato tienen, lo más barato',
      say: 'Bangs are $35, a blowout is $45, and a cut and style is $68.',
      saySpanish: 'El flequillo cuesta $35, el peinado $45 y un corte con peinado $68.',
    },
    rates: {
      words:
        'ballpark, roughly, charge, cost, price, rate, how much, menu, see prices, price list, list of prices',
      spanishWords:
        'más o menos, aprox, aproximado, cuánto, cuesta, cobran, precio, cuánto me sale, sale',
      say: 'A cut and style is $68. Full color is $140. A bang rescue is $35. For anything else, you get the price before we start.',
      saySpanish: 'Un corte con peinado cuesta $68. El color completo cuesta $140.',
      isGeneral: true,
    },
  },
  shared: {
    phone: {
      say: 'The number is under “People” at the top of this site.',
      saySpanish: 'El número está arriba en este sitio, en “People”.',
    },
    hours: {
      say: 'Tuesday to Saturday, 10:00 AM to 7:00 PM. We’re closed on Sunday and Monday.',
      saySpanish: 'De martes a sábado, de 10:00 AM a 7:00 PM. Cerramos los domingos y lunes.',
      closed: 'Sunday, Monday, sun, mon, domingo, lunes',
    },
    address: {
      say: '8 Fringe Lane, next to the bookstore.',
      saySpanish: '8 Fringe Lane, al lado de la librería.',
    },
    parking: {
      say: 'There’s a garage across the street. The first hour is on us.',
      saySpanish: 'Hay un estacionamiento enfrente. La primera hora la pagamos nosotros.',
    },
    payment: {
      say: 'You pay at the salon, by card, cash, Venmo or Apple Pay. No Zelle.',
      saySpanish: 'Se paga en el salón, con tarjeta, efectivo, Venmo o Apple Pay. Zelle no.',
    },
    cancel: {
      saySoon:
        'That’s less than a day ahead, so canceling is half the price of the cut. Moving it is free if a chair is open.',
      saySoonSpanish:
        'Falta menos de un día, así que cancelar cuesta la mitad del corte. Cambiarla es gratis si hay lugar.',
      say: 'Changing or canceling is free up to a day ahead. After that, canceling is half the price of the cut.',
      saySpanish:
        'Puede cambiarla o cancelarla gratis hasta un día antes; después, cancelar cuesta la mitad del corte.',
    },
    late: {
      upTo: 15,
      say: 'Thanks for telling us. Up to 15 minutes is fine. If it’s more, we may have to find you another time.',
      saySpanish:
        'Gracias por avisar. Hasta 15 minutos está bien. Después quizá haya que buscar otra hora.',
    },
  },
};
