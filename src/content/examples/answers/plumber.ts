import type { Answers, Booking } from './answer';
import { otherTrades } from './otherTrades';
import { plumberUrgent } from './plumberUrgent';
import { asksWhyUs } from './shared';

const looksFirst = 'Dana looks first and gives you a price.';

const drip =
  'A drip counts as a leak, so it starts at $140. You’ll know the price before we touch anything.';
const dripSpanish = 'Una llave que gotea cuenta como fuga: desde $140. Le decimos el precio antes.';

const isOpen = 'Wednesday at 1:00 PM is open.';
const isOpenSpanish = 'El miércoles a la 1:00 PM está libre.';

const firstLook = {
  when: 'Wednesday, 1:00 PM',
  what: 'First look',
  text: 'First look, Wednesday, 1:00 PM:',
  costs: [
    `${looksFirst} Coming to look costs $89, and it’s free if we do the repair.`,
    'La visita cuesta $89. Si hacemos la reparación, es gratis.',
  ],
  asksAddress: true,
} satisfies Booking;

const [lookCosts, lookCostsSpanish] = firstLook.costs;

const drain = {
  ...firstLook,
  what: 'Drain',
  text: 'Drain, Wednesday, 1:00 PM:',
  costs: [
    'Clearing a drain is $95. You’ll know the price before we touch anything.',
    'Destapar un desagüe cuesta $95. Le decimos el precio antes de empezar.',
  ],
} satisfies Booking;

const [drainCosts, drainCostsSpanish] = drain.costs;

