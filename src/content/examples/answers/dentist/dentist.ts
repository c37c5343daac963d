import type { Answers } from '@/content/examples/answers/answer';
import { otherTrades } from '@/content/examples/answers/otherTrades';
import { asksToWalkIn, asksWhyUs } from '@/content/examples/answers/shared/shared';
import { dentistDesk } from './dentistDesk';
import { dentistUrgent, emergencyVisit, fridayVisit } from './dentistUrgent';
import { dentistVisit } from './dentistVisit';

export const dentist: Answers = {
  own: {
    ...otherTrades('dentist', 'No, we’re a dental practice. Is there anything with your teeth?'),
    ...dentistUrgent,
    health: {
      words:
        'allergic, allergic to lidocaine, latex allergy, heart problem, cleaned pregnant, cleaning pregnant, pregnant, im pregnant, breastfeeding, hiv, hep, hepatitis, herpes, cancer, chemo, epilepsy, asthma, diabetic, diabetes, blood thinner, blood pressure, heart condition, pacemaker',
      spanishWords: 'embarazada, estoy embarazada, vih, diabetes',
      say: 'Please keep that for the visit. Dr. Maple will talk with you about it, in private, before anything is done.',
      saySpanish: 'De eso habla la doctora con usted, en privado, antes de empezar.',
      isPassedOn: true,
    },
    thinner: {
      words:
        'eliquis, xarelto, warfarin, coumadin, plavix, stop blood thinner, stop my blood thinner, stop medicine, stop my medicine',
      spanishWords: 'anticoagulante, dejar mi medicina',
      say: 'Please don’t stop any medicine on your own. Dr. Maple talks with your doctor about it before anything is done.',
      saySpanish:
        'No deje ninguna medicina por su cuenta. La doctora habla con su médico antes de hacer nada.',
      isPassedOn: true,
    },
    unknown: {
      words: 'hmo, dmo',
    },
    ...dentistDesk,
    xrays: {
      words:
        'with xrays, xrays included, include xrays, need xrays, need x rays, have to xrays, skip xrays',
      spanishWords: 'necesito radiografías',
      say: 'They’re part of a first visit. After that, Dr. Maple takes them only when she needs them.',
      saySpanish: 'Van con la primera visita. Después, solo cuando hacen falta.',
    },
    forms: {
      words: 'fill out forms, new patient forms, paperwork, any forms, forms to fill, how early',
      spanishWords: 'llenar formularios, formularios, papeles',
      say: 'You get them by email once you book. Or come 10 minutes early and fill them out here.',
      saySpanish: 'Se los mandamos por correo al hacer la cita. O venga 10 minutos antes.',
    },
    dontPull: {
      words: 'should i pull it, pull it out, i pull it',
      spanishWords: 'me lo saco, se lo saco, lo jalo',
      say: 'Please leave it alone. Dr. Maple looks at it first.',
      saySpanish: 'Mejor no lo toque. Primero lo revisa la doctora.',
    },
    eating: {
      words: 'ate before, eat before, ate already, already ate',
      spanishWords: 'comer antes',
      say: 'For most visits, that’s fine. Before sedation, please do what Dr. Maple told you.',
      saySpanish: 'Casi siempre se puede. Antes de una sedación, haga lo que le dijo la doctora.',
    },
    spot: {
      words:
        'is it cancer, could be cancer, oral cancer, gum cancer, cancer screening, screen cancer, white spot, red spot, lump, sore wont heal',
      spanishWords: 'es cáncer, cáncer de boca, mancha blanca, bolita',
      say: 'I can’t tell from here, and you shouldn’t wait long to know. Dr. Maple looks at it herself: tomorrow at 3:40 PM is open.',
      saySpanish:
        'Desde aquí no se puede saber, y conviene verlo pronto. La doctora lo revisa: mañana a las 3:40 PM está libre.',
      books: { when: 'Tomorrow, 3:40 PM', what: 'Visit', text: 'New request, tomorrow, 3:40 PM:' },
    },
    results: {
      words:
        'biopsy, text me biopsy, what did say about my, what did dr say, my results, test results, xray results, text me results, text me my results, results back',
      spanishWords: 'mis resultados, resultados',
      say: 'Results come only from Dr. Maple, in person or by phone. I’ll ask her to get back to you.',
      saySpanish: 'Los resultados solo los da la doctora, en persona o por teléfono. Le aviso.',
      isPassedOn: true,
    },
    coming: {
      words:
        'coming now where you, coming now, ok coming, on my way, on our way, outside nobody here, im outside, nobody here, here nobody',
      spanishWords: 'voy para allá, ya voy, estoy afuera',
      say: 'Nobody is at the practice now. If I sent you to an emergency room, please go there. If not, wait for Dr. Maple’s call, or come at the time you booked.',
      saySpanish:
        'Ahora no hay nadie en el consultorio. Si le dije que fuera a emergencias, vaya ahí. Si no, espere la llamada de la doctora, o venga a la hora de su cita.',
    },
    family: {
      words:
        'whole family, my family, family same day, husband same time, wife same time, me and my husband, me and my wife, me and my kids, me and my son, me and my daughter',
      spanishWords: 'toda la familia, mi familia',
      say: 'Yes. Our front desk finds you times side by side and confirms them in the morning.',
      saySpanish: 'Sí. La recepción les busca horas seguidas y se las confirma por la mañana.',
      isPassedOn: true,
    },
    closedTonight: {
      words:
        'tonight, tonite, right now, mean now, like now, not tomorrow, see me tonight, come in tonight',
      spanishWords: 'esta noche, ahora mismo',
      say: 'We’re closed tonight. The first free time is tomorrow: 8:40 AM for pain or a broken tooth, and 3:40 PM for anything else.',
      saySpanish:
        'Esta noche está cerrado. Lo primero es mañana: a las 8:40 AM si le duele, y a las 3:40 PM para lo demás.',
    },
    walkin: {
      ...asksToWalkIn,
      say: 'Please book first, so that nobody waits. For pain or a broken tooth we keep tomorrow at 8:40 AM.',
      saySpanish: 'Mejor haga una cita primero. Si le duele, mañana a las 8:40 AM está libre.',
    },
    ...dentistVisit,
    doesEmergencies: {
      words:
        'do emergencies, see emergencies, take emergencies, have emergencies, emergencies weekend, emergencies weekends, emergencies sunday, emergencies saturday, emergencies same day, dentist on call, emergency dentist, on call tonight',
      spanishWords: 'atienden emergencias, emergencias fin de semana, emergencias domingo',
      say: 'On weekdays we keep a time each morning: tomorrow at 8:40 AM is open. At night and on weekends, write here, and I tell Dr. Maple. If your face swells or the bleeding won’t stop, go to an emergency room.',
      saySpanish:
        'Entre semana guardamos una hora cada mañana: mañana a las 8:40 AM está libre. De noche o en fin de semana, escriba aquí y le aviso a la doctora. Con hinchazón o sangrado que no para, vaya a emergencias.',
      books: emergencyVisit,
    },
    emergencyPrice: {
      words:
        'emergency cost, emergency price, emergency much, emergency fee, same day cost, price toothache visit, toothache visit cost',
      say: emergencyVisit.costs[0],
    },
    pick: {
      words: asksWhyUs,
      say: 'No lectures, a price in writing before we start, and Dr. Maple has had the practice since 2009 and sees every new patient herself.',
    },
    emergency: {
      words:
        'chip tooth does it hurt, chip does it hurt fix, broke tooth does it hurt, broke tooth, broken tooth, broke off, chip, chip tooth, cracked, fell off, broke crown, broke a crown, crown broke, cracked crown, broken crown, broke filling, filling broke, broken filling',
      spanishWords: 'diente roto, muela rota, se rompió, quebró',
      say: 'I’m sorry. If your face swells, the bleeding won’t stop or the pain is more than you can stand, go to an emergency room now. If not, keep the piece in a little milk, and chew on the other side. Dr. Maple can see you tomorrow at 8:40 AM.',
      saySpanish:
        'Lo siento. Con hinchazón, mucho dolor o sangrado que no para, vaya a emergencias ahora. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
      isAlone: true,
    },
    sedation: {
      isDone: true,
      words:
        'maple do sedation, do sedation, sedation, sedate, laughing gas, nitrous, put me to sleep, asleep, sleep',
      spanishWords: 'sedación, gas de la risa, me duermen',
      say: 'Dr. Maple offers laughing gas, and a pill for longer visits. She talks with you about both before anything is done.',
      saySpanish:
        'La doctora tiene gas de la risa, y una pastilla para visitas largas. Habla con usted antes.',
    },
    nervous: {
      words: 'needles, nervous, scared, anxious, anxiety, afraid, terrified, fear, phobia',
      spanishWords: 'miedo, nervioso',
      say: 'Many patients feel that way. Tell us when you book and you get a longer visit, breaks whenever you raise a hand and a price before anything happens. Dr. Maple will talk with you about sedation.',
      saySpanish:
        'No es el único caso. Díganos al hacer la cita: la visita será más larga, con pausas cuando levante la mano. La doctora habla con usted sobre la sedación.',
    },
    kids: {
      words: 'how old, kid, kids, child, daughter, son, toddler, baby, year old, pediatric',
      spanishWords: 'niño, niña, hija, hijo, tiene años',
      from: 3,
      say: 'We see children from age 3, at the same prices. A parent stays in the room.',
      saySpanish:
        'Atendemos a niños desde los 3 años. Usted se queda en la sala con su hijo o hija.',
    },
    newCleaning: {
      words:
        'xray cleaning, xrays cleaning, x rays cleaning, x ray cleaning, im new cleaning, new patient cleaning, first cleaning, xrays cleaning ins, xrays cleaning insurance, xrays cleaning no insurance, xrays cleaning dont have ins, much xrays cleaning dont have insurance',
      say: 'A first visit is $89, X‑rays included, and a cleaning is $110. You don’t need insurance.',
    },
    cleaning: {
      isDone: true,
      from: 3,
      words:
        'cleaning, cleaning insurance runs out, cleaning end year, cleaning kid, cleaning kids, cleaning son, cleaning daughter, cleaning no insurance, cleaning without insurance, dont have insurance cleaning, clean teeth, polish',
      spanishWords:
        'limpieza, limpieza sin seguro, limpieza sin aseguranza, limpieza hija, limpieza hijo, limpieza niña, limpieza niño',
      say: 'A cleaning takes 45 minutes and is $110. Friday at 10:20 AM is open.',
      saySpanish: 'Una limpieza cuesta $110. El viernes a las 10:20 AM está libre.',
      books: {
        ...fridayVisit('Cleaning'),
        costs: ['A cleaning is $110.', 'Una limpieza cuesta $110.'],
      },
    },
    treatment: {
      isDone: true,
      words:
        'need night guard, want night guard, get night guard, make night guard, much wisdom teeth, needs wisdom teeth out, need wisdom teeth out, want wisdom teeth out, needs tooth out, need tooth out, replace one, replace tooth, much replace, cost replace, braces, braces kids, crown, crown cost, crown price, crown how much, deep cleaning, veneer, root canal, do root canal, implant, whitening, whiten teeth, whitening hurt, invisalign, aligner, denture, bridge, wisdom, extraction, cavity, filling, pull them, pull teeth, pull tooth',
      spanishWords:
        'sacar muela, cuesta sacar, cuánto sacar, sacar diente, cuesta extracción, frenos, corona, implante, blanqueamiento, endodoncia, carillas',
      say: 'Dr. Maple takes a look first, and you get the price in writing before we start. A first visit is $89, X‑rays included. Friday at 10:20 AM is open.',
      saySpanish:
        'La doctora revisa primero y le da el precio por escrito. La primera visita cuesta $89, con radiografías. El viernes a las 10:20 AM está libre.',
      books: fridayVisit('Visit'),
    },
    look: {
      words:
        'retainer broke, broken retainer, night guard broke, jaw click, jaw pops, tmj, bad breath, grind, clench, second opinion, denture broke, broken denture, bracket, bracket broke, broken bracket, bracket poking, invisalign cracked, aligner cracked, retainer cracked, night guard cracked, denture cracked, lost my retainer, lost retainer, lost aligner',
      spanishWords: 'mal aliento, aprieto dientes, segunda opinión',
      say: 'Dr. Maple can look at that. A first visit is $89, X‑rays included. Friday at 10:20 AM is open.',
      saySpanish:
        'Eso lo revisa la doctora. La primera visita cuesta $89, con radiografías. El viernes a las 10:20 AM está libre.',
      books: fridayVisit('First visit'),
    },
    overdue: {
      words:
        'havent been, been years, years since, long time, embarrassed, ashamed, putting it off',
      say: 'No lectures, we promise. A first visit is $89, X‑rays included. Friday at 10:20 AM is open.',
      books: fridayVisit('First visit'),
    },
    newPatients: {
      words: 'new patient, taking new patients, accepting new patients',
      spanishWords: 'pacientes nuevos, nuevos pacientes',
      say: 'Yes. Dr. Maple sees every new patient herself. A first visit is $89, X‑rays included.',
      saySpanish: 'Sí. La primera visita cuesta $89, con radiografías.',
    },
    firstVisit: {
      words:
        'consult, consultation, want first visit, need first visit, like first visit, book first visit, schedule first visit, make first visit',
      spanishWords: 'quiero primera visita, cita primera visita',
      say: 'A first visit is $89, X‑rays included. Friday at 10:20 AM is open.',
      saySpanish:
        'La primera visita cuesta $89, con radiografías. El viernes a las 10:20 AM está libre.',
      books: fridayVisit('First visit'),
    },
    price: {
      words:
        'first visit, new patient cost, new patient price, new patient much, checkup cost, exam cost, visit without insurance, first appointment cost',
      spanishWords: 'primera visita',
      saySpanish: 'La primera visita cuesta $89, con radiografías. Una limpieza cuesta $110.',
    },
    doctor: {
      words:
        'who dentist, owners name, whos owner, who owns, who is owner, who owner, whos dentist, how long open, been open, dr maple, who maple, doctor, who will see, female dentist, name of the dentist, lady dentist, female dr, female doctor, woman dentist, woman doctor',
      spanishWords: 'doctora, quién es',
      say: 'Dr. Ana Maple. She’s had the practice since 2009 and sees every new patient herself.',
      saySpanish:
        'La doctora Ana Maple. Tiene el consultorio desde 2009 y atiende a cada paciente nuevo.',
    },
    time: {
      words:
        'how long till get in, when can i see, when can she see, is maple there, is dr maple there, maple there, maple tomorrow, maple friday, see maple, appointment, book, schedule, come now, see me now, come in, get in, check up, checkup, friday, today, tomorrow, see me, this week, available, availability, next opening',
      spanishWords: 'cita, viernes, hoy, quiero cita, cita hija, cita hijo, cita niño',
      say: 'Tomorrow at 3:40 PM is open. A first visit is $89, a cleaning $110.',
      books: { when: 'Tomorrow, 3:40 PM', what: 'Visit', text: 'New request, tomorrow, 3:40 PM:' },
      saySpanish:
        'Mañana a las 3:40 PM está libre. La primera visita cuesta $89, una limpieza $110.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, talk to maple, talk to doctor, talk to dentist, speak to, speak to maple, speak to doctor, call me, front desk, receptionist',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. La recepción le puede llamar mañana a las 8:00 AM.',
    },
    rates: {
      words:
        'ballpark, roughly, charge, cost, price, rate, how much, owe, fee, visit, see prices, price list, list of prices',
      spanishWords: 'más o menos, aprox, aproximado, cuánto, cuesta, cobran, precio',
      say: 'A first visit is $89, X‑rays included. A cleaning is $110. You get the price of anything else before we start.',
      saySpanish: 'La primera visita cuesta $89, con radiografías. Una limpieza cuesta $110.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'Monday to Friday, 8:00 AM to 5:00 PM. We’re closed on weekends.',
      saySpanish: 'De lunes a viernes, de 8:00 AM a 5:00 PM. Cerramos los fines de semana.',
      closed: 'Saturday, Sunday, sat, sun, weekend, sábado, domingo',
    },
    address: {
      say: '31 Maple Ave, second floor. There’s an elevator.',
      saySpanish: '31 Maple Ave, segundo piso. Hay elevador.',
    },
    parking: {
      say: 'There’s parking behind the building, free for two hours.',
      saySpanish: 'Sí, detrás del edificio, gratis por dos horas.',
    },
    payment: {
      say: 'We take card, check, cash or your health savings card.',
      saySpanish: 'Tarjeta, cheque o efectivo.',
    },
    privacy: {
      say: 'We follow HIPAA. Nothing is sold. Only our practice reads it. The companies that run this chat have signed an agreement with us. Please keep health details for the visit. A text from us never says why you’re coming.',
      saySpanish:
        'Cumplimos con HIPAA y no vendemos nada. Solo lo lee el consultorio. Las empresas de este chat firmaron un acuerdo con nosotros.',
    },
    cancel: {
      saySoon:
        'That’s less than a day ahead, so there’s a $40 fee. Our front desk has the last word.',
      saySoonSpanish: 'Falta menos de un día, y entonces cuesta $40. La recepción decide.',
      say: 'Moving or canceling is free up to a day ahead, and $40 after that.',
      saySpanish: 'Puede cancelar gratis hasta un día antes; después cuesta $40.',
    },
    late: {
      upTo: 10,
      say: 'Thanks for telling us. Up to 10 minutes is fine. After that we may have to find you another time.',
      saySpanish:
        'Gracias por avisar. Hasta 10 minutos está bien. Después quizá haya que buscar otra hora.',
    },
  },
};
