import type { Answers } from './answer';

export const dentist: Answers = {
  own: {
    urgent: {
      words:
        'swollen, swallowed, choking, swell, fever, wont stop bleeding, keeps bleeding, bleeding a lot, bleed stop, trouble breathing, cant breathe, cant swallow, jaw broken',
      spanishWords: 'hinchado, fiebre, sangra',
      say: 'Please don’t wait for us. Swelling, fever, bleeding that won’t stop or a swallowed piece belong in an emergency room, now. If it’s hard to breathe, call 911.',
      saySpanish:
        'No espere a que abramos. Con hinchazón, fiebre o sangrado que no para, vaya a emergencias ahora. Si le cuesta respirar o tragar, llame al 911.',
      isUrgent: true,
    },
    knockedOut: {
      words: 'knocked out, tooth fell out, tooth came out, lost tooth',
      say: 'Hold it by the top, not the root, and keep it in milk. Call 911 or go to an emergency room now if there was a hard hit. The next hour counts, so ask there for the dentist on call.',
      isUrgent: true,
    },
    medicine: {
      words:
        'medicine, medication, antibiotic, ibuprofen, advil, tylenol, amoxicillin, prescribe, prescription, painkiller, pills, dose',
      spanishWords: 'antibiótico, medicina, pastillas',
      say: 'I can’t advise you on medicine. A pharmacist can, tonight. Dr. Maple calls you at 8:00 AM if you leave your name and number.',
    },
    pain: {
      words: 'hurt, toothache, pain, painful, ache, aching, sore, throbbing, abscess',
      spanishWords: 'duele, dolor, muela',
      say: 'I’m sorry. If your face swells, you have a fever or it gets too much, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
      saySpanish:
        'Lo siento. Si se le hincha la cara o tiene fiebre, vaya a emergencias esta noche. Si no, la doctora le puede ver mañana a las 8:40 AM.',
    },
    emergency: {
      words:
        'broke tooth, broken tooth, broke off, chip, cracked, crown, filling fell, lost filling, emergency, fell off',
      spanishWords: 'diente roto, muela rota, se rompió, emergencia',
      saySpanish:
        'Lo siento. ¿Tiene hinchazón, mucho dolor o sangrado que no para? Entonces vaya a emergencias ahora. Si no, la doctora le puede ver mañana a las 8:40 AM.',
    },
    insurance: {
      words:
        'insurance, insured, delta, delta dental, cigna, aetna, metlife, medicaid, ppo, hmo, in network, coverage, accept my',
      spanishWords: 'seguro, aseguranza',
      say: 'We work with most PPO plans. Our front desk checks yours before your visit, so you know what you’ll pay.',
      saySpanish:
        'Trabajamos con la mayoría de los planes PPO. Revisamos el suyo antes de la visita.',
    },
    plan: {
      words:
        'payment plan, payment plans, installments, monthly payments, financing, finance, carecredit, afford',
      spanishWords: 'plan de pago, pagos mensuales',
      say: 'Yes. For work over $300 you can pay in three months, without interest.',
    },
    nervous: {
      words:
        'nervous, scared, anxious, anxiety, afraid, terrified, fear, sedation, sedate, laughing gas, phobia',
      spanishWords: 'miedo, nervioso',
      say: 'You’re not the only one. Tell us when you book and you get a longer visit, breaks whenever you raise a hand and a price before anything happens. The dentist talks with you about sedation.',
    },
    kids: {
      words: 'kid, kids, child, daughter, son, toddler, baby, year old, pediatric',
      spanishWords: 'niño, niña, hija, hijo',
      say: 'Yes, from age 3. A parent stays in the room.',
      saySpanish: 'Sí, desde los 3 años. Usted se queda en la sala con su hijo.',
    },
    cleaning: {
      words: 'cleaning, clean teeth, polish, hygienist',
      spanishWords: 'limpieza',
      say: 'A cleaning takes 45 minutes and is $110. Friday at 10:20 AM is open.',
      saySpanish: 'Una limpieza cuesta $110. El viernes a las 10:20 AM está libre.',
    },
    price: {
      words:
        'first visit, new patient, new patients, checkup cost, exam cost, visit without insurance, first appointment cost',
      spanishWords: 'primera visita',
      saySpanish: 'La primera visita cuesta $89, con radiografías. Una limpieza cuesta $110.',
    },
    doctor: {
      words:
        'who dentist, dr maple, maple, doctor, who will see, female dentist, name of the dentist',
      spanishWords: 'doctora, quién es',
      say: 'Dr. Ana Maple. She’s had the practice since 2009 and sees every new patient herself.',
    },
    privacy: {
      words:
        'privacy, private, hipaa, who reads, who sees, who can see, confidential, secure, my data, my information',
      say: 'Our front desk reads it in the morning, nobody else. Please keep health details for the visit. A text from us has only the time.',
    },
    time: {
      words:
        'appointment, book, schedule, come in, check up, checkup, friday, this week, available, availability, next opening',
      spanishWords: 'cita, viernes, quiero cita',
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
    parking: { say: 'Yes, behind the building, free for two hours.' },
    payment: {
      say: 'Card, check or cash, or your health savings card.',
      saySpanish: 'Tarjeta, cheque o efectivo.',
    },
    cancel: {
      say: 'Of course. It’s free up to a day ahead, and $40 after that. Leave your name and number and we’ll find you another time.',
    },
    late: {
      say: 'Thanks for telling us. Up to 10 minutes is fine. After that we may have to find you another time.',
    },
  },
};