export const plumber: Answers = {
  own: {
    ...otherTrades('plumber', 'No, we’re plumbers. Is there anything with your water or drains?'),
    ...plumberUrgent,
    unknown: { words: 'fax machine' },
    pilot: {
      words: 'pilot, water heater pilot, pilot out, pilot light, relight',
      spanishWords: 'piloto, calentador no prende, calentador no enciende',
      say: 'If you smell gas, leave the house and call 911 from outside. If not, Dana can look at it on Wednesday at 1:00 PM.',
      saySpanish:
        'Si huele a gas, salga y llame al 911 desde afuera. Si no, Dana lo puede revisar el miércoles a la 1:00 PM.',
      books: firstLook,
    },
    noWater: {
      words: 'no water, water stopped',
      spanishWords: 'no hay agua, no tengo agua, no sale agua, sin agua',
      say: 'If your neighbors have none either, it’s the city. If it’s only your house, Dana can call you tomorrow at 7:00 AM.',
      saySpanish:
        'Si sus vecinos tampoco tienen, es la ciudad. Si es solo su casa, Dana le puede llamar mañana a las 7:00 AM.',
      books: {
        when: 'Tomorrow, 7:00 AM',
        text: 'No water. Call back tomorrow, 7:00 AM:',
        plansVisit: true,
      },
    },
    leakPrice: {
      words: 'leak cost, leak price, how much leak',
      spanishWords: 'cuesta fuga, cuánto fuga, precio fuga',
      say: 'Fixing a leak starts at $140, at night and on Sundays, too. You’ll know the price before we touch anything.',
      saySpanish:
        'Reparar una fuga cuesta desde $140, también de noche y en domingo. Le decimos el precio antes.',
    },
    stuck: {
      words:
        'it wont turn, valve wont turn, handle wont turn, knob wont turn, cant turn off, wont close, cant close, cant turn it, valve broken, valve stuck, its stuck',
      spanishWords: 'no cierra, no puedo cerrar',
      say: 'Then the valve at the street has to close. Call your water company, at any hour.',
      saySpanish: 'Hay que cerrar la llave de la calle. Llame ya a su compañía de agua.',
    },
    isShutOff: {
      words:
        'shut it off, turned it off, turned off, turned water off, its off, already off, valve off',
      spanishWords: 'ya la cerré, ya cerré',
      say: `Good. Then it can wait until we’re there: ${isOpen}`,
      saySpanish: 'Muy bien. Así puede esperar: el miércoles a la 1:00 PM está libre.',
      books: firstLook,
    },
    hiddenLeak: {
      words:
        'water bill, bill high leak, bill doubled, brown spot, water stain, stain ceiling, spot ceiling, leak somewhere, hidden leak, slab leak, meter spinning, meter running',
      spanishWords: 'recibo agua, cuenta agua, fuga escondida',
      say: `If the meter turns with every faucet closed, there’s a leak. Dana finds it and gives you a price. ${isOpen}`,
      saySpanish: `Si el medidor gira con todo cerrado, hay una fuga. Dana la busca y le da el precio. ${isOpenSpanish}`,
      books: firstLook,
    },
    brownWater: {
      words:
        'brown water, water brown, rusty water, water rusty, yellow water, water yellow, cloudy water',
      spanishWords: 'agua café, agua sucia, agua amarilla',
      say: `Run the cold water for 10 minutes. If it stays that way, ask a neighbor: theirs, too, means the city. If it’s only yours, or only the hot, Dana looks at it. ${isOpen}`,
      saySpanish: `Deje correr el agua fría 10 minutos. Si sigue igual y sus vecinos no la tienen así, Dana lo revisa. ${isOpenSpanish}`,
      books: firstLook,
    },
    drano: {
      words:
        'drano, used drano, tried drano, put drano, use drano, liquid plumr, drain cleaner, use drain cleaner',
      spanishWords: 'destapacaños, químico, ácido desagüe',
      say: `Please use no more of it, and tell Dana: it’s hard on pipes and hands. Clearing a drain is $95. ${isOpen}`,
      saySpanish: `No use más, y avísele a Dana: daña los tubos y las manos. Destapar un desagüe cuesta $95. ${isOpenSpanish}`,
      books: drain,
    },
    since: {
      words:
        'been in business, how long business, how long you been, been around, years experience',
      spanishWords: 'desde cuándo, cuántos años llevan, años de experiencia',
      say: 'Since 2009. Dana learned from her father, who started it.',
      saySpanish: 'Desde 2009. Dana aprendió de su papá, que empezó.',
    },
    finance: {
      words: 'finance, financing, payment plan, make payments, pay later, installments',
      spanishWords: 'a plazos, en pagos, hacen pagos, aceptan pagos, financian',
      say: 'For a big job, ask Dana: she splits the bill in two. Otherwise it’s card, check or cash, when the work is done.',
      saySpanish: 'Para un trabajo grande, pregunte a Dana: puede pagar en dos partes.',
    },
    shutoff: {
      words:
        'cant find it, cant find valve, cant find shutoff, how shut it off, where shut it off, where do shut it off, how turn it off, shutoff, shut off, main valve, where valve, main water, turn off water',
      spanishWords:
        'dónde se cierra, no sé dónde se cierra, no sé dónde llave, dónde está llave, no la encuentro, dónde llave paso, cerrar agua, dónde cierro, cómo cierro',
      say: 'It’s usually where the water pipe comes in, by the meter, in the basement or at the front wall. Turn it clockwise until it stops.',
      saySpanish:
        'Suele estar donde entra el tubo del agua, junto al medidor. Gírela hacia la derecha hasta que pare.',
    },
    toiletRuns: {
      words: 'toilet running, toilet running all night, toilet runs, toilet wont stop',
      spanishWords: 'inodoro no para, inodoro no para correr, inodoro corre, inodoro corriendo',
      say: `Turn the small valve behind the toilet clockwise, and it stops. ${looksFirst} ${isOpen}`,
      saySpanish: `Cierre la llave detrás del inodoro, y para. Dana lo revisa primero y le da el precio. ${isOpenSpanish}`,
      books: firstLook,
    },
    commercial: {
      words:
        'grease trap, grease trap overflowing, grease trap overflow, restaurant, manage restaurant, do you do commercial, commercial',
      say: 'For a restaurant or an office, Dana calls you first, tomorrow at 7:00 AM. If something overflows now, stop the water that goes there.',
      books: {
        when: 'Tomorrow, 7:00 AM',
        text: 'A business. Call back tomorrow, 7:00 AM:',
        plansVisit: true,
      },
    },
    toilet: {
      isDone: true,
      words: 'toilet, flushed toy, kid flushed',
      spanishWords: 'inodoro, baño',
      say: `A clogged toilet is $95. For a repair or a new one, Dana looks first and gives you a price. To stop the water, turn the small valve behind it clockwise. ${isOpen}`,
      saySpanish: `Destapar un inodoro cuesta $95. Para repararlo o cambiarlo, Dana lo revisa primero y le da el precio. Para cortar el agua, cierre la llave de atrás. ${isOpenSpanish}`,
      books: {
        ...firstLook,
        what: 'Toilet',
        text: 'Toilet, Wednesday, 1:00 PM:',
        costs: [
          `A clogged toilet is $95. For a repair or a new one, ${looksFirst}`,
          'Destaparlo cuesta $95. Lo demás, Dana lo ve primero.',
        ],
      },
    },
    frozen: {
      isDone: true,
      words: 'frozen, freeze, thaw',
      spanishWords: 'congelado, congelada, congeló',
      say: 'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it’s cracked, tell me and I’ll wake Dana. If it stays frozen, Wednesday at 1:00 PM is open.',
      books: firstLook,
      saySpanish:
        'Cierre la llave de paso y abra el grifo. Caliente el tubo con una secadora, nunca con fuego. Si no se descongela, el miércoles a la 1:00 PM está libre.',
    },
    time: {
      isDone: true,
      words:
        'water heater, hot, no hot water, tankless, boiler, garbage disposal, disposal jammed, disposal wont turn, disposal humming, disposal stuck, camera, softener, do you install, sump pump, gas line, well pump, well, dishwasher, ice maker, washer hookup, remodel, pressure, main line, sewer, sprinkler, gallon, replace, book, appointment, schedule, when could come, when can come, you service boiler, you service heater, you service pump, look at shower, look at sink, look at pipe, need plumber, today, come tomorrow, come today, send someone, send somebody, how soon, soonest, how far out, how far out booked, when can you, ok can you come, availability',
      spanishWords:
        'calentador, cuánto calentador, cambiar calentador, agua caliente, no tengo agua caliente, no hay agua caliente, no sale agua caliente, cita, plomero, revisar, hoy, cuándo pueden, pueden venir',
      say: `${isOpen} ${looksFirst}`,
      saySpanish: `${isOpenSpanish} Dana lo revisa primero y le da el precio.`,
      books: firstLook,
    },
    newFaucet: {
      isDone: true,
      words:
        'new faucet, much faucet, own faucet, bought faucet, put in faucet, hose bib, spigot broke, faucet broke, faucet install, replace faucet, new sink, install sink, bidet, install bidet, shower head',
      spanishWords:
        'cambiar grifo, instalar grifo, grifo nuevo, cambiar llave, instalar llave, llave nueva',
      say: `Dana looks first and gives you a price with the installation. ${isOpen}`,
      saySpanish: `Dana lo ve primero y le da el precio con la instalación. ${isOpenSpanish}`,
      books: firstLook,
    },
    faucet: {
      isDone: true,
      words:
        'faucet, faucet wont, faucet leak, leaky faucet, faucet drip, tap, tap leak, drip, spigot',
      spanishWords: 'grifo, llave gotea, goteras llave, gotera llave',
      say: `${drip} ${isOpen}`,
      saySpanish: `${dripSpanish} ${isOpenSpanish}`,
      books: { ...firstLook, costs: [drip, dripSpanish] },
    },
    price: {
      isDone: true,
      words:
        'toilet wont flush, drain, clog, unclog, backed up, backing up, snake, stopped up, sink stopped, hydrojet, hydro jet, jetting, roots, floor drain, drain bubbling, gurgling, slow',
      spanishWords: 'drenaje, desagüe, tapado, tapó, destapar, no baja agua, lavabo, regadera',
      say: `${drainCosts} ${isOpen}`,
      saySpanish: `${drainCostsSpanish} ${isOpenSpanish}`,
      books: drain,
    },
    weekends: {
      words:
        'much sunday, cost sunday, charge sunday, extra sunday, extra night, extra holiday, more holiday, more sunday, more night, much night, charge night, price night, much weekend, charge weekend, charge weekends, extra weekend, extra weekends, much tonight, much midnight, cost midnight, cost night, cost tonight, overtime, extra thanksgiving, charge thanksgiving, after hours, which cheaper, which is cheaper, cheaper monday, cheaper day',
      spanishWords:
        'más caro noche, cobran venir noche, cuánto noche, cobran más, extra domingo, extra noche, qué día más barato',
      say: 'It’s the same price every day, and at night. Fixing a leak starts at $140.',
      saySpanish: 'Es el mismo precio todos los días, y de noche.',
    },
    tonight: {
      words:
        'right now, come right now, somebody come tonight, someone come tonight, come tonight, come out tonight, come tonite, somebody come tonite, tonight, tonite, need plumber asap, wait for emergencies, emergencies, available now, emergency call, emergency service, fast, asap, earliest come, right away, how long till, how long until, how long is wait, come now',
      spanishWords:
        'urgente, plomero urgente, esta noche, ahora mismo, servicio noche, atienden noche, 24 horas',
      say: `For a leak, a flood, sewage or no heat, yes: tell me which, and Dana calls you within 10 minutes. For anything else, not tonight. ${isOpen}`,
      saySpanish:
        'Para fugas, sí: Dana le llama en 10 minutos. Para lo demás, el miércoles a la 1:00 PM está libre.',
      books: firstLook,
    },
    pick: {
      words: asksWhyUs,
      say: 'We’re licensed and insured, and if a repair fails within a year, we fix it at no charge.',
    },
    crewSpanish: {
      words: 'plumber speak spanish, plumbers speak spanish, dana speak spanish, guy speak spanish',
      spanishWords: 'hablan español plomeros, plomero habla español, dana habla español',
      say: 'Luis, who’s on call with Dana, speaks Spanish.',
      saySpanish: 'Sí, Luis, que trabaja con Dana, habla español.',
    },
    whoComes: {
      words: 'who is coming, whos coming, who comes, who will come',
      spanishWords: 'quién viene, quién va a venir',
      say: 'Dana herself, the owner.',
      saySpanish: 'Viene Dana, la dueña.',
    },
    ownerName: {
      words: 'who dana, whos dana, owners name, who owner, whos owner, who owns',
      spanishWords: 'quién dueño, quién dueña',
      say: 'Dana owns the business, and she does the work herself.',
      saySpanish: 'Dana es la dueña, y hace el trabajo ella misma.',
    },
    licensed: {
      words: 'licensed, license number, your license number, insured, insurance, bonded',
      spanishWords: 'licenciados, licencia, asegurados, seguro',
      say: 'We’re licensed and insured, and Dana can show you both at the door.',
      saySpanish: 'Tenemos licencia y seguro, y Dana se los puede mostrar.',
    },
    onTheWay: {
      words:
        'text when on the way, text me when on the way, can you text me when on the way, text me before you come, text before you come, on way, hes on way, shes on way, before you come, before he comes, before you leave',
      spanishWords: 'en camino, antes de venir',
      say: 'Yes. Dana calls before she leaves, and can text instead.',
      saySpanish: 'Sí. Dana llama antes de salir, o le manda un mensaje.',
    },
    picture: {
      words: 'send picture, send pic, send photo, text picture, text pic, text photo, send video',
      spanishWords: 'mandar foto, enviar foto, mandar video',
      say: 'Not here. When Dana calls, you can text it to her number.',
      saySpanish: 'Por aquí no. Cuando Dana llame, mándesela a su número.',
    },
    homeWarranty: {
      words: 'home warranty, take home warranty, have home warranty',
      say: 'You pay us, and the invoice goes to your home warranty. Please ask them first what they cover.',
    },
    asksUrgent: {
      words: 'is that emergency, is this emergency, is it emergency, what counts emergency',
      spanishWords: 'es una emergencia o, cuenta como emergencia',
      say: 'A leak, a flood, sewage or no heat is one: tell me which, and I’ll wake Dana. Anything else can wait until morning.',
      saySpanish:
        'Una fuga, aguas negras o sin calefacción, sí: dígame cuál y despierto a Dana. Lo demás puede esperar.',
    },
    beHome: {
      words:
        'be home, need to be there, be there when, have to be home, need to be home, someone home, somebody home',
      spanishWords: 'tengo que estar en casa, alguien en casa',
      say: 'An adult has to let Dana in and hear the price. After that, you can leave.',
      saySpanish: 'Un adulto tiene que abrirle a Dana y oír el precio. Después puede salir.',
    },
    duration: {
      words:
        'how long is that, how long is it, how long take, how long fix, how long job, how long repair',
      spanishWords: 'cuánto tarda en arreglar, cuánto dura',
      say: 'A drain usually takes less than an hour. For a repair, Dana tells you once she’s seen it.',
      saySpanish: 'Un desagüe, menos de una hora. Una reparación, Dana se lo dice al verla.',
    },
    permit: {
      words: 'permit, need permit, permit water heater, need permit water heater',
      spanishWords: 'permiso, hace falta permiso',
      say: 'Where a job needs a permit, Dana gets it, and it’s in the price she gives you.',
      saySpanish: 'Si hace falta un permiso, Dana lo saca, y va en el precio.',
    },
    area: {
      words:
        'area, how far, too far, is that too far, town, you service, serve, you cover, you come to, you go to, you drive to, you work in, come as far, columbus, grove city, westerville, dublin, hilliard, gahanna, reynoldsburg, upper arlington, worthington, lakeview, newark, heath, granville, pataskala, hebron, lancaster, delaware, bexley, powell',
      spanishWords: 'zona, cubren, van a, vienen hasta, llegan hasta',
      say: 'We drive up to 20 miles from downtown. Tell me your address and Dana confirms it before she leaves.',
      saySpanish: 'Vamos hasta 20 millas del centro. Déme su dirección y Dana se lo confirma.',
    },
    serviceCall: {
      words:
        'service call, service fee, 89, 89 count, 89 toward, that free, is it free, come look, charge to come, to come out, call out, call out fee, come out fee, trip charge, trip fee, dont do the repair, any fees, other fees, hidden fees, without repair, estimate, quote',
      spanishWords:
        'por la visita, es la visita, que vengan, cuánto visita, cobran por venir, cobran por ir, cobran visita, cuesta visita, cotización baño, presupuesto, cotización',
      say: lookCosts,
      saySpanish: lookCostsSpanish,
    },
    warranty: {
      words:
        'guarantee, warrant, stand behind, not fixed after, clogs again, clogged again, backed up again, charge again, charge me again, pay again',
      spanishWords: 'garantía',
      say: 'If a repair fails within a year, we fix it at no charge.',
      saySpanish: 'Si una reparación falla antes de un año, la arreglamos gratis.',
    },
    person: {
      words:
        'person, human, somebody call, someone call, talk to, speak to, call me, call back, dana, owner, manager',
      spanishWords: 'persona, alguien, hablar con, me pueden llamar, llámenme',
      saySpanish: 'Claro. Dana le puede llamar mañana a las 7:00 AM.',
    },
    worse: {
      words: 'find something worse, find something else, find more, something worse',
      spanishWords: 'encuentra algo peor, algo peor',
      say: 'Then you get that price first, and you decide.',
      saySpanish: 'Entonces le damos ese precio primero, y usted decide.',
    },
    hourly: {
      words: 'hourly, hourly rate, by the hour, per hour',
      spanishWords: 'por hora, la hora, cobran la hora, cobran por hora',
      say: 'We don’t charge by the hour. You get one price before we touch anything: a clogged drain is $95, and a leak starts at $140.',
      saySpanish: 'No cobramos por hora. Un desagüe cuesta $95; una fuga, desde $140.',
    },
    rates: {
      words: 'ballpark, roughly, charge, cost, price, pricing, rate, how much, fee',
      spanishWords: 'más o menos, aprox, aproximado, cuánto, cuesta, costar, cobran, precio',
      say: 'A clogged drain is $95, and fixing a leak starts at $140. The service call is free if we do the repair.',
      saySpanish: 'Un desagüe cuesta $95; una fuga, desde $140. Lo demás, Dana lo ve primero.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'We work Monday to Saturday, 7:00 AM to 6:00 PM. For leaks and burst pipes, Dana answers at any hour.',
      saySpanish:
        'Trabajamos de lunes a sábado, de 7:00 AM a 6:00 PM. Para fugas, Dana responde a cualquier hora.',
      closed: 'Sunday, sun, domingo',
    },
    address: {
      say: 'We’re at 210 Water St, but you don’t have to come by. We drive to you.',
      saySpanish: 'Estamos en 210 Water St, pero nosotros vamos a su casa.',
    },
    parking: {
      say: 'We only need a spot near your door for the van.',
      saySpanish: 'Solo necesitamos un lugar cerca de su puerta.',
    },
    payment: {
      say: 'We take card, check or cash, when the work is done.',
      saySpanish: 'Tarjeta, cheque o efectivo, al terminar el trabajo.',
    },
    cancel: {
      say: 'No problem. It’s free up to 2 hours ahead.',
      saySpanish: 'Claro, gratis hasta 2 horas antes.',
    },
    late: {
      say: 'Thanks for telling us. Dana calls before she leaves.',
      saySpanish: 'Gracias por avisar. Dana llama antes de salir.',
    },
    holiday: {
      say: 'We’re closed on holidays. For leaks and burst pipes, Dana answers all the same, at the same price.',
      saySpanish: 'En días feriados cerramos. Para fugas, Dana responde igual, al mismo precio.',
    },
  },
};
