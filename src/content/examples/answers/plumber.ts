import type { Answers } from './answer';

export const plumber: Answers = {
  own: {
    gas: {
      words:
        'smell gas, smells gas, gas leak, rotten eggs, carbon monoxide, co alarm, gas smell, leaking gas',
      spanishWords: 'huele gas, olor gas, fuga gas',
      say: 'Leave the house now and take everybody with you. Don’t touch a switch. Once you’re outside, call 911 or your gas company.',
      saySpanish:
        'Salga de la casa ahora con todos. No toque ningún interruptor. Ya afuera, llame al 911 o a su compañía de gas.',
      isUrgent: true,
    },
    emergency: {
      words:
        'water everywhere, water all over, pipe burst, burst pipe, burst, flood, flooding, ceiling, leak, emergency, water coming, spraying, right now, sewage',
      spanishWords: 'fuga agua, fuga, inunda, emergencia, tubería rota, gotea',
      saySpanish:
        'Cierre la llave de paso. Suele estar junto al medidor y cierra hacia la derecha. Luego despierto a Dana, la dueña, que le llama en 10 minutos. Una fuga cuesta desde $140.',
    },
    shutoff: {
      words: 'shutoff, shut off, valve, turn off water, turn water off, main',
      say: 'It’s usually where the water pipe comes in, by the meter, in the basement or at the front wall. Turn it clockwise until it stops.',
    },
    toilet: {
      words: 'toilet, commode, overflowing',
      spanishWords: 'inodoro, baño',
      say: 'Turn the small valve behind the toilet clockwise to stop the water. A clogged toilet is $95. For a new one, Dana looks first and gives you a price.',
    },
    frozen: {
      words: 'frozen, freeze, thaw',
      say: 'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it’s cracked, tell me and I’ll wake Dana.',
    },
    time: {
      words:
        'water heater, hot water, heater, replace, book, appointment, schedule, come out thursday, how soon, when can you, availability',
      spanishWords: 'calentador, agua caliente, cita',
      saySpanish: 'El jueves a la 1:00 PM está libre. Si lo reparamos, la visita es gratis.',
    },
    faucet: {
      words: 'faucet, tap, drip, spigot',
      say: 'A dripping faucet counts as a leak, so it starts at $140. You’ll know the price before we touch it.',
    },
    price: {
      words: 'drain, clog, unclog, backed up, backing up, wont drain, snake, slow drain, plugged',
      spanishWords: 'drenaje, desagüe, tapado, destapar',
      saySpanish: 'Destapar un desagüe cuesta $95. Le decimos el precio antes de empezar.',
    },
    estimate: {
      words: 'estimate, quote, free estimate',
      say: 'We look, then you get the price before any work starts. The service call is free if we do the repair.',
    },
    licensed: {
      words: 'licensed, insured, bonded, insurance, certified',
      say: 'Yes. We’re licensed and insured, and Dana can show you both at the door.',
    },
    area: {
      words:
        'area, how far, service my, travel, zip, neighborhood, town, lakeview, county, do you service, do you cover',
      say: 'We drive up to 20 miles from downtown. Tell me your address and Dana confirms it before she leaves.',
    },
    warranty: {
      words: 'guarantee, warranty, warranties, stand behind',
      say: 'Yes. If a repair fails within a year, we fix it at no charge.',
    },
    owner: {
      words: 'dana, owner, boss, in charge, manager',
      say: 'Dana owns the shop. She’s asleep now, and I only wake her for an emergency. She can call you at 7:00 AM.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, speak to, speak with, call me, call back, representative',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. Dana le puede llamar mañana a las 7:00 AM.',
    },
    rates: {
      words:
        'charge, cost, price, pricing, rate, how much, per hour, hourly, expensive, fee, come out',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'A clogged drain is $95, and fixing a leak starts at $140. The service call is free if we do the repair.',
      saySpanish:
        'Un desagüe tapado cuesta $95 y una fuga desde $140. La visita es gratis si hacemos la reparación.',
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
    parking: { say: 'We only need a spot near your door for the van.' },
    payment: {
      say: 'Card, check or cash, when the work is done.',
      saySpanish: 'Tarjeta, cheque o efectivo, al terminar el trabajo.',
    },
    cancel: {
      say: 'No problem, and no fee if it’s at least 2 hours ahead. Leave your name and number and I’ll take you off the schedule.',
    },
    late: { say: 'Thanks for telling us. Dana calls before she leaves, so the door can wait.' },
  },
};
