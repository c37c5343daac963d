import type { Answer, SharedTopic } from './answer';

/** Words that customers of every business use for its own topics, besides the words there. */
export const sharedWords: Readonly<Record<string, Pick<Answer, 'words' | 'spanishWords'>>> = {
  time: {
    words:
      'when can you, when can u, see me, fit me, next opening, next available, earliest, how soon, come in, appt',
    spanishWords: 'cuándo pueden, cuándo puedo',
  },
};

/** The words of what every business is asked, and the answers that are the same for all. */
export const shared: Readonly<Record<SharedTopic, Answer>> = {
  ambulance: {
    words:
      'chest pain, chest hurts, heart attack, stroke, unconscious, passed out, overdose, not breathing, cant breathe, trouble breathing, got shocked, electrocuted, electric shock, throat closing, throat swelling, tongue swelling, lips swelling, eyes swelling, swelling shut, allergic reaction, anaphylaxis, cant swallow, seizure, collapsed, got hurt, somebody hurt, someone hurt, hit head, bleeding badly, blood everywhere, wont wake, drowning, house fire',
    spanishWords:
      'dolor pecho, duele pecho, infarto, desmayó, no respira, electrocutó, dio toque, incendio, reacción alérgica, hinchó garganta, hincha lengua, convulsión, herido, golpeó cabeza, mucha sangre, no despierta',
    say: 'Please call 911 now. They’re there day and night, and I’m only a website.',
    saySpanish: 'Llame al 911 ahora. Atienden día y noche, y yo soy solo un sitio web.',
    isUrgent: true,
  },
  poison: {
    words:
      'too many pills, too many tylenol, took too many, drank bleach, swallowed bleach, drank mouthwash, drank cleaner, swallowed cleaner, swallowed battery, swallowed pills, poison',
    spanishWords:
      'tomé muchas pastillas, tragué lejía, tomó lejía, bebió lejía, tragó cloro, tomó cloro, bebió cloro, tragó pila, tragó pastillas, veneno, envenenado',
    say: 'Please call Poison Control now, 1-800-222-1222. They’re there day and night. If somebody is drowsy or can’t breathe, call 911.',
    saySpanish:
      'Llame ahora a Poison Control, 1-800-222-1222, a cualquier hora. Si alguien no responde o no respira, llame al 911.',
    isUrgent: true,
  },
  crisis: {
    words: 'kill myself, suicide, suicidal, hurt myself, end my life, want to die',
    spanishWords: 'suicidio, matarme, quitarme vida, quiero morir',
    say: 'I’m glad you wrote. Please call or text 988 now: somebody is there day and night. If you’re in danger, call 911.',
    saySpanish:
      'Qué bueno que escribió. Llame o mande un mensaje al 988 ahora, a cualquier hora. Si está en peligro, llame al 911.',
    isUrgent: true,
  },
  hours: {
    words:
      'hours, hrs, open, close, sat, saturday, sunday, monday, weekend, holiday, what time, close on, evening appointment, after 5, after work',
    spanishWords: 'horario, abren, abre, abierto, cierran, domingo, sábado, qué hora',
  },
  address: {
    words:
      'address, located, your location, where you, where r u, where shop, where office, directions',
    spanishWords: 'dirección, dónde están, dónde queda, ubicación',
  },
  parking: {
    words: 'park, lot',
    spanishWords: 'estacionar, estacionamiento, aparcar',
  },
  payment: {
    words: 'card, debit, amex, venmo, zelle, accept payment, cash, check, apple pay',
    spanishWords: 'tarjeta, efectivo, pagar',
  },
  cancel: {
    words:
      'cancel, cancel appointment, reschedule, reschedule my, cant make it, but sick, im sick, move my, move appointment, different time, different day, change appointment, change order, change my order, no show, dont show, miss appointment',
    spanishWords:
      'cancelar, cancelar mi cita, cambiar cita, cambiar mi cita, mover cita, no puedo ir, no puedo llegar, no voy poder',
  },
  late: { words: 'late, traffic' },
  pause: {
    words: 'wait, hold on, one second, one sec, one moment, give me a minute',
    spanishWords: 'espere, un momento',
    say: 'Sure. Take your time.',
    saySpanish: 'Claro, sin prisa.',
    isGeneral: true,
  },
  discount: {
    words:
      'discount, coupon, cheaper, cheapest, too much, expensive, lower price, better price, other guy, do it for, negotiate, price match',
    spanishWords: 'descuento, más barato, muy caro, rebaja',
    say: 'I can’t change the prices. A person can tell you what’s possible.',
    saySpanish: 'Los precios no los puedo cambiar. Una persona le dice qué es posible.',
    isPassedOn: true,
  },
  complaint: {
    words:
      'to complain, a complaint, was rude, ridiculous, furious, angry, so mad, never showed, suck, the worst, overcharged, money back, nobody called back, charged twice, never called, third time, terrible, unacceptable, horrible, awful, bullshit, insane, scam, left mess, your guy, you fixed, still broken, wont call, no one called, rip off, was wrong, was stale, ruined my, cake suck',
    spanishWords:
      'queja, no arregló, no arreglaron, devuelvan dinero, reembolso, todo sucio, pésimo, enojado, mal servicio, estafa, me cobraron, nadie me llama, una vergüenza',
    say: 'I’m sorry. That goes straight to the owner.',
    saySpanish: 'Lo siento. Esto va directo con el dueño.',
    isPassedOn: true,
  },
  insult: {
    words: 'fuck, shit, stupid, dumb, idiot, moron, asshole, screw you, useless, shut up, hate you',
    spanishWords: 'idiota, estúpido, inútil, mierda, pendejo, tonto, cállate',
    say: 'I’m only a website, but I’d like to help. What do you need?',
    saySpanish: 'Soy solo un sitio web, pero quiero ayudarle. ¿Qué necesita?',
  },
  languages: {
    words: 'spanish, espanol, language, speak english',
    spanishWords: 'español, habla español, inglés',
    say: 'I answer in English and Spanish. For a call in Spanish, leave your name and number.',
    saySpanish: 'Sí, claro. Le contesto en español o en inglés.',
  },
  robot: {
    words:
      'robot, bot, ai, chatbot, machine, real person, you real, you human, who am i talking, whats your name, who are you',
    spanishWords: 'cómo te llamas, cómo se llama, quién eres, persona real, eres un robot, máquina',
    say: 'I’m the automated assistant, not a person. If you’d like a person, ask me for a call.',
    saySpanish: 'Soy el asistente automático, no una persona. Si prefiere, una persona le llama.',
  },
  hello: {
    words: 'hi, hello, hey, yo, good evening, good morning, good afternoon',
    spanishWords: 'hola, buenas, buenos días',
    say: 'Hello! What do you need?',
    saySpanish: '¡Hola! ¿En qué le ayudo?',
    isGeneral: true,
  },
  thanks: {
    words: 'thanks, thx, k thx, lol, lol ok, great, perfect, ok, okay, bye',
    spanishWords: 'gracias, adiós',
    say: 'You’re welcome. Anything else?',
    saySpanish: 'De nada. ¿Algo más?',
    isGeneral: true,
  },
};
