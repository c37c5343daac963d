import type { Answer, Booking } from '@/content/examples/answers/answer';
import { wakesDana } from './plumberUrgent';

const looksFirst = 'Dana looks first and gives you a price.';

const drip =
  'A drip counts as a leak, so it starts at $140. You’ll know the price before we touch anything.';
const dripSpanish = 'Una llave que gotea cuenta como fuga: desde $140. Le decimos el precio antes.';

export const isOpen = 'Wednesday at 1:00 PM is open.';
const isOpenSpanish = 'El miércoles a la 1:00 PM está libre.';

export const firstLook = {
  when: 'Wednesday, 1:00 PM',
  what: 'First look',
  text: 'First look, Wednesday, 1:00 PM:',
  costs: [
    `${looksFirst} Coming to look costs $89, and it’s free if we do the repair.`,
    'La visita cuesta $89. Si hacemos la reparación, es gratis.',
  ],
  asksAddress: true,
} satisfies Booking;

/** A call in the morning on which a visit is agreed. @param about what it is about, before a space; may be empty */
export const callBack = (about = ''): Booking => ({
  when: 'Tomorrow, 7:00 AM',
  text: `${about}Call back tomorrow, 7:00 AM:`,
  plansVisit: true,
});

export const [lookCosts, lookCostsSpanish] = firstLook.costs;

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

