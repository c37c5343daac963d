import type { Answers, Booking } from './answer';

/** What is booked when the owner is woken. */
const wakesDana = (job: string): Booking => ({
  when: 'Tonight, within 10 minutes',
  what: `Dana calls: ${job}`,
  text: `Call back now, ${job}:`,
  asksAddress: true,
});

export const plumber: Answers = {
  own: {
    gas: {
      words: 'smell gas, gas leak, rotten eggs, carbon monoxide, co alarm',
      spanishWords: 'huele gas, olor gas, fuga gas',
      say: 'Leave the house now and take everybody with you. Don’t touch a switch. Once you’re outside, call 911 or your gas company.',
      saySpanish:
        'Salga de la casa ahora con todos. No toque ningún interruptor. Ya afuera, llame al 911 o a su compañía de gas.',
      isUrgent: true,
    },
    electric: {
      words:
        'water panel, water electric panel, electrical panel, breaker box, water outlet, light fixture, water electrical, ceiling light, sparks',
      spanishWords: 'agua electricidad, agua enchufe, caja fusibles',
      say: 'Stay away from that water, and don’t touch the panel, a switch or a plug. If you see sparks or smoke, leave and call 911. I’ll wake Dana, who calls you within 10 minutes.',
      saySpanish:
        'Aléjese de esa agua y no toque nada eléctrico. Si ve chispas o humo, salga y llame al 911. Despierto a Dana, que le llama en 10 minutos.',
      books: wakesDana('water near electricity'),
      isUrgent: true,
    },
    emergency: {
      words:
        'water everywhere, water all over, burst, flood, flooding, ceiling, leak, leaky, water heater leak, emergency, water dripping, water shooting, basement filling, spraying, pipe broke, broken pipe, still coming, right now',
      spanishWords:
        'fuga agua, fuga, inunda, agua partes, agua toda, agua cocina, agua piso, agua baño, emergencia, tubería, rompió tubería, gotea',
      saySpanish:
        'Cierre la llave de paso, junto al medidor, hacia la derecha. Luego despierto a Dana, que le llama en 10 minutos. Una fuga cuesta desde $140.',
      books: wakesDana('leak'),
      isAlone: true,
    },
    sewer: {
      words:
        'sewage, sewage up, main backed, main backing, sewer backed, sewer backing, sewer backup, toilet tub, all drains',
      say: 'Please don’t run water or flush. I’ll wake Dana, who calls you within 10 minutes. You’ll know the price before we touch anything.',
      books: wakesDana('sewer backup'),
      isAlone: true,
    },
    heat: {
      words: 'no heat, heat out, heat not, heat isnt, boiler banging, boiler out, furnace out',
      say: 'If the boiler bangs, switch it off. I’ll wake Dana, who calls you within 10 minutes.',
      books: wakesDana('no heat'),
      isAlone: true,
    },
    shutoff: {
      words: 'shutoff, shut off, main valve, where valve, main water, turn off water',
      say: 'It’s usually where the water pipe comes in, by the meter, in the basement or at the front wall. Turn it clockwise until it stops.',
    },
    toilet: {
      words: 'toilet, overflowing',
      spanishWords: 'inodoro, baño',
      say: 'Turn the small valve behind the toilet clockwise to stop the water. A clogged toilet is $95. For a new one, Dana looks first and gives you a price.',
      saySpanish: 'Para cortar el agua, cierre la llave detrás del inodoro. Destaparlo cuesta $95.',
    },
    frozen: {
      words: 'frozen, freeze, thaw',
      say: 'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it’s cracked, tell me and I’ll wake Dana.',
    },
    time: {
      words:
        'water heater, hot, tankless, boiler, garbage disposal, sump pump, pressure, main line, sewer, sprinkler, replace, book, appointment, schedule, come tomorrow, come today, how soon, when can you, availability',
      spanishWords: 'calentador, agua caliente, cita, plomero',
      say: 'Dana looks first and gives you a price. Thursday at 1:00 PM is open.',
      saySpanish: 'Dana lo revisa primero y le da el precio. El jueves a la 1:00 PM está libre.',
      books: {
        when: 'Thursday, 1:00 PM',
        what: 'First look',
        text: 'First look, Thursday, 1:00 PM:',
        asksAddress: true,
      },
    },
    faucet: {
      words: 'faucet, faucet leak, faucet shut, leaky faucet, tap, drip, spigot',
      spanishWords: 'grifo, grifo gotea, llave gotea, llave goteando',
      say: 'A drip counts as a leak, so it starts at $140. You’ll know the price before we touch anything.',
      saySpanish: 'Una llave que gotea cuenta como fuga: desde $140. Le decimos el precio antes.',
    },
    price: {
      words: 'drain, clog, unclog, backed up, backing up, snake, slow',
      spanishWords: 'drenaje, desagüe, tapado, destapar',
      saySpanish: 'Destapar un desagüe cuesta $95. Le decimos el precio antes de empezar.',
    },
    estimate: {
      words: 'estimate, quote',
      say: 'Dana looks first and gives you a price. The service call is free if we do the repair.',
    },
    weekends: {
      words:
        'extra sunday, extra night, extra weekend, extra holiday, more sunday, more night, more weekend, overtime, after hours',
      say: 'No. It’s the same price at night and on Sundays, and fixing a leak starts at $140.',
    },
    tonight: {
      words:
        'tonight, tonite, fast, quickly, asap, earliest come, right away, how long till, how long until, wait',
      spanishWords: 'esta noche, ahora mismo',
      say: 'For a leak, a flood, sewage or no heat, yes: tell me which, and Dana calls you within 10 minutes. For anything else, Thursday at 1:00 PM is open.',
      saySpanish:
        'Para fugas, sí: Dana le llama en 10 minutos. Para lo demás, el jueves a la 1:00 PM está libre.',
    },
    licensed: {
      words: 'licensed, insured, insurance, bonded',
      say: 'Yes. We’re licensed and insured, and Dana can show you both at the door.',
    },
    area: {
      words: 'area, how far, travel, town, service lakeview, do you cover, do you come to',
      say: 'We drive up to 20 miles from downtown. Tell me your address and Dana confirms it before she leaves.',
    },
    warranty: {
      words: 'guarantee, warrant, stand behind',
      say: 'Yes. If a repair fails within a year, we fix it at no charge.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, speak to, call me, call back, dana, owner, manager',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. Dana le puede llamar mañana a las 7:00 AM.',
    },
    rates: {
      words:
        'charge, cost, price, pricing, rate, how much, per hour, hourly, fee, come out, charge to come out',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'A clogged drain is $95, and fixing a leak starts at $140. The service call is free if we do the repair.',
      saySpanish: 'Destapar un desagüe cuesta $95. Una fuga cuesta desde $140.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'We work Monday to Saturday, 7:00 AM to 6:00 PM. For leaks and burst pipes, Dana comes any time.',
      saySpanish:
        'Trabajamos de lunes a sábado, de 7:00 AM a 6:00 PM. Para fugas, Dana va a cualquier hora.',
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
      say: 'Card, check or cash, when the work is done.',
      saySpanish: 'Tarjeta, cheque o efectivo, al terminar el trabajo.',
    },
    cancel: {
      say: 'No problem. It’s free up to 2 hours ahead. Leave your name and number and I’ll take you off the schedule.',
      saySpanish: 'Claro, gratis hasta 2 horas antes. ¿Me da su nombre y su número?',
    },
    late: { say: 'Thanks for telling us. Dana calls before she leaves.' },
  },
};
