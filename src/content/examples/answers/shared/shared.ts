import type { Answer, SharedTopic } from '@/content/examples/answers/answer';
import { sharedSays } from './sharedSays';

/** Words that customers of every business use for its own topics, besides the words there. */
export const sharedWords: Readonly<Record<string, Pick<Answer, 'words' | 'spanishWords'>>> = {
  time: {
    words:
      'when can you, when can u, when can i come, when can i get in, when could you, see me, fit me, next opening, next available, first available, first opening, earliest, soonest, how soon, how long wait, come in, appt',
    spanishWords:
      'algo hoy, algo para hoy, algo sábado, algo viernes, cuándo pueden, cuándo puedo, lo más pronto, cuanto antes, lo antes posible',
  },
  rates: { words: 'total, altogether' },
  person: {
    words: 'real person, speak billing, talk billing, billing, too late call, talk directly',
    spanishWords: 'una persona no robot, persona no máquina, quiero una persona',
  },
  unknown: {
    words:
      'left my there, left there, fax, whats fax number, leave message, leave msg, take message, labor day, memorial day, thanksgiving, christmas, new years, easter, black friday',
  },
};

/** How customers ask why they should choose a business. */
export const asksWhyUs = 'why pick, why choose, why hire, why should i, what makes you';

/** How customers ask whether they can come without an appointment. */
export const asksToWalkIn = {
  words: 'walk in, walk ins, walkin, walkins, without appointment, just show up',
  spanishWords: 'sin cita',
};

