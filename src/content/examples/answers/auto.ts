import type { Answers } from './answer';
import { otherTrades } from './otherTrades';
import { asksToWalkIn, asksWhyUs } from './shared/shared';

export const auto: Answers = {
  own: {
    ...otherTrades('auto', 'No, we’re an auto shop. Is there anything with your car?'),
    smoke: {
      words: 'smoke, smoking, fire, burning smell, smell burning, flames, smell gas, fuel smell',
      spanishWords: 'humo, fuego, huele quemado',
      say: 'Pull over, turn it off, get everybody out and stay back. If you see flames or smoke keeps coming, call 911. Then tell me where it is and we’ll tow it in.',
      saySpanish:
        'Oríllese, apáguelo y aléjese con todos. Si hay fuego o sigue el humo, llame al 911.',
      isUrgent: true,
    },
    unknown: {
      words: 'oil leak, transmission, extended warranty, warranty company, diesel, alignment',
    },
    blinks: {
      words: 'it blinks, is blinking, its blinking, flashing, is it red, its red, light red',
      spanishWords: 'parpadea, luz roja',
      say: 'Then please stop driving. We can tow it in tomorrow at 7:45 AM and look at it first.',
      saySpanish: 'Entonces no lo maneje. Lo podemos remolcar mañana a las 7:45 AM.',
      books: {
        when: 'Tomorrow, 7:45 AM',
        what: 'Tow-in, warning light',
        text: 'Tow-in, warning light, tomorrow, 7:45 AM:',
        asksAddress: true,
      },
    },
    overheating: {
      words: 'overheat, hot engine, temp gauge, temperature, steam, coolant',
      spanishWords: 'se calienta, sobrecalienta, vapor',
      say: 'Stop and turn it off. Don’t open the cap while it’s hot. Please don’t drive it in. We can tow it in tomorrow at 7:45 AM.',
      saySpanish:
        'Pare y apáguelo. No abra el tapón mientras esté caliente y no lo maneje. Lo podemos remolcar mañana a las 7:45 AM.',
      isUrgent: true,
    },
    emergency: {
      words:
        'brake grinding, brakes grinding, breaks grinding, breaks, brakes squeal, brakes squeaking, brake pedal, no brakes, brakes safe, brakes fail, brakes soft, brakes spongy, brakes went, brakes gone, lost brakes, can drive, still drive, is it safe, emergency',
      spanishWords: 'frenos, frenos rechinan, no frena',
      saySpanish:
        'Por favor no maneje. Lo podemos remolcar mañana a las 7:45 AM y revisarlo primero. Los frenos delanteros nuevos cuestan $180.',
    },
    tow: {
      words:
        'tow, towing, car died, towed, broke down, broken down, stranded, stuck on, flat highway, stuck highway, on highway, side of road, roadside',
      spanishWords: 'grúa, remolcar, varado',
      say: 'Yes, within 15 miles for $85, from 7:00 AM. If you’re stuck in traffic now, call 911 or the police to get you off the road.',
      saySpanish: 'Sí, hasta 15 millas por $85, desde las 7:00 AM.',
    },
    wontStart: {
      words:
        'wont start, doesnt start, not start, turn over, battery, dead, jump, clicks, clicking, alternator',
      spanishWords: 'no arranca, no prende, batería',
      say: 'It may be the battery or something else, and I can’t tell from here. Finding it is $45. We can tow it in, or you come once it’s been jumped.',
      saySpanish: 'Puede ser la batería u otra cosa. Encontrarlo cuesta $45.',
    },
    brakes: {
      isDone: true,
      words:
        'brakes, front brakes, brake pads, pads, rotors, rear brakes, brakes price, brakes cost, brakes much, brake job',
      spanishWords: 'precio frenos, cuestan frenos',
      say: 'New front brakes are $180. For rear brakes or rotors, we look first and tell you the price.',
      saySpanish:
        'Los frenos delanteros nuevos cuestan $180. Los traseros los revisamos primero y le decimos el precio.',
    },
    noise: {
      words: 'noise, sound, rattle, rattling, clunk, squeak, squeek, knocking, vibrates, shaking',
      spanishWords: 'ruido',
      say: 'Bring it in. Finding the noise is $45. We show it to you and tell you the price before we fix it.',
      saySpanish:
        'Tráigalo. Encontrar el ruido cuesta $45. Le decimos el precio antes de repararlo.',
    },
    light: {
      words:
        'oil light, light safe drive, safe drive, its yellow, abs, light came, check engine, engine light, warning light, light is on, dashboard light, code, diagnostic',
      spanishWords: 'luz del motor, check engine',
      say: 'If the light is red or blinks, please stop driving, and we’ll tow it in. If it’s yellow, bring it in soon. Finding the cause is $45.',
      saySpanish:
        'Si la luz es roja o parpadea, no maneje; lo remolcamos. Si es amarilla, tráigalo pronto. Encontrar la causa cuesta $45.',
    },
    tires: {
      isDone: true,
      words: 'tire, flat, flat tire, rotation, balance',
      spanishWords: 'llanta, ponchada',
      say: 'We fix flats and mount tires. The price depends on the size, so leave your name and number and we’ll quote it at 7:30 AM.',
      isPassedOn: true,
      saySpanish: 'Reparamos llantas. El precio depende del tamaño; se lo decimos a las 7:30 AM.',
    },
    inspection: {
      words: 'inspect, emissions, smog, sticker',
      spanishWords: 'inspección',
      say: 'Yes, state inspections, Monday to Friday before noon. Bring your registration.',
      saySpanish:
        'Sí, la inspección estatal, de lunes a viernes antes del mediodía. Traiga su registro.',
    },
    oilChange: {
      isDone: true,
      words: 'oil, oil change, need oil change, book oil change',
      say: 'An oil change is $59 with the filter, and you can wait while we do it. Friday at 8:30 AM is open.',
      books: { when: 'Friday, 8:30 AM', what: 'Oil change', text: 'Oil change, Friday, 8:30 AM:' },
    },
    price: {
      isDone: true,
      words: 'how much oil change, oil change cost, oil change price, oil filter, synthetic',
      spanishWords: 'aceite, cambio de aceite',
      saySpanish: 'El cambio de aceite cuesta $59 con filtro, y puede esperar aquí.',
    },
    lookPrice: {
      words: 'how much look, how much look at it, diagnose, diagnosis',
      say: 'Finding the cause is $45. We show it to you and tell you the price before we fix it.',
    },
    estimate: {
      words: 'estimate, quote, price before, before you fix, surprise, approval',
      spanishWords: 'presupuesto, cotización',
      say: 'Always. We find it, show it to you and tell you the price. We don’t start until you say yes.',
      saySpanish:
        'Siempre. Lo revisamos y le decimos el precio. No empezamos hasta que usted diga que sí.',
    },
    pick: {
      words: asksWhyUs,
      say: 'We show you what’s wrong and tell you the price before we fix it. Parts and labor have a warranty of 12 months or 12,000 miles.',
    },
    walkin: {
      ...asksToWalkIn,
      say: 'Please book first. Or leave it with us: put the key in the slot by the left door, with your name and number.',
      saySpanish:
        'Mejor haga una cita. O déjelo aquí, con la llave en la ranura junto a la puerta izquierda.',
    },
    wait: {
      words: 'wait while, can i wait, waiting room, how long, take long, same day',
      spanishWords: 'esperar, cuánto tardan',
      say: 'For an oil change, yes, about 40 minutes, with coffee. For repairs we call you when it’s done.',
      saySpanish:
        'Para un cambio de aceite, sí, unos 40 minutos, con café. Si es una reparación, le llamamos cuando esté lista.',
    },
    loaner: {
      words: 'loaner, rental, loan car, ride, shuttle, courtesy car, lend',
      say: 'We don’t have loaner cars. We’ll drive you up to 5 miles, at 8:00 AM and at 5:00 PM.',
    },
    dropoff: {
      words:
        'drop off, drop it off, leave it, after hours, drop key, leave key, leave keys, overnight, night drop',
      spanishWords: 'dejar el carro',
      say: 'Yes. Park in front and put the key in the slot by the left door, with your name and number.',
      saySpanish:
        'Sí. Estaciónese enfrente y deje la llave en la ranura junto a la puerta izquierda, con su nombre y su número.',
    },
    warranty: {
      words: 'warranty, guarantee',
      spanishWords: 'garantía',
      say: 'Yes, 12 months or 12,000 miles, parts and labor.',
      saySpanish: 'Sí, 12 meses o 12,000 millas, partes y mano de obra.',
    },
    time: {
      words:
        'appointment, book, schedule, friday, bring it in, bring in, this week, available, availability, when can you, look at it',
      spanishWords: 'cita, viernes, traerlo',
      say: 'The next opening is Friday at 8:30 AM. We look first and tell you the price before we fix anything.',
      saySpanish:
        'Sí, el viernes a las 8:30 AM está libre. Primero lo revisamos y le decimos el precio.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, speak to, call me, mechanic, owner, manager',
      spanishWords: 'persona, alguien, hablar con, mecánico',
      saySpanish: 'Claro. Un mecánico le puede llamar mañana a las 7:30 AM.',
    },
    rates: {
      words: 'charge, cost, price, rate, how much, labor, per hour, hourly',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'Finding the noise is $45, oil and filter $59, front brakes $180. For anything else, you get the price before we start.',
      saySpanish:
        'Aceite y filtro $59, frenos delanteros $180. Lo demás, con precio antes de empezar.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'Monday to Friday, 7:30 AM to 5:30 PM. We’re closed on weekends.',
      saySpanish: 'De lunes a viernes, de 7:30 AM a 5:30 PM. Cerramos los fines de semana.',
      closed: 'Saturday, Sunday, sat, sun, weekend, sábado, domingo',
    },
    address: {
      say: '72 Garage Rd, behind the hardware store.',
      saySpanish: '72 Garage Rd, detrás de la ferretería.',
    },
    parking: {
      say: 'Park anywhere in front of the bays.',
      saySpanish: 'Estaciónese donde quiera, frente al taller.',
    },
    payment: {
      say: 'Only card, check or cash, when you pick it up.',
      saySpanish: 'Solo tarjeta, cheque o efectivo, cuando lo recoge.',
    },
    cancel: {
      say: 'No problem, and no fee.',
      saySpanish: 'Claro, sin costo.',
    },
    late: {
      upTo: 30,
      say: 'Thanks for telling us. We hold the bay for 30 minutes.',
      saySpanish: 'Gracias por avisar. Le esperamos 30 minutos.',
    },
  },
};
