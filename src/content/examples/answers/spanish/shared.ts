import type { Answer } from '@/content/examples/answers/answer';

/** The same in Spanish. */
export const sharedInSpanish: readonly Answer[] = [
  {
    ask: '¿Es usted una persona?',
    words: 'robot máquina inteligencia artificial bot real humano hablo quién',
    answer: 'Soy el asistente automático, no una persona. Si prefiere, una persona le llama.',
    books: 'person',
  },
  {
    ask: '¿Cuál es su número de teléfono?',
    words: 'telefono llamar número',
    answer: 'Este ejemplo no tiene número propio. Si prefiere, una persona le llama.',
    books: 'person',
  },
  {
    ask: '¿Quién puede leer lo que escribo?',
    words: 'privacidad privado confidencial ve ver datos información seguro guardan venden',
    answer: 'Solo nosotros y la empresa que opera este chat. Nadie vende sus datos.',
  },
  {
    ask: '¿Me mandan un recordatorio?',
    words: 'recordar recuérdeme mensaje cita confirmación antes',
    answer: 'Sí, el día antes, por mensaje. Puede cancelar con una respuesta.',
  },
  {
    ask: '¿Hablan español?',
    words: 'habla idioma inglés',
    answer: 'Sí. Le contesto en español o en inglés.',
  },
  {
    ask: '¿Dónde puedo leer opiniones?',
    words: 'reseñas opinión google comentarios estrellas ver',
    answer: 'En Google. Busque nuestro nombre.',
  },
  {
    ask: '¿Hay algún descuento?',
    words: 'barato rebaja oferta caro menos cupón',
    answer: 'No puedo cambiar los precios. Una persona le dice qué es posible.',
    isPassedOn: true,
  },
  {
    ask: 'Tengo una queja.',
    isAlone: true,
    alarms: 'enojada enojado furiosa furioso',
    words:
      'furiosa furioso cayó quejarme enojado molesto reembolso devolver dinero pésimo malo mal servicio desastre estafa cobraron doble abogado quemaron quemada salón',
    answer:
      'Lo siento. La persona a cargo lo lee en sus propias palabras, en cuanto toque el botón.',
    isPassedOn: true,
  },
  {
    ask: '¿Están contratando?',
    words: 'contratan trabajo empleo busco solicitud vacante',
    answer: 'Gracias por preguntar. Puedo pasar su solicitud a la persona a cargo.',
    isAlone: true,
    isPassedOn: true,
  },
  {
    ask: '¿Cuándo es mi cita?',
    asksForTime: true,
    words: 'hora día cita confirmar sigue',
    answer: 'Aquí no puedo ver las citas. Una persona le dice.',
    isPassedOn: true,
  },
];
