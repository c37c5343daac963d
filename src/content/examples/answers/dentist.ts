import type { Answers, Booking } from './answer';

/** The text to the owner says nothing about anybody's health. */
const emergencyVisit: Booking = {
  when: 'Tomorrow, 8:40 AM',
  what: 'Emergency visit',
  text: 'New booking, tomorrow, 8:40 AM:',
};

const fridayVisit = (what: string): Booking => ({
  when: 'Friday, 10:20 AM',
  what,
  text: 'New booking, Friday, 10:20 AM:',
});

export const dentist: Answers = {
  own: {
    urgent: {
      words:
        'swollen, puffy, swallowed, choking, swell, fever, keeps bleeding, still bleeding, bleeding extraction, bleeding pulled, bleeding surgery, bleeding a lot, bleed stop, pushed in, open mouth, trouble breathing, cant breathe, cant swallow, jaw broken',
      spanishWords: 'hinchado, fiebre, sangra',
      say: 'Please don’t wait for us. Swelling, fever, bleeding that won’t stop, a jaw that won’t open, a tooth that moved or a swallowed piece belong in an emergency room, now. If it’s hard to breathe, call 911.',
      saySpanish:
        'No espere a que abramos. Con hinchazón, fiebre o sangrado que no para, vaya a emergencias ahora. Si le cuesta respirar o tragar, llame al 911.',
      isUrgent: true,
    },
    babyTooth: {
      words:
        'knocked out baby tooth, knocked baby tooth, baby tooth fell out, baby tooth came out, baby tooth lost',
      say: 'A baby tooth isn’t put back. Call us or your pediatrician. If the bleeding won’t stop or there was a hard hit, go to an emergency room now.',
      isUrgent: true,
    },
    knockedOut: {
      words: 'knocked out, tooth fell out, tooth came out, lost tooth',
      spanishWords: 'salió diente, me cayó diente, tumbó diente, perdió diente',
      say: 'Hold a permanent tooth by the top, not the root, and keep it in milk. Call 911 or go to an emergency room now if there was a hard hit. The next hour counts, so ask there for the dentist on call.',
      saySpanish:
        'Un diente de leche no se vuelve a poner. Uno permanente: sosténgalo por arriba, no por la raíz, y guárdelo en leche. Con un golpe fuerte, llame al 911 o vaya a emergencias ahora. La próxima hora cuenta.',
      isUrgent: true,
    },
    medicine: {
      words:
        'medicine, medication, antibiotic, ibuprofen, advil, tylenol, amoxicillin, prescribe, prescription, painkiller, pills, dose',
      spanishWords: 'antibiótico, medicina, pastillas',
      say: 'I can’t advise you on medicine. A pharmacist can, tonight. Dr. Maple calls you at 8:00 AM if you leave your name and number.',
      saySpanish:
        'No le puedo aconsejar sobre medicinas. Un farmacéutico sí puede, esta noche. Si me deja su nombre y su número, la doctora le llama a las 8:00 AM.',
    },
    pain: {
      words:
        'hurt, hurt come in, toothache, pain, in pain, lot of pain, painful, wire poking, ache, aching, sore, throbbing, killing me, sensitive cold, abscess, pus, infected, infection, loose fell, loose hit, bump gum, gums bleed',
      spanishWords: 'duele, dolor, muela',
      say: 'I’m sorry. If your face swells, you have a fever or it gets too much, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
      saySpanish:
        'Lo siento. Si se le hincha la cara o tiene fiebre, vaya a emergencias esta noche. Si no, la doctora le puede ver mañana a las 8:40 AM.',
      books: emergencyVisit,
      isAlone: true,
    },
    crown: {
      words:
        'crown fell off, crown came off, crown off, crown fell out, crown came out, crown loose, lost crown, filling fell out, filling came out, lost filling',
      spanishWords: 'corona cayó, empaste cayó, relleno cayó, cayó corona',
      say: 'Please don’t glue it. Keep it dry and bring it. Dr. Maple can see you tomorrow at 8:40 AM. If your face swells or you have a fever, go to an emergency room tonight.',
      saySpanish:
        'Por favor no la pegue. Guárdela seca y tráigala. La doctora le puede ver mañana a las 8:40 AM. Con hinchazón o fiebre, vaya a emergencias esta noche.',
      books: emergencyVisit,
    },
    unknown: {
      words:
        'braces, braces kids, crown, crown cost, crown price, crown how much, deep cleaning, medicaid, take medicaid, accept medicaid, medicare, take medicare, hmo, pregnant, numb hours, still numb',
    },
    emergencyPrice: {
      words: 'emergency cost, emergency price, emergency much, emergency fee, same day cost',
      say: 'An emergency visit is $95, X‑rays included. You get the price of any repair before we start.',
    },
    emergency: {
      words: 'broke tooth, broken tooth, broke off, chip, chip tooth, cracked, emergency, fell off',
      spanishWords: 'diente roto, muela rota, se rompió, quebró, emergencia',
      saySpanish:
        'Lo siento. ¿Tiene hinchazón, mucho dolor o sangrado que no para? Entonces vaya a emergencias ahora. Si no, la doctora le puede ver mañana a las 8:40 AM.',
      isAlone: true,
    },
    noInsurance: {
      words:
        'no insurance, without insurance, dont have insurance, lost insurance, uninsured, need insurance',
      spanishWords: 'sin seguro, no tengo seguro, sin aseguranza, no tengo aseguranza',
      say: 'You don’t need insurance. A first visit is $89. You get the price before we start.',
      saySpanish:
        'No necesita seguro. La primera visita cuesta $89. Le damos el precio antes de empezar.',
    },
    insurance: {
      words:
        'insurance, insured, delta, delta dental, cigna, aetna, metlife, ppo, in network, coverage, cleaning covered, visit covered, accept my',
      spanishWords: 'seguro, aseguranza',
      say: 'We work with most PPO plans. Our front desk checks yours before your visit, so you know what you’ll pay.',
      saySpanish:
        'Trabajamos con la mayoría de los planes PPO. Revisamos el suyo antes de la visita.',
    },
    plan: {
      words:
        'payment plan, payment plans, installments, monthly payments, financing, finance, carecredit, care credit, afford',
      spanishWords: 'plan de pago, pagos mensuales',
      say: 'Yes. For work over $300 you can pay in three months, without interest.',
      saySpanish: 'Sí. Los trabajos de más de $300 se pueden pagar en tres meses, sin intereses.',
    },
    nervous: {
      words:
        'nervous, scared, anxious, anxiety, afraid, terrified, fear, sedation, sedate, laughing gas, phobia',
      spanishWords: 'miedo, nervioso',
      say: 'You’re not the only one. Tell us when you book and you get a longer visit, breaks whenever you raise a hand and a price before anything happens. The dentist talks with you about sedation.',
      saySpanish:
        'No es el único caso. Díganos al hacer la cita: la visita será más larga, con pausas cuando levante la mano. La doctora habla con usted sobre la sedación.',
    },
    kids: {
      words: 'kid, kids, child, daughter, son, toddler, baby, year old, pediatric',
      spanishWords: 'niño, niña, hija, hijo',
      say: 'We see children from age 3. A parent stays in the room.',
      saySpanish: 'Atendemos a niños desde los 3 años. Usted se queda en la sala con su hijo.',
    },
    cleaning: {
      words: 'cleaning, clean teeth, polish, hygienist',
      spanishWords: 'limpieza',
      say: 'A cleaning takes 45 minutes and is $110. Friday at 10:20 AM is open.',
      saySpanish: 'Una limpieza cuesta $110. El viernes a las 10:20 AM está libre.',
      books: fridayVisit('Cleaning'),
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
    price: {
      words:
        'first visit, new patient cost, new patient price, new patient much, checkup cost, exam cost, visit without insurance, first appointment cost',
      spanishWords: 'primera visita',
      saySpanish: 'La primera visita cuesta $89, con radiografías. Una limpieza cuesta $110.',
    },
    doctor: {
      words:
        'who dentist, dr maple, maple, doctor, who will see, female dentist, name of the dentist',
      spanishWords: 'doctora, quién es',
      say: 'Dr. Ana Maple. She’s had the practice since 2009 and sees every new patient herself.',
      saySpanish:
        'La doctora Ana Maple. Tiene el consultorio desde 2009 y atiende a cada paciente nuevo.',
    },
    privacy: {
      words:
        'privacy, private, hipaa, who reads, who sees, who can see, confidential, secure, my data, my information',
      say: 'As a dental practice we follow HIPAA, and only our practice reads this. Please keep health details for the visit. A text from us never says why you’re coming.',
    },
    time: {
      words:
        'appointment, book, schedule, come in, get in, check up, checkup, friday, today, tomorrow, see me, this week, available, availability, next opening',
      spanishWords: 'cita, viernes, quiero cita',
      say: 'The next opening is Friday at 10:20 AM. A first visit is $89, a cleaning $110.',
      books: fridayVisit('Visit'),
      saySpanish: 'El viernes a las 10:20 AM está libre. Una limpieza cuesta $110.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, speak to, call me, front desk, receptionist',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. La recepción le puede llamar mañana a las 8:00 AM.',
    },
    rates: {
      words: 'charge, cost, price, rate, how much, fee, fees, visit',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      say: 'A first visit is $89, X‑rays included. A cleaning is $110. You get the price of anything else before we start.',
      saySpanish: 'La primera visita cuesta $89, con radiografías. Una limpieza cuesta $110.',
      isGeneral: true,
    },
  },
  shared: {
    hours: {
      say: 'Monday to Friday, 8:00 AM to 5:00 PM. We’re closed on weekends.',
      saySpanish: 'De lunes a viernes, de 8:00 AM a 5:00 PM. Cerramos los fines de semana.',
    },
    address: {
      say: '31 Maple Ave, second floor. There’s an elevator.',
      saySpanish: '31 Maple Ave, segundo piso. Hay elevador.',
    },
    parking: {
      say: 'Yes, behind the building, free for two hours.',
      saySpanish: 'Sí, detrás del edificio, gratis por dos horas.',
    },
    payment: {
      say: 'Card, check or cash, or your health savings card.',
      saySpanish: 'Tarjeta, cheque o efectivo.',
    },
    cancel: {
      say: 'Of course. It’s free up to a day ahead, and $40 after that. Leave your name and number and we’ll find you another time.',
      saySpanish:
        'Claro. Es gratis hasta un día antes; después cuesta $40. Déjeme su nombre y su número y le buscamos otra hora.',
    },
    late: {
      say: 'Thanks for telling us. Up to 10 minutes is fine. After that we may have to find you another time.',
    },
  },
};
