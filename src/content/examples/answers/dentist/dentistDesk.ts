import type { Answer } from '@/content/examples/answers/answer';

/** What a dentist's front desk is asked: what is paid how, and what may be sent. */
export const dentistDesk: Readonly<Record<string, Answer>> = {
  lunch: {
    words: 'open lunch, lunch hour, close lunch, closed lunch',
    say: 'Yes, we’re open at lunch, from 8:00 AM to 5:00 PM.',
  },
  sick: {
    words:
      'have covid, appointment covid, appointment have covid, have flu, appointment sick, im sick appointment, sick cancel',
    spanishWords: 'tengo covid, tengo gripe, estoy enfermo, estoy enferma',
    say: 'Please stay home and get well. Whoever is ill pays no fee. Our front desk calls you about a new time.',
    saySpanish:
      'Quédese en casa y que se mejore. Si está enfermo, no cobramos. La recepción le llama para otra cita.',
    isPassedOn: true,
  },
  note: {
    words: 'note for work, doctors note, work note, school note, excuse note, tell my boss',
    spanishWords: 'justificante, nota para el trabajo',
    say: 'Our front desk can write you a note.',
    saySpanish: 'La recepción le puede hacer un justificante.',
    isPassedOn: true,
  },
  premedication: {
    words:
      'antibiotics before cleaning, antibiotic before, antibiotics before, knee replacement, hip replacement, joint replacement, premedicate',
    say: 'I’ll ask Dr. Maple. She talks with your doctor about it before your visit.',
    isPassedOn: true,
  },
  alone: {
    words: 'come without me, come alone',
    say: 'For anybody under 18, a parent signs the forms first. After that, a teenager can come alone.',
  },
  bring: {
    words: 'what bring, what do i bring, do i bring, should i bring, need to bring',
    spanishWords: 'qué llevo, qué traigo, tengo que llevar',
    say: 'A photo ID, your insurance card if you have one, and a list of the medicines you take.',
    saySpanish:
      'Una identificación, la tarjeta del seguro si tiene, y una lista de las medicinas que toma.',
  },
  otherPlan: {
    words:
      'medicaid, take medicaid, accept medicaid, medicare, take medicare, new patient medicaid, new patients medicaid, caresource, molina, buckeye',
    spanishWords: 'medicaid, aceptan medicaid, caresource, aceptan caresource',
    say: 'We’re not sure about that plan. Our front desk checks yours and tells you before you come.',
    saySpanish: 'No estamos seguros de ese plan. Lo revisamos y le avisamos antes de su visita.',
    isPassedOn: true,
  },
  privateData: {
    words:
      'email insurance card, send insurance card, text insurance card, social security, ssn, last 4 social, last four social, date birth, dob, birthdate, card number, my card number, cvv',
    spanishWords: 'seguro social, fecha nacimiento',
    say: 'Please don’t send that here. Our front desk asks for it at your visit.',
    saySpanish: 'Por favor, no lo mande por aquí. Se lo pedimos en su visita.',
  },
  records: {
    words:
      'send xrays, send me xrays, my xrays, copy xrays, send x rays, my x rays, my records, email records, send records',
    spanishWords: 'mis radiografías, mandar radiografías, mi expediente',
    say: 'Our front desk will look for them, and check who may have them.',
    saySpanish: 'La recepción se las puede mandar.',
    isPassedOn: true,
  },
  photos: {
    words: 'photo, picture, pic, pics, selfie',
    spanishWords: 'foto, mandar foto',
    say: 'Please don’t send pictures here. Dr. Maple looks at it at your visit.',
    saySpanish: 'Por favor, no mande fotos por aquí. La doctora lo revisa en su visita.',
  },
  noInsurance: {
    words:
      'no insurance, without insurance, without ins, no ins, dont have ins, filling without insurance, insurance doesnt cover, doesnt cover cleaning, doesnt cover, dont have insurance, lost insurance, uninsured, need insurance',
    spanishWords: 'sin seguro, no tengo seguro, sin aseguranza, no tengo aseguranza',
    say: 'You don’t need insurance. Dr. Maple looks first: that’s $89, X‑rays included. You get the price of anything else in writing before we start.',
    saySpanish:
      'No necesita seguro. La doctora revisa primero: son $89, con radiografías. Lo demás, con precio por escrito antes de empezar.',
  },
  insurance: {
    words:
      'insurance, insurance pay, get insurance to pay, is it covered, covered, insured, delta, delta dental, cigna, aetna, metlife, humana, take humana, accept humana, guardian, anthem, blue cross, united, ppo, in network, coverage, cleaning covered, visit covered, accept my',
    spanishWords: 'seguro, aseguranza',
    say: 'We work with most PPO plans. Our front desk checks yours before your visit, so you know what you’ll pay.',
    saySpanish:
      'Trabajamos con la mayoría de los planes PPO. Revisamos el suyo antes de la visita.',
  },
  plan: {
    words:
      'up front, upfront, pay before, payment plan, pay payments, in payments, make payments, pay monthly, pay each month, pay later, split payments, split it up, installments, monthly payments, no insurance payment plan, financing, finance, afford, pay months, pay over time',
    spanishWords: 'plan de pago, pagos mensuales, pagar en partes, a plazos',
    say: 'You pay at the end of a visit, and for work over $300 you can pay in three months, without interest.',
    saySpanish: 'Sí. Los trabajos de más de $300 se pueden pagar en tres meses, sin intereses.',
  },
  carecredit: {
    words: 'carecredit, care credit, take carecredit, sunbit, cherry',
    spanishWords: 'carecredit',
    say: 'I don’t know about that one, but work over $300 can be paid in three months, without interest.',
    saySpanish:
      'No lo sé, pero los trabajos de más de $300 se pueden pagar en tres meses, sin intereses.',
    isPassedOn: true,
  },
};
