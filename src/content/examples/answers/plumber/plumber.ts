import type { Answers } from '@/content/examples/answers/answer';
import { otherTrades } from '@/content/examples/answers/otherTrades';
import {
  callBack,
  firstLook,
  isOpen,
  lookCosts,
  lookCostsSpanish,
  plumberJobs,
} from './plumberJobs';
import { plumberUrgent } from './plumberUrgent';
import { plumberVisit } from './plumberVisit';

export const plumber: Answers = {
  own: {
    ...otherTrades('plumber', 'No, we’re plumbers. Is there anything with your water or drains?'),
    ...plumberUrgent,
    ...plumberJobs,
    weekends: {
      words:
        'emergency fee, emergency rate, emergency charge, have emergency fee, emergency fee after hours, extra at night, much sunday, cost sunday, charge sunday, extra sunday, extra night, extra holiday, more holiday, more sunday, more night, much night, charge night, price night, much weekend, charge weekend, charge weekends, extra weekend, extra weekends, much tonight, much midnight, cost midnight, cost night, cost tonight, overtime, extra thanksgiving, charge thanksgiving, after hours, which cheaper, which is cheaper, cheaper monday, cheaper day, weekend rate, rate weekend, rates weekend',
      spanishWords:
        'más caro noche, cobran venir noche, cuánto noche, cobran más, extra domingo, extra noche, qué día más barato',
      say: 'It’s the same price every day, and at night. Fixing a leak starts at $140.',
      saySpanish: 'Es el mismo precio todos los días, y de noche.',
    },
    tonight: {
      isAskedInEmergency: true,
      words:
        'right now, somebody come tonight, someone come tonight, come tonight, need you come tonight, call me tonight, call tonight, come tonite, somebody come tonite, tonight, tonite, need plumber asap, wait for emergencies, emergencies, available now, emergency call, emergency service, fast, asap, earliest come, right away, how long till, how long until, how long is wait, come now, same day',
      spanishWords:
        'urgente, plomero urgente, esta noche, ahora mismo, servicio noche, atienden noche, 24 horas',
      say: `For water that won’t stop, sewage or no heat, tell me which, and Dana calls you within 10 minutes. For anything else, not tonight. ${isOpen}`,
      saySpanish:
        'Si no para el agua, sí: Dana le llama en 10 minutos. Para lo demás, el miércoles a la 1:00 PM está libre.',
      books: firstLook,
    },
    ...plumberVisit,
    area: {
      words:
        'area, how far out, how far, too far, is that too far, town, you service, serve, you cover, you come to, you go to, you drive to, you work in, come as far, columbus, grove city, westerville, dublin, hilliard, gahanna, reynoldsburg, upper arlington, worthington, lakeview, newark, heath, granville, pataskala, hebron, lancaster, delaware, bexley, powell',
      spanishWords: 'zona, cubren, van a, vienen hasta, llegan hasta',
      say: 'We drive up to 20 miles from downtown. Tell me your address and Dana confirms it before she leaves.',
      saySpanish: 'Vamos hasta 20 millas del centro. Déme su dirección y Dana se lo confirma.',
    },
    serviceCall: {
      words:
        'service call, service fee, mileage, travel fee, 89, 89 count, 89 toward, that free, is it free, come look, charge to come, to come out, call out, call out fee, come out fee, trip charge, trip fee, dont do the repair, any fees, other fees, hidden fees, without repair, estimate, quote',
      spanishWords:
        'por la visita, es la visita, que vengan, cuánto visita, cobran por venir, cobran por ir, cobran visita, cuesta visita, cotización baño, presupuesto, cotización',
      say: lookCosts,
      saySpanish: lookCostsSpanish,
    },
    again: {
      words:
        'clogs again, clogged again, backed up again, broke again, stopped again, out last month',
      spanishWords: 'otra vez tapado, se tapó otra vez',
      say: 'I’m sorry. If a repair fails within a year, we fix it at no charge. Dana can call you tomorrow at 7:00 AM.',
      saySpanish:
        'Lo siento. Si una reparación falla antes de un año, la arreglamos gratis. Dana le puede llamar mañana a las 7:00 AM.',
      books: callBack('Under guarantee. '),
    },
    warranty: {
      words:
        'guarantee, warrant, stand behind, not fixed after, charge again, charge me again, pay again',
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
    sales: {
      words:
        'google listing, google business, marketing company, this marketing, seo, merchant services, business loan',
      say: 'Please send that by email. I only pass on what customers need.',
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
      words:
        'ballpark, roughly, charge, cost, price, pricing, rate, how much, fee, see prices, price list, list of prices',
      spanishWords: 'más o menos, aprox, aproximado, cuánto, cuesta, costar, cobran, precio',
      say: 'A clogged drain is $95, and fixing a leak starts at $140. The service call is free if we do the repair.',
      saySpanish: 'Un desagüe cuesta $95; una fuga, desde $140. Lo demás, Dana lo ve primero.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'We work Monday to Saturday, 7:00 AM to 6:00 PM. In an emergency, Dana answers at any hour.',
      saySpanish:
        'Trabajamos de lunes a sábado, de 7:00 AM a 6:00 PM. En una emergencia, Dana responde a cualquier hora.',
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
      say: 'No problem. Changing or canceling is free up to 2 hours ahead.',
      saySpanish: 'Claro, gratis hasta 2 horas antes.',
    },
    late: {
      say: 'Thanks for telling us. Dana calls before she leaves.',
      saySpanish: 'Gracias por avisar. Dana llama antes de salir.',
    },
    holiday: {
      say: 'We’re closed on holidays. In an emergency, Dana still answers, at the same price.',
      saySpanish:
        'En días feriados cerramos. En una emergencia, Dana responde igual, al mismo precio.',
    },
  },
};
