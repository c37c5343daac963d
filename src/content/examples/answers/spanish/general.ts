import type { Answer } from '@/content/examples/answers/answer';

/** The same in Spanish. */
export const generalInSpanish: readonly Answer[] = [
  {
    ask: 'Es urgente. ¿Me atienden mañana?',
    words: 'urgencia emergencia esperar pronto hoy ahora alguien rápido antes posible',
    answer: 'Sí. Guardamos las 8:30 AM para urgencias. La primera media hora es gratis.',
    books: 'emergency',
  },
  {
    ask: '¿Cuánto cobran?',
    words: 'cuesta precio cobra hora tarifa valor sale',
    answer: 'La primera media hora es gratis. Después, una hora cuesta $60.',
    books: 'price',
  },
  {
    ask: '¿Abren el sábado?',
    words: 'sábados abierto abre fin semana cita venir visita',
    answer: 'Sí, de 9:00 AM a 1:00 PM. Las 10:30 AM están libres.',
    books: 'time',
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'alguien llamar llamen llámeme llame teléfono dueño dueña encargado número comunicarme llamarme marcar marcarme después hablen',
    answer: 'Le podemos llamar mañana a las 9:00 AM.',
    books: 'person',
  },
  {
    ask: '¿A qué hora abren, y qué días?',
    words:
      'horario horas abre abierto cierran cierra cerrado trabajan atienden cuándo lunes martes miércoles jueves viernes domingo feriado festivo hoy mañana ahora',
    answer:
      'De lunes a viernes, de 9:00 AM a 5:00 PM, y el sábado hasta la 1:00 PM. Ahora está cerrado, y también los domingos y feriados.',
  },
  {
    ask: '¿Dónde están, y hay estacionamiento?',
    words:
      'dirección ubicación ubicados queda encuentran llego llegar estacionar parqueo carro oficina donde',
    answer: 'En la esquina de Third y Elm. El estacionamiento detrás del edificio es gratis.',
  },
  {
    ask: '¿Cómo puedo pagar, y piden depósito?',
    words:
      'pago paga formas métodos tarjeta crédito débito efectivo aceptan reciben toman adelantado anticipo',
    answer: 'Con tarjeta, efectivo o el teléfono, después de la visita. No hay depósito.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi cita?',
    words:
      'mover posponer reprogramar otro otra día hora cancelación cargo hoy mañana lunes martes miércoles jueves viernes sábado semana',
    answer:
      'Puede cancelarla o cambiarla gratis hasta un día antes. Después lo revisa una persona.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'Voy a llegar tarde. ¿Está bien?',
    words: 'llego llegando retrasado retrasada tráfico minutos 5 10 15 20 retraso',
    answer: 'Hasta 15 minutos está bien. Puedo avisar a la persona a cargo.',
    isPassedOn: true,
  },
  {
    ask: '¿Qué pasa en la primera visita?',
    words: 'llevar llevo traer traigo papeles preparar dura tiempo consulta',
    answer:
      'Primero le escuchamos, vemos lo que tiene y le decimos el precio. Traiga los papeles que tenga. La primera media hora es gratis.',
  },
  {
    ask: '¿Puede ser por video?',
    words: 'videollamada línea zoom virtual internet remoto cita teléfono',
    answer: 'Sí, al mismo precio. Le mandamos el enlace por mensaje.',
  },
  {
    ask: '¿Puedo hacer una cita?',
    isVisit: true,
    words:
      'citas cuándo venir pasar hora lugar espacio disponible libre pronto próxima hoy mañana lunes martes miércoles jueves viernes semana tarde temprano mediodía día antes ver verme vean visita sacar pedir dar dan agendar reservar tener 8 9 10 11 1 2 3 4 5 30 am pm',
    answer:
      'El sábado a las 10:30 AM está libre, y abajo puede elegir otra hora. Si no puede esperar, guardamos las 8:30 AM de mañana.',
    books: 'time',
  },
  {
    ask: '¿Quién está a cargo?',
    words: 'dueño dueña jefe encargado encargada gerente propietario negocio',
    answer: 'La persona a cargo le puede llamar mañana a las 9:00 AM y contarle más.',
    books: 'person',
  },
  {
    ask: '¿Me pueden escribir por mensaje?',
    words:
      'texto textear mandar manden mándeme llamen llamada llamar escriban escriba prefiero mejor vez sin solo',
    answer: 'Sí. Revise su número aquí, y le escribimos mañana en vez de llamar.',
    isPassedOn: true,
  },
  {
    ask: '¿Tienen seguro, garantía y referencias?',
    words: 'licencia certificado referencia experiencia años garantizan',
    answer: 'Eso se lo dice la persona a cargo. Puedo pasarle su pregunta, y le llama.',
    isPassedOn: true,
  },
  {
    ask: '¿Puedo llevar a mis niños o a mi perro?',
    words: 'niño niña hijo hija bebé mascota gato traer venir',
    answer: 'No lo sé. Puedo pasarle su pregunta a la persona a cargo, y le responde.',
    isPassedOn: true,
  },
];