/** What is broken or clogged, and what else a visit is booked for. */
export const plumberJobs = {
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
    books: callBack('No water. '),
  },
  biggerJob: {
    words:
      'well water, well pump, well pump quit, pump well quit, remodel, remodeling, bathroom remodel, remodel bathroom, kitchen remodel, renovate, renovation, new construction, rough in, septic, septic tank, repipe',
    spanishWords: 'remodelar, remodelación, pozo, bomba pozo, fosa séptica',
    say: 'That needs a conversation first. Dana can call you tomorrow at 7:00 AM and tell you if we do it.',
    saySpanish:
      'Eso se habla primero. Dana le puede llamar mañana a las 7:00 AM, y le dice si lo hacemos.',
    books: callBack(),
  },
  look: {
    words:
      'radiator, radiator cold, cold radiator, low pressure, water pressure, pressure low, low water pressure, pipes bang, banging pipes, noisy pipes, pipe noise, water hammer, smells bad, bad smell, sink problem, shower problem, tub problem, pipe problem, plumbing problem, plumbing issue, sink issue, shower issue',
    spanishWords:
      'presión, poca presión, radiador, ruido tubos, huele mal, problema fregadero, problema plomería',
    say: `${lookCosts} ${isOpen}`,
    saySpanish: `${lookCostsSpanish} ${isOpenSpanish}`,
    books: firstLook,
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
    words: 'been in business, how long business, how long you been, been around, years experience',
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
  cantFindValve: {
    words:
      'cant find it, cant find valve, cant find shutoff, cant find main, where is it cant find',
    spanishWords: 'no encuentro la llave, no la encuentro',
    say: 'Look in the basement, the crawl space or the garage, where the pipe comes through the wall. Give me your number, and I’ll wake Dana, who calls you within 10 minutes and helps you find it.',
    saySpanish:
      'Busque en el sótano, el garaje o junto al medidor, donde entra el tubo. Déme su número y despierto a Dana, que le llama en 10 minutos y le ayuda a encontrarla.',
    books: wakesDana('cannot find the valve'),
    isAlone: true,
  },
  gasValve: {
    isAskedInEmergency: true,
    words: 'turn off gas, shut off gas, gas valve, how turn off gas, how do i turn off gas',
    spanishWords: 'cerrar gas, llave gas, cómo cierro gas',
    say: 'If you smell gas, don’t look for it: leave the house and call 911 from outside. If not, its valve is on the pipe beside the heater. Turn the handle until it’s across the pipe.',
    saySpanish:
      'Si huele a gas, no la busque: salga y llame al 911 desde afuera. Si no, está en el tubo junto al calentador: gírela hasta que quede atravesada.',
  },
  shutoff: {
    isAskedInEmergency: true,
    words:
      'how shut it off, where shut it off, where do shut it off, how turn it off, where turn it off, shutoff, shut off, main valve, where valve, main water, turn off water',
    spanishWords:
      'dónde se cierra, no sé dónde se cierra, no sé dónde llave, dónde está llave, dónde llave paso, cerrar agua, dónde cierro, cómo cierro',
    say: 'It’s usually where the water pipe comes in, by the meter, in the basement or at the front wall. Turn it clockwise until it stops.',
    saySpanish:
      'Suele estar donde entra el tubo del agua, junto al medidor. Gírela hacia la derecha hasta que pare.',
  },
  toiletRuns: {
    words: 'toilet running, toilet running all night, toilet runs, toilet wont stop',
    spanishWords: 'inodoro no para, inodoro no para correr, inodoro corre, inodoro corriendo',
    say: `Turn the small valve behind the toilet clockwise, and it stops. ${lookCosts} ${isOpen}`,
    saySpanish: `Cierre la llave detrás del inodoro, y para. ${lookCostsSpanish} ${isOpenSpanish}`,
    books: firstLook,
  },
  commercial: {
    words:
      'grease trap, grease trap overflowing, grease trap overflow, restaurant, manage restaurant, do you do commercial, commercial',
    say: 'For a restaurant or an office, Dana calls you first, tomorrow at 7:00 AM. If something overflows now, stop the water that goes there.',
    books: callBack('A business. '),
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
        `A clogged toilet is $95. For a repair or a new one, ${lookCosts}`,
        'Destaparlo cuesta $95. Lo demás, Dana lo ve primero.',
      ],
    },
  },
  frozen: {
    isDone: true,
    words: 'frozen, freeze, thaw, frozen no water, pipes frozen no water',
    spanishWords: 'congelado, congelada, congeló',
    say: 'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it’s cracked, tell me and I’ll wake Dana. If it stays frozen, Wednesday at 1:00 PM is open.',
    books: firstLook,
    saySpanish:
      'Cierre la llave de paso y abra el grifo. Caliente el tubo con una secadora, nunca con fuego. Si no se descongela, el miércoles a la 1:00 PM está libre.',
  },
  dishwasher: {
    words: 'dishwasher, dishwasher wont drain, fix dishwasher',
    spanishWords: 'lavaplatos, lavavajillas',
    say: `We do its water and drain, not the machine itself. ${lookCosts} ${isOpen}`,
    saySpanish: `Vemos el agua y el desagüe, no la máquina. ${lookCostsSpanish} ${isOpenSpanish}`,
    books: firstLook,
  },
  equipment: {
    isDone: true,
    words:
      'water heater, hot, no hot water, tankless, boiler, garbage disposal, disposal jammed, disposal wont turn, disposal humming, disposal stuck, camera, softener, do you install, sump pump, gas line, well, ice maker, washer hookup, pressure, main line, sewer, sprinkler, gallon, replace, you service boiler, you service heater, you service pump, look at shower, look at sink, look at pipe, backflow, backflow test, gal, 50 gal, 40 gal, 75 gal',
    spanishWords:
      'calentador, cuánto calentador, cambiar calentador, agua caliente, no tengo agua caliente, no hay agua caliente, no sale agua caliente, revisar',
    say: `${lookCosts} ${isOpen}`,
    saySpanish: `${lookCostsSpanish} ${isOpenSpanish}`,
    books: firstLook,
  },
  time: {
    words:
      'book, appointment, schedule, when could come, when can come, need plumber, today, come tomorrow, come today, send someone, send somebody, how soon, soonest, how far out, how far out booked, when can you, ok can you come, availability',
    spanishWords: 'cita, plomero, hoy, cuándo pueden, pueden venir, puede venir, puede venir hoy',
    say: `${isOpen} ${lookCosts}`,
    saySpanish: `${isOpenSpanish} ${lookCostsSpanish}`,
    books: firstLook,
  },
  heating: {
    isDone: true,
    words: 'do furnace, do furnaces, fix furnace, furnace repair, furnace tune, do heating, hvac',
    say: `Furnaces, boilers and water heaters, but no air conditioning. ${lookCosts} ${isOpen}`,
    books: firstLook,
  },
  newFaucet: {
    isDone: true,
    words:
      'new faucet, own faucet, bought faucet, put in faucet, hose bib, spigot broke, faucet broke, faucet install, replace faucet, new sink, install sink, bidet, install bidet, shower head, own heater, own water heater, bought heater, bought water heater, own disposal, own toilet, home depot, lowes',
    spanishWords:
      'cambiar grifo, instalar grifo, grifo nuevo, cambiar llave, instalar llave, llave nueva',
    say: `${lookCosts} The price includes the installation. ${isOpen}`,
    saySpanish: `Dana lo ve primero y le da el precio con la instalación. ${isOpenSpanish}`,
    books: firstLook,
  },
  faucet: {
    isDone: true,
    words:
      'faucet, faucet wont, faucet leak, leaky faucet, faucet drip, tap, tap leak, drip, spigot, drippy faucet, fix drippy faucet, fix faucet',
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
} satisfies Readonly<Record<string, Answer>>;
