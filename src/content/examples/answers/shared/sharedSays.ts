import type { Answer, SaidByAll } from '@/content/examples/answers/answer';

/** What every example says in the same words. */
export const sharedSays: Readonly<Record<SaidByAll, Required<Pick<Answer, 'say' | 'saySpanish'>>>> =
  {
    ambulance: {
      say: 'Please call 911 now. I’m a website and can’t send help.',
      saySpanish: 'Llame al 911 ahora. Atienden día y noche, y yo soy solo un sitio web.',
    },
    poison: {
      say: 'Please call Poison Control now, 1-800-222-1222. They’re there day and night. If somebody is drowsy or can’t breathe, call 911.',
      saySpanish:
        'Llame ahora a Poison Control, 1-800-222-1222, a cualquier hora. Si alguien no responde o no respira, llame al 911.',
    },
    crisis: {
      say: 'I’m glad you wrote. Please call or text 988 now: somebody is there day and night. If you’re in danger, call 911.',
      saySpanish:
        'Qué bueno que escribió. Llame o mande un mensaje al 988 ahora, a cualquier hora. Si está en peligro, llame al 911.',
    },
    reviews: {
      say: 'Yes, on Google. Search for our name.',
      saySpanish: 'Sí, en Google. Busque nuestro nombre.',
    },
    receipt: {
      say: 'You get a receipt by email or text.',
      saySpanish: 'Le mandamos el recibo por correo o por mensaje.',
    },
    today: {
      say: 'It’s Tuesday night, so tomorrow is Wednesday.',
      saySpanish: 'Es martes en la noche; mañana es miércoles.',
    },
    privacy: {
      say: 'Only the owner and the company that runs this chat can read it. Nobody sells it.',
      saySpanish: 'Solo lo leen el negocio y la empresa de este chat. No se vende a nadie.',
    },
    lookup: {
      say: 'I can’t look up appointments here. A person can tell you.',
      saySpanish: 'Aquí no puedo ver las citas. Una persona le dice.',
    },
    phone: {
      say: 'The number is under “Call Us” at the top of this site.',
      saySpanish: 'El número está arriba en este sitio, en “Call Us”.',
    },
    hiring: {
      say: 'Thanks for asking. I’ll pass it on to the owner.',
      saySpanish: 'Gracias por preguntar. Lo paso como solicitud de empleo.',
    },
    pause: {
      say: 'Sure. Take your time.',
      saySpanish: 'Claro, sin prisa.',
    },
    discount: {
      say: 'I can’t change the prices. A person can tell you what’s possible.',
      saySpanish: 'Los precios no los puedo cambiar. Una persona le dice qué es posible.',
    },
    complaint: {
      say: 'I’m sorry. That goes straight to the owner.',
      saySpanish: 'Lo siento. Esto va directo a la persona a cargo.',
    },
    insult: {
      say: 'I’m only a website, but I’d like to help. What do you need?',
      saySpanish: 'Soy solo un sitio web, pero quiero ayudarle. ¿Qué necesita?',
    },
    optOut: {
      say: 'OK. You won’t get any more texts from us.',
      saySpanish: 'Está bien. No le mandamos más mensajes.',
    },
    languages: {
      say: 'I answer in English and Spanish. For a call in Spanish, ask me for one.',
      saySpanish: 'Sí, claro. Le contesto en español o en inglés.',
    },
    robot: {
      say: 'I’m the automated assistant, not a person. If you’d like a person, ask me for a call.',
      saySpanish: 'Soy el asistente automático, no una persona. Si prefiere, una persona le llama.',
    },
    reminder: {
      say: 'Yes. You get a reminder the day before, and can cancel with a reply.',
      saySpanish: 'Sí. Le mando un mensaje el día antes, y puede contestar para cancelar.',
    },
    byText: {
      say: 'Sure. Leave your number, and you get a text instead of a call.',
      saySpanish: 'Claro. Deje su número, y le escribimos en vez de llamar.',
    },
    holiday: {
      say: 'We’re closed on holidays, and open again the next working day.',
      saySpanish: 'En días feriados cerramos.',
    },
    hello: {
      say: 'Hello! What do you need?',
      saySpanish: '¡Hola! ¿En qué le ayudo?',
    },
    here: {
      say: 'Yes, I’m here. What do you need?',
      saySpanish: 'Sí, aquí estoy. ¿En qué le ayudo?',
    },
    bye: {
      say: 'You’re welcome.',
      saySpanish: 'De nada.',
    },
    thanks: {
      say: 'You’re welcome. Anything else?',
      saySpanish: 'De nada. ¿Algo más?',
    },
  };
