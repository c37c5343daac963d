/** How an English question begins. */
const openings =
  'me puede, me pueden, can, could, do, does, did, is, are, would, will you, what, whats, when, where, how, who, which, why, have, should, cuanto, cuando, donde, como, quien, cual, pueden, tienen, hacen, aceptan, que';

/** Says that an emergency is none. */
const noRush =
  'not an emergency, isnt an emergency, not urgent, no rush, no hurry, dont wake anyone, dont wake anybody, no es urgente, no hay prisa';

/** Words and phrases by which the website reads what visitors type, without apostrophes and accents. */
export const phrases = {
  openings,
  /** Words that a general question may have besides its own. */
  fillers: `
    ${openings}, a, an, the, i, k, you, your, yours, u, am, be, it, its, to, for, of, in, on, at, me, my, we, us, please, just, so,
    there, any, this, that, and, or, get, one, n, now, also, was, were, will, 2, 3, un, una, el, la, los, las, de, que, es, por, para,
    le, su, x, wait, actually, ok, okay, well, again, much, about, gonna, tho, though, total, then, fix,
    seria, va, sale, saldria, valdria, uno, en, new, nuevo, nueva, extra, y
  `,
  /** Frequent English words, which no name has. They make a text English, too. */
  english: `
    my, the, i, you, it, its, to, at, for, with, not, dont, and, or, is, are, was, what, when, how, where, who,
    why, can, do, does, this, that, there, here, we, us, have, has, got, need, want, just, some, any, too, more, less,
    very, really, still, nothing, help, never, be, if, so, your, about, by, from, thats, im, ill, ive, lets, youre, cant, wont, isnt,
    crazy
  `,
  /** Frequent Spanish words; two of them make a text Spanish, or a long one, which is no English word. */
  spanish: `
    que, cuanto, cuando, tengo, tienen, tienes, hay, donde, estan, esta, necesito, quiero, quisiera, mi, me, se, un, una,
    el, la, los, las, es, por, para, con, hacer, hacen, aceptan, puedo, puede, pueden, en, de, hoy, emergencia, cancelar,
    cancele, cancelela, cancelelo, cancelala, cancelalo, sabado, manana, si, del, al, lo, le, su, y, como, muy, mas, pero, ya, gracias, numero, nombre, direccion, precio, cuesta, buenas, noches, eres, usted, persona, hola, ola, haces, tienes, tiene, algo, puedes, pelo, cabello, trabajan, abren, cierran, atienden
  `,
  /** Days and parts of a day, as the website repeats them. */
  times: `
    Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun,
    first thing, a primera hora, when else, another day, another time, other times, otro día, otro dia, otra hora, más tarde, mas tarde, más temprano, mas temprano, temprano, day after tomorrow, the day after, pasado mañana, next month, tomorrow, tmrw, tmr, next week, next wk, próxima semana, proxima semana, semana que viene, morning, afternoon, evening, noon, after work, after school, lunch, lunchtime, weekend, any other day, other day, earlier, later, sooner, lunes, martes, miércoles, jueves,
    viernes, sábado, domingo, mañana, tarde
  `,
  /** What stands before or after a name, a number or an address in a sentence. */
  aroundNames: `
    thats, yes, yeah, yep, sure, ok, okay, please, hi, hello, hey, a, de, my, the, name, names, number, email, is, its, im, i, am, this, call,
    text, me, at, sorry, wait, actually, no, oops, new, correct, change, different, phone, cell, address, addr, adress, addy, live, in, and, to, should, be,
    thanks, have, them, back, him, her, his, si, sii, claro, su, mi, el, la, telefono, tel, celular, correo, nombre, numero, es, soy, llamo, llamame, llameme, vivo, en, perdon, direccion, y,
    espere, por, favor, same, perfect,
    works, fine, good, great, sounds, wrong, changed, anyway
  `,
  /** What somebody does not have or ask, and what only looks like another word. */
  denied: `
    se cayo y, me cai y, fever should i still, fever should i bring, fever can i still, fever can he still, fever can she still, cant close, close my mouth, that is too late, its too late, too early, been an hour, been 1 hour, been 2 hours, been 3 hours, been hours, few hours, hours ago, for hours, in 2 hours, under nina, name is nina, im nina, its nina, thats too late, perdon, not a robot, no robot, not terrible, not awful, not horrible, its horrible, its awful, its terrible, no swelling, not swollen, isnt swollen, not swelling, isnt swelling, no fever, no pain, not much pain, without pain, doesnt hurt,
    does not hurt, dont hurt, not bleeding, no bleeding, isnt bleeding, no hinchazon, no fiebre, no duele, no me duele,
    no le duele, no sangra, no gas, not leaking, isnt leaking, nothing burst, not an emergency, no emergency,
    can i swallow, open the, open a window, open windows, opened the, opened windows, opened a window, close to, its gas, gas water heater, gas heater, since sat, since saturday, since sunday, since monday, since friday,
    desde sabado, desde domingo
  `,
  /** Words that are no misspelled danger: what smells does not swell. */
  lookalikes:
    'smell, smells, smelling, spell, spelling, selling, shell, strike, spare, spares, fewer, threat, hires, spoke, steal, steel, stream, overhead, overdone, floor, floors, leading, leaning, leasing, leaving, fired, cooking, trato, valor',
  /** What sounds like a danger and is none, and what makes it one. */
  mild: `
    gum is swollen, gum is a little swollen, gum swollen, gums are swollen, gums are a little swollen, gums swollen, gums r swollen,
    swollen gum, swollen gums, puffy gums, gums puffy, gums are puffy, encias hinchadas, encia hinchada, encia inflamada, encias inflamadas
  `,
  grave:
    'face, cheek, jaw, neck, throat, lip, eye, fever, breathe, swallow, cara, mejilla, cuello, garganta, fiebre',
  /** What is over, and no emergency: not last night, and not what still leaks. */
  over: 'last time, lawyer, last winter, last year, years ago, till morning, until morning, till tomorrow, can wait, it wait, ano pasado',
  notOver: 'still, again, now, today, cant wait',
  /** A time that has passed. */
  past: 'since, last, yesterday, this morning, ago, desde, ayer, esta manana',
  /** Names an appointment that was made elsewhere, whose time is no wish. */
  hasAppointment:
    'my appointment is, i have an appointment, i have appointment, mi cita es, tengo cita, tengo una cita',
  yes: 'first one, the first one, la primera, yes, yeah, yep, sure, ok, okay, k, fine, please, go ahead, lets do it, same, book it, book me, book that, that works, sounds good, si, sii, claro, dale, esta bien, bueno, perfect',
  /** Within a day of the examples' night, a Tuesday's. */
  soon: 'today, tonight, tomorrow, wednesday, hoy, de manana, cita manana, cancelar manana, para manana, el miercoles',
  today: 'today, hoy',
  leaves: 'bye, goodbye, later, cancel, adios, luego, cancela',
  no: 'no, nope, nah',
  /** Of somebody who needs nobody anymore. */
  gone: 'called somebody else, called someone else, found someone else, found somebody else, changed my mind, got it fixed, got another guy, dont need it anymore, dont need you anymore, fixed it myself, nvm fixed it, nvm its fixed, ya no la necesito, ya no lo necesito, ya no necesito, encontre otro, encontre a otro',
  /** Says that a time does not suit. */
  refuses: 'i work, cant do, cant make, cant on, doesnt work, no puedo, no me queda',
  declines:
    'nvm, no thanks, no thank you, ill think about it, never mind, nevermind, forget it, no gracias, olvidelo, olvidalo',
  cancels:
    'cancel, cancela, cancelen, cancelo, ya no puedo ir, ya no voy, cancelar, cancelalo, cancelala, cancelelo, cancelela, cancele, cancelame, canceleme',
  /** What is canceled that was made elsewhere. */
  appointments: 'appt, appts, appointment, cita',
  /** Words of a question about how soon help comes. */
  asksSoon:
    'when can, come now, see me now, see someone now, right now, coming, how fast, how soon, how long, when is, when will, get here, tonight, tonite, soonest, really calling, is she calling, will she call, please hurry, hurry up, hurry please, apurese, apurate, rapido por favor, cuando pueden, cuando puede, cuando llegan, cuando vienen, cuando llega, cuanto tarda, cuanto tardan',
  /** Words of a question about a price. */
  asksPrice: 'how much, cost, price, cuanto, cuesta, cobran',
  /** Words of a question about canceling. */
  asksPolicy: 'have to, ahead, cost, fee, fees, policy, charge, how, what, if, cuesta, cobran',
  /** Says that an emergency is over, or that somebody has done what helps; and what makes it none. */
  isOver: `
    its fine, its fixed, is fixed, fixed now, fixed it, stopped, quit leaking, not leaking anymore, isnt leaking anymore, false alarm, all good, dont come, no need, ya no sale, ya paro,
   
  `,
  isShut: `
    se me quito, ya se quito, ya no arde, ya no me arde, ya no duele, ya no me duele, better now, its better, feels better, feel better, its over, im ok now, im fine now, ya mejor, ya paso, estoy mejor, its in milk, is in milk, en leche, i shut, i closed, i turned, im outside, were outside, estoy afuera, to er, to the er, on my way, calling 911, called 911, called the gas, called my gas, called gas, called columbia, called them, shut it, turned it, closed it, its off, is off, water off, got it off, shut the water, shut off the water, turned the water, turned off the water, found the valve, listo, ya cerre, ya la cerre, ya sali, ya salimos, ya estoy afuera
  `,
  notYet:
    'not, isnt, hasnt, doesnt, still, but, until, working, wont, cant, pero, is back, its back, came back, started again',
  /** Says that it can wait, so that nobody is woken. */
  canWait: `
    ${noRush}, can wait, it wait, this wait, isnt urgent, is fine, is ok, is okay, 
    thats fine, works, dont wake, dont have to wake, not leaking, isnt leaking, not coming out, no longer, ok now, fine now, under control, slowed down, got it to stop, quit leaking, better now, puede esperar, no la despierte, esta bien
  `,
  /** Takes a cancellation back. */
  keeps: 'dont cancel, not cancel, no cancele, no cancelar, no lo cancele, no la cancele, keep it',
  /** Asks what to do in an emergency. */
  asksHelp:
    'should i, do i need, do i have to, what do i, what can i do, is it, is this, que hago, debo, es grave, es peligroso',
  /** Asks where to go in an emergency. */
  asksWhere: 'er, hospital, urgent care, ambulance, 911, ambulancia, emergencias',
  /** Asks when what was booked is. */
  asksWhen: `
    what time, whats my time, whats my appointment, is my appointment, when is my appointment, still on, what time again, when again, when is, when was, when will, when does, when do i hear, what time is, what time was, how long till, how long until,
    cuando es, a que hora, que hora, tengo cita, cuanto tarda, cuanto tardan, cuando llega, cuando viene
  `,
  /** Of somebody else’s appointment. */
  ofOthers: 'husbands, wifes, daughters, sons, moms, dads, esposo, esposa',
  /** Names what was booked. */
  asksOwn: 'my appointment, my visit, my call, my booking, mi cita, did i book, am i booked',
  /** Asks what was booked, whether anything was or not. */
  asksBooked:
    'did i book, really booked, go through, went through, get my booking, got my booking, get my request, got my request, get my change, got my change, for sure, what time was that, am i booked, is it booked, booked or not, that confirmed, it confirmed, am i all set, did you get it, do i have an appointment, que cita tengo',
  /** How somebody takes leave until then. */
  farewells: 'see you, see ya, nos vemos, gracias nos vemos',
  moves: `
    move, switch, reschedule, change it, change to, change my, change that, make it, make that, cambiarla, cambiarlo, cambiela, cambielo,
    cambiar la, cambiar mi, cambiar a, pasar al, pasarla, pasarlo, puedo pasar, puedo cambiar, mover la, i work til, i work till, i work until, only time
  `,
  /** Gives an address. */
  givesAddress:
    'different address, wrong address, new address, my address is, our address is, the address is, mi direccion es, su direccion es, la direccion es',
  /** Moves what was made elsewhere. */
  movesOwn:
    'move it, switch it, reschedule it, la puedo pasar, la puedo cambiar, puedo pasarla, puedo cambiarla',
  asksToCome:
    'still open, still available, come look, come by, come out, availability, any openings, anything open, have anything, can i, can we, can you, can u, could i, could we, could you, i want, i need, id like, i would like, puedo, podria, quiero, quisiera, necesito',
  /** Asks what the website knows of the customer. */
  asksContact:
    'address you have, address do you have, number you have, number do you have, have my address, have my number',
  /** Asks for the first free time. */
  asksFirst:
    'today, in an hour, in like an hour, in an hr, like an hr, hoy mismo, soonest, earliest, first available, next available, asap, as soon as possible, lo mas pronto, cuanto antes',
  /** Says that an emergency is none, whatever else is not. */
  noRush,
  /** Adds something to what was booked. */
  adds: 'can i add, can you add, could i add, could you add, add a, agregar, agregue',
  /** Asks whether something is done here. */
  asksDone:
    'you do, you pull, you guys do, do you guys, you have, you fix, you install, do you offer, do you fix, do you install, can you fix, can you install, instalan, hacen, arreglan, robot, bot, ai, machine, automated, computer',
  /** Asks who answers, if for a person. */
  asksWho:
    'are you, is this, is it a, i talking to, you real, you a, you an, you human, is there a, real human, eres, es un, es una, usted, hablo con, hablando con',
  asksHours:
    'open, do you work, do weekends, opened, close, closed, closing, hours, hrs, abren, abre, abierto, abiertos, cierran, cierra, horario',
  /** How a question begins whether it is open on a day. */
  asksIfOpen:
    'are you, you, are they, is the, is your, do you, will you, open, closed, estan, abren, cierran, trabajan, atienden',
  corrects: `
    nvm, wait, sorry, actually, oops, i meant, i mean, should be, wrong, its, no, instead, better, perdon, espere, es, mejor,
    quise decir, me equivoque
  `,
} as const;

export type Phrases = Readonly<Record<keyof typeof phrases, string>>;