/** The words of what every business is asked, and the answers that are the same for all. */
export const shared: Readonly<Record<SharedTopic, Answer>> = {
  ambulance: {
    ...sharedSays.ambulance,
    words:
      'chest pain, chest hurts, heart attack, stroke, unconscious, passed out, fainted, feel faint, dizzy, lightheaded, overdose, not breathing, cant breathe, hard breathe, trouble breathing, struggling breathe, got shocked, electrocuted, electric shock, throat closing, throat swelling, tongue swelling, lips swelling, eyes swelling, swelling shut, allergic reaction, anaphylaxis, cant swallow, seizure, collapsed, got hurt, somebody hurt, someone hurt, hit head, bleeding badly, blood everywhere, wont wake, drowning, house fire, slurring, slurred speech, speech slurred, is confused, hes confused, shes confused, face drooping, chest pressure, pressure chest, chest tight, chest tightness, left arm, arm numb, numb arm',
    spanishWords:
      'mareado, mareada, dolor pecho, duele pecho, infarto, desmayó, no respira, electrocutó, dio toque, incendio, reacción alérgica, hinchó garganta, hincha lengua, convulsión, herido, golpeó cabeza, mucha sangre, no despierta, cuesta respirar, le cuesta respirar, no puede respirar, no puedo respirar',
    isUrgent: true,
  },
  poison: {
    ...sharedSays.poison,
    words:
      'too many pills, too many tylenol, took too many, drank bleach, swallowed bleach, drank mouthwash, drank cleaner, swallowed cleaner, swallowed battery, swallowed toothpaste, ate toothpaste, tube toothpaste, swallowed pills, poisoned, ate poison, drank poison, swallowed poison, rat poison',
    spanishWords:
      'tomé muchas pastillas, tragué lejía, tomó lejía, bebió lejía, tragó cloro, tomó cloro, bebió cloro, tragó pila, tragó pastillas, veneno, envenenado',
    isUrgent: true,
  },
  crisis: {
    ...sharedSays.crisis,
    words: 'kill myself, suicide, suicidal, hurt myself, end my life, want to die',
    spanishWords: 'suicidio, matarme, quitarme vida, quiero morir',
    isUrgent: true,
  },
  hours: {
    words:
      'hours, hrs, how late, open, open today, open tomorrow, open now, how late open, close, sat, saturday, sunday, monday, weekend, holiday, what time, close on, evening appointment, after 5, after work',
    spanishWords:
      'horario, trabajan, fin de semana, fines de semana, abren, abre, abierto, cierran, domingo, sábado, qué hora',
  },
  address: {
    words:
      'address, text me address, send address, located, maple ave, your location, how get there, where you, where r u, where shop, where office, directions',
    spanishWords: 'dirección, cómo llego, cómo llegar, dónde están, dónde queda, ubicación',
  },
  parking: {
    words: 'park, parking',
    spanishWords: 'estacionar, estacionamiento, aparcar',
  },
  payment: {
    words:
      'card, take credit, visa, debit, amex, venmo, zelle, hsa, fsa, accept payment, how do i pay, how can i pay, pay with, pay online, need pay, have pay, when pay, pay today, pay now, cash, take check, by check, pay here, apple pay, overdue, past due, owe balance, pay balance, pay over phone, pay my bill',
    spanishWords: 'cómo pago, cómo se paga, puedo pagar, tarjeta, efectivo, pagar',
  },
  cancel: {
    words:
      'cancel, if need change, what if need change, change later, want switch, switch appointment, switch my cleaning, change my cleaning, push appointment, cancel tomorrow, cancel today, cancel appointment, cancel my appt, have appointment can i make it, have appointment can i come, my appointment is can i come, my appointment is can i make it, have appt can i make it, have appt can i come, my appt is can i come, feel sick, have flu, have covid, have cold, reschedule, reschedule my, cant make it, but sick, im sick, move my, move appointment, different time, different day, change appointment, change my appointment, change order, change my order, no show, dont show, miss appointment, get charged, you charge me, how late cancel, how late can i cancel, need cancel, cancel last minute, dont show up, how far ahead cancel',
    spanishWords:
      'cancelar, perdí cita, perdí mi cita, cancelar mi cita, cambiar cita, cambiar mi cita, mover cita, no puedo ir, no puedo llegar, no voy poder, van cobrar, cuánto tiempo antes cancelar, con cuánto tiempo cancelar, cuánto tiempo cancelar',
  },
  lookup: {
    ...sharedSays.lookup,
    words:
      'you have my appointment, text said my appointment, when my appt, when my appointment, whens my appointment, what time my appt, what time my appointment, when is my appointment, my husbands appt, my husbands appointment, my wifes appt, my wifes appointment, look up my appointment, confirm appointment, what time will you be here, what time will she be here, what time are you coming tomorrow, appointment still on, still on for, is my appointment still on, my appointment still thursday',
    spanishWords: 'cuándo es mi cita, a qué hora es mi cita, qué día es mi cita',
    isPassedOn: true,
  },
  late: {
    isPassedOn: true,
    words: 'late, running late, min late, minutes late, be late, late can be, traffic',
    spanishWords: 'llego tarde, llegar tarde, voy tarde, tráfico',
  },
  pause: {
    ...sharedSays.pause,
    words: 'wait, hold on, one second, one sec, one moment, give me a minute',
    spanishWords: 'espere, un momento',
    isGeneral: true,
  },
  discount: {
    ...sharedSays.discount,
    words:
      'cheaper, deals, specials, thats a lot, pricey, thats insane, is insane, thats nuts, thats crazy, steep, discount, coupon, cheapest, too much, prices crazy, too high, expensive, lower price, better price, ripoff, other guy, do it for, price match, can you beat',
    spanishWords: 'descuento, más barato, muy caro, rebaja',
    isPassedOn: true,
  },
  complaint: {
    ...sharedSays.complaint,
    words:
      'not answering, never answering, hair in my food, hair croissant, hair bread, hair cake, left worse, made worse, worse than, this is bs, to complain, a complaint, ever pick up, never pick up, nobody picks up, wont pick up, got bill, was i charged, was i billed, bill for, billed me, supposed to cover, insurance supposed cover, rude, nobody here, nobody came, no one came, suppose to come, supposed to be here, billed wrong, billed insurance, star review, bad review, ridiculous, furious, angry, so mad, never showed, nobody showed, nobody answers, ever answers, wont answer, crooks, been waiting, never came, already paid, suck, overcharged, money back, nobody called back, charged twice, never called, third time, pissed, were here last, here monday, here yesterday, here last week, came out yesterday, came out last week, paid you, not paying, leaking again, want refund, unacceptable, scam, left mess, your guy, you fixed, you scratched, you damaged, you broke my, still broken, wont call, no one called, bullshit, prices insane, this insane, rip off, ripped off, was wrong, was stale, was dry, guys charged, charged more, she hurt me, he hurt me, guys hurt me, you hurt me, quoted charged, ruined my, so upset, really upset, worst ever, worst salon, color fading, color faded, messed up, cake suck, was terrible, is terrible, terrible service, terrible job, was horrible, is horrible, horrible service, was awful, is awful, awful service, awful job, hurt my kid, hurt my son, hurt my daughter, lawyer, sue you, to sue, gonna sue, suing',
    spanishWords:
      'tengo queja, una queja, un desastre, no arregló, no arreglaron, devuelvan dinero, reembolso, todo sucio, pésimo, enojado, mal servicio, pelo quemado, estafa, me cobraron más, cobraron doble, nadie me llama, una vergüenza',
    isPassedOn: true,
  },
  insult: {
    ...sharedSays.insult,
    words: 'fuck, shit, stupid, idiot, useless, shut up',
    spanishWords: 'idiota, estúpido, inútil, mierda, pendejo, tonto, cállate',
  },
  optOut: {
    ...sharedSays.optOut,
    words: 'stop texting, stop texts, stop messages, unsubscribe, dont text, no more texts',
    spanishWords: 'no más mensajes, no me escriban',
  },
  languages: {
    ...sharedSays.languages,
    words: 'spanish, espanol, language, in english, english please, speak english',
    spanishWords: 'español, habla español, inglés',
  },
  robot: {
    ...sharedSays.robot,
    isDone: true,
    words:
      'robot, bot, ai, chatgpt, chatbot, machine, computer, automated, who am i talking, whats your name, who are you, who is this, are you owner',
    spanishWords:
      'robot, máquina, inteligencia artificial, cómo te llamas, cómo se llama, quién eres',
  },
  reminder: {
    ...sharedSays.reminder,
    words:
      'reminder, remind me, text me before, appointment reminders, text appointment reminders, text reminders, confirmation text, get confirmation, will i get text, get a text',
    spanishWords: 'recordatorio, recuérdeme',
  },
  byText: {
    ...sharedSays.byText,
    words:
      'text me, text instead, text me instead, text back, text me back, rather text, prefer text, dont call, dont like calls, no calls, no call, just text',
    spanishWords:
      'no quiero llamada, mándame texto, mándeme texto, mejor mensaje, textearme, mandar texto, mandarme texto, sin llamada, solo texto, solo mensaje, por mensaje, por texto, mejor texto, no me llamen, mándeme mensaje',
    isPassedOn: true,
  },
  holiday: {
    ...sharedSays.holiday,
    words:
      'open thanksgiving, come thanksgiving, after thanksgiving, open christmas, work christmas, closed christmas, open holidays, holiday hours, columbus day, xmas, christmas eve, new years eve, veterans day, presidents day, july 4th, fourth of july, thanksgiving, thanksgiving if emergency',
    spanishWords:
      'abren navidad, feriado, festivo, thanksgiving, acción de gracias, día de gracias',
  },
  reviews: {
    ...sharedSays.reviews,
    words: 'reviews',
    spanishWords: 'reseñas, opiniones',
  },
  receipt: {
    ...sharedSays.receipt,
    words: 'receipt, invoice',
    spanishWords: 'recibo, factura',
  },
  today: {
    ...sharedSays.today,
    words: 'what day today, what day is it, what day tomorrow, whats date, what date',
    spanishWords: 'qué día es, qué fecha',
  },
  privacy: {
    ...sharedSays.privacy,
    words:
      'privacy, private, records private, hipaa, who read, happens to my info, record calls, who sees, who can see, anybody read, confidential, secure, my data, my information, health info, info safe, sell info, sell data, share info, chat stored, say why coming, text say why, do you store, medical history, what happens type, store type, spam me, do with my number, sell my number, recorded',
    spanishWords:
      'privacidad, privado, confidencial, quién lee, quién ve, quién puede ver, mis datos',
  },
  phone: {
    ...sharedSays.phone,
    words: 'your number, whats number, what number, number to call',
    spanishWords: 'su número, su teléfono, número llamar, qué número, a qué número llamo',
  },
  hiring: {
    ...sharedSays.hiring,
    words:
      'hiring, job opening, any jobs, need a job, want a job, looking for job, looking for work, work for you, my resume, job stylist, have job',
    spanishWords: 'contratando, contratan, busco trabajo, busco empleo, solicitud empleo, vacante',
    isPassedOn: true,
  },
  hello: {
    ...sharedSays.hello,
    words: 'hi, hello, hey, yo, good evening, good morning, good afternoon',
    spanishWords:
      'hola, ola, una pregunta, hola una pregunta, tengo una pregunta, buenas, buenas noches, buenas tardes, buenos días, hola buenas noches',
    isGeneral: true,
  },
  here: {
    ...sharedSays.here,
    words: 'you there, anybody there, anyone there',
    spanishWords: 'está ahí',
    isGeneral: true,
  },
  bye: {
    ...sharedSays.bye,
    words: 'bye, goodbye, thanks bye',
    spanishWords: 'adiós, gracias adiós, hasta luego, gracias nos vemos, nos vemos',
    isGeneral: true,
  },
  thanks: {
    ...sharedSays.thanks,
    words:
      'thanks, thank you, thx, ur the best, youre the best, so much, lol, lol ok, great, perfect, ok, okay',
    spanishWords: 'gracias, muchas gracias, mil gracias, gracias mija, muy amable',
    isGeneral: true,
  },
};
