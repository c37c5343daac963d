import type { Answer } from '@/content/examples/answers/answer';
import { dentistVisits } from '@/content/examples/answers/visits/dentist';

/** The same in Spanish. */
export const dentistInSpanish: readonly Answer[] = [
  {
    ask: 'Se me rompió un diente. ¿Qué hago?',
    words:
      'roto rota rompí rompio quebró quebrado partió astilló fracturó muela pedazo mitad hijo hija niño niña esposo comiendo emergencia cayó filoso',
    answer:
      'Lo siento. Si se le hincha la cara, no para de sangrar o no aguanta el dolor, vaya a emergencias ahora. Si no, guarde el pedazo en un poco de leche. La doctora Maple puede atenderle mañana a las 8:40 AM.',
    isUrgent: true,
    books: 'emergency',
  },
  {
    ask: '¿Cuánto cuesta la primera visita?',
    words:
      'precio cobran valor sale consulta revisión chequeo nueva nuevo paciente radiografía rayos x examen primer dentista seguro sin',
    answer: 'Cuesta $89, con radiografías. Una limpieza cuesta $110.',
    books: 'price',
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'alguien llamar llamen llámeme llame teléfono recepción recepcionista doctora número comunicarme directamente llamarme marcar marcarme después tarde hablen',
    answer: 'La recepción le puede llamar mañana a las 8:00 AM.',
    books: 'person',
  },
  {
    ask: '¿Me hacen una limpieza?',
    words:
      'limpiar limpian limpiarme dental dientes agendar reservar cita sacar pedir venir hacerme limpiesa limpieza',
    answer:
      'Una limpieza cuesta $110 y dura 45 minutos. El viernes a las 10:20 AM está libre, y abajo puede elegir otra hora.',
    books: 'time',
  },
  {
    ask: '¿Cuánto cuesta una limpieza?',
    words:
      'limpiar limpian dental dientes precio cobran valor sale limpiezas sin seguro aseguranza',
    answer: 'Cuesta $110 y dura 45 minutos. El viernes a las 10:20 AM está libre.',
    books: 'time',
  },
  {
    ask: '¿Cuánto cuesta una visita de emergencia?',
    isUrgentPrice: true,
    words: 'urgencia emergencias urgente precio cobran valor mismo día sin seguro cita dolor muela',
    answer:
      'Cuesta $95, con radiografías, y el precio de cualquier arreglo se lo damos antes. Mañana a las 8:40 AM está libre. Si se le hincha la cara o no para de sangrar, vaya a emergencias ahora.',
    books: dentistVisits.emergency,
  },
  {
    ask: 'Me duele una muela. ¿Qué hago?',
    words:
      'duelen dolor diente dolores mucho masticar morder comer lado fuerte molestia infección infectada absceso pus sensible frío juicio encía mandíbula hijo hija niño niña esposo dormir aguanto insoportable matando punzadas late hinchada emergencia fiebre',
    answer:
      'Lo siento. Si se le hincha la cara, tiene fiebre o no aguanta el dolor, vaya a emergencias esta noche. Si no, la doctora Maple puede atenderle mañana a las 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'Se me cayó un diente entero. ¿Qué hago?',
    words: 'salió tumbó tumbaron perdió completo permanente leche hijo hija niño niña raíz',
    answer:
      'Si es permanente, póngalo en su lugar o guárdelo en leche. Si es de leche, no lo ponga. Si no para de sangrar, vaya a emergencias. Deje su número, y la doctora Maple le llama en 10 minutos: en la primera hora muchas veces se puede salvar.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'Se me cayó una corona o un empaste. ¿Qué hago?',
    words:
      'relleno tapadura resina puente carilla implante salió aflojó floja despegó perdí pegar pego pegamento amalgama soltó quebró rompió',
    answer:
      'No la pegue, mastique del otro lado y traiga la pieza. Si se le hincha la cara o tiene fiebre, vaya a emergencias esta noche. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'Me sangran las encías. ¿Qué hago?',
    words: 'encía sangra sangrado cepillo cepillarme inflamadas hinchadas rojas mal aliento hilo',
    answer:
      'Conviene revisarlas, y se empieza con una limpieza: $110. El viernes a las 10:20 AM está libre. Si se le hincha la cara, tiene fiebre o no para de sangrar, vaya a emergencias.',
    books: 'time',
  },
  {
    ask: '¿Es normal que un tratamiento me siga doliendo?',
    words:
      'dolor extracción sacaron muela diente juicio empaste corona endodoncia dormida dormido todavía sigue puntos anestesia sangrando sangra sangre duele después',
    answer:
      'Si el sangrado no para, o tiene hinchazón, fiebre o dificultad para tragar, vaya a emergencias ahora. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: '¿Me pueden recetar algo para el dolor?',
    words:
      'receta recetan recete medicina medicamento antibiótico amoxicilina pastilla ibuprofeno analgésico calmante tomar tomo infección farmacia cuánto',
    answer:
      'La doctora tiene que verle antes de recetar. Qué puede tomar esta noche se lo dice un farmacéutico. Puedo pasarle su pregunta a la doctora.',
    isPassedOn: true,
  },
  {
    ask: '¿Cuánto cuesta un empaste o una corona?',
    words:
      'relleno tapadura resina caries picado picada conducto nervio matar profunda guarda precio cobran valor sale sin seguro corona empastes endodoncia arreglar arreglo arreglan roto diente muela',
    answer:
      'Hacemos empastes, coronas, endodoncias y guardas. La doctora revisa primero ($89, con radiografías) y le da el precio por escrito antes de empezar. El viernes a las 10:20 AM está libre.',
    books: dentistVisits.first,
  },
  {
    ask: '¿Cuánto cuestan los frenos o el blanqueamiento?',
    words:
      'cuesta brackets braces ortodoncia invisalign alineadores carillas blanquear blancos enderezar chuecos diente estética precio cobran valor ponen sale sin seguro hijo hija niño niña amarillos manchas',
    answer:
      'Hacemos frenos, alineadores, carillas y blanqueamientos. La doctora revisa primero ($89, con radiografías) y le da el precio por escrito antes de empezar. El viernes a las 10:20 AM está libre.',
    books: dentistVisits.first,
  },
  {
    ask: '¿Cuánto cuestan los implantes o las dentaduras?',
    words:
      'cuesta implante dentadura postiza postizos puente placa prótesis reemplazar diente muela falta precio cobran valor ponen sale sin seguro',
    answer:
      'Hacemos implantes, puentes y dentaduras. La doctora revisa primero ($89, con radiografías) y le da el precio por escrito antes de empezar. El viernes a las 10:20 AM está libre.',
    books: dentistVisits.first,
  },
  {
    ask: '¿Cuánto cuesta sacar una muela?',
    words:
      'sacan sacarme sacarse sacarle extraer extracción extracciones quitar quitan diente juicio cordal precio cobran valor sale sin seguro',
    answer:
      'Depende de la muela. La doctora revisa primero ($89, con radiografías) y le da el precio por escrito antes de empezar. El viernes a las 10:20 AM está libre.',
    books: dentistVisits.first,
  },
  {
    ask: '¿Aceptan mi seguro?',
    words:
      'aseguranza toman reciben trabajan cubre cubren plan ppo dental delta cigna aetna metlife humana united medicaid medicare caresource molina',
    answer:
      'Trabajamos con la mayoría de los planes PPO. De Medicaid, Medicare y los planes HMO no estamos seguros. La recepción revisa el suyo y le avisa antes de que venga.',
    isPassedOn: true,
  },
  {
    ask: '¿Me atienden sin seguro?',
    words: 'aseguranza atender dental venir tener pagar cuánto cuesta precio',
    answer:
      'Sí. La primera visita cuesta $89, con radiografías, y una limpieza $110. Lo demás, con el precio por escrito antes de empezar.',
  },
  {
    ask: '¿Se puede pagar en partes?',
    words:
      'plan planes pago plazos mensuales mensualidades meses cuotas abonos financiamiento poco abonar',
    answer:
      'Los trabajos de más de $300 se pueden pagar en tres meses, sin intereses. Lo demás se paga al final de la visita.',
  },
  {
    ask: '¿Cómo puedo pagar?',
    words:
      'pago paga formas métodos tarjeta crédito débito efectivo cheque aceptan reciben toman cash antes depósito',
    answer: 'Con tarjeta, cheque, efectivo o su tarjeta de ahorros médicos, al final de la visita.',
  },
  {
    ask: '¿A qué hora abren, y qué días?',
    words:
      'horario horas abre abierto cierran cierra cerrado trabajan atienden cuándo lunes martes miércoles jueves viernes hoy mañana ahora almuerzo temprano',
    answer:
      'De lunes a viernes, de 8:00 AM a 5:00 PM, también a la hora del almuerzo. Ahora está cerrado, y también los fines de semana y los feriados.',
  },
  {
    ask: '¿Abren en la noche, los sábados o feriados?',
    words:
      'abre abierto trabajan atienden domingo fin fines semana festivo navidad tarde después 5 6 trabajo cierran cita venir',
    answer:
      'Abrimos de lunes a viernes, de 8:00 AM a 5:00 PM. En la noche, los fines de semana y los feriados cerramos.',
  },
  {
    ask: '¿Dónde están, y hay estacionamiento?',
    words:
      'dirección ubicación ubicados queda encuentran llego llegar estacionar estacionarme parqueo parquear carro elevador silla ruedas oficina consultorio donde',
    answer:
      'En 31 Maple Ave, segundo piso. Hay elevador, y el estacionamiento detrás del edificio es gratis por dos horas.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi cita?',
    words:
      'mover posponer reprogramar otro día hora cancelación cargo multa faltar enfermo enferma covid mañana viernes limpieza estoy perdí lunes martes miércoles jueves semana',
    answer:
      'Puede cancelarla o cambiarla gratis hasta un día antes; después cuesta $40. Si se enferma, no cobramos.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'Voy a llegar tarde. ¿Está bien?',
    words: 'llego llegando retrasado retrasada tráfico minutos 5 10 15 20 retraso atrasado',
    answer:
      'Hasta 10 minutos está bien. Después, quizá haya que buscar otra hora. Puedo avisar a la recepción.',
    isPassedOn: true,
  },
  {
    ask: '¿Aceptan pacientes nuevos?',
    words: 'paciente nuevo nueva toman reciben atienden primera vez',
    answer:
      'Sí. La doctora Maple atiende a cada paciente nuevo. La primera visita cuesta $89, con radiografías. El viernes a las 10:20 AM está libre.',
    books: dentistVisits.first,
  },
  {
    ask: '¿Quién es la dentista?',
    words: 'doctora doctor dueña dueño mujer maple años experiencia ana dra',
    answer:
      'La doctora Ana Maple. Tiene el consultorio desde 2009 y atiende a cada paciente nuevo.',
  },
  {
    ask: 'Tengo miedo. ¿Usan sedación?',
    words:
      'nervioso nerviosa nervios ansiedad pánico dentista aguja duele doler dormir duermen anestesia gas risa sedan dolor da mucho',
    answer:
      'Sí. La doctora tiene gas de la risa, y una pastilla para visitas largas; después alguien debe llevarle a casa. Primero le dormimos la zona, y hay pausas cuando levante la mano.',
  },
  {
    ask: '¿Cuánto dura una visita?',
    words: 'tiempo tarda tardan demora consulta limpieza primera largo minutos horas',
    answer:
      'La primera visita dura una hora, y una limpieza 45 minutos. De lo demás le dice la doctora cuando revisa el diente.',
  },
  {
    ask: '¿Qué llevo a la primera visita?',
    words:
      'traer traigo llevar papeles documentos formularios identificación tarjeta llenar referencia cita',
    answer:
      'Una identificación, la tarjeta del seguro si tiene, y una lista de sus medicinas. Los formularios le llegan por correo, o venga 10 minutos antes. No necesita referencia.',
  },
  {
    ask: '¿Puedo hacer una cita?',
    isVisit: true,
    words:
      'citas cuándo venir pasar hora lugar espacio disponible libre turno próxima pronto hoy ahora ahorita mañana lunes martes miércoles jueves viernes semana tarde temprano mediodía día antes posible atender atienden ver verme vean visita revisión chequeo dentista doctora maple sacar pedir dar dan agendar reservar tener hijo hija niño niña 8 9 10 11 12 1 2 3 4 5 20 30 40 am pm',
    answer:
      'Mañana a las 3:40 PM está libre, y abajo puede elegir otra hora. Si le duele o se le rompió un diente, guardamos mañana a las 8:40 AM. Esta noche está cerrado. Mejor haga una cita primero.',
    books: dentistVisits.any,
  },
  {
    ask: '¿Atienden a dos personas juntas?',
    isTogether: true,
    words: 'familia toda juntos juntas mismo día esposo esposa hijos hijas mamá citas',
    answer:
      'La recepción les busca horas seguidas y le avisa por la mañana. Puedo pasarles su pedido.',
    isPassedOn: true,
  },
  {
    ask: '¿Me pueden escribir por mensaje?',
    words:
      'texto textear mandar manden mándeme llamen llamada llamar escriban escriba prefiero mejor vez sin solo',
    answer: 'Sí. Revise su número aquí, y la recepción le escribe mañana en vez de llamar.',
    isPassedOn: true,
  },
  {
    ask: '¿Cumplen con HIPAA?',
    words: 'ley salud médica médico datos información privada privado historial segura',
    answer:
      'Sí. Las empresas de este chat firmaron un acuerdo con nosotros, y no se vende nada. Por favor, traiga las fotos y los datos de salud a su visita.',
  },
  {
    ask: '¿Y si tengo un embarazo o una enfermedad?',
    words:
      'embarazada diabetes diabético diabética corazón presión anticoagulante alergia alérgico alérgica vih hepatitis cáncer asma condición problema estoy',
    answer:
      'De eso habla la doctora con usted, en privado, antes de empezar. No deje ninguna medicina por su cuenta.',
    isPassedOn: true,
  },
  {
    ask: '¿Debo ir a la sala de emergencias?',
    words:
      'emergencia urgencias hospital ambulancia grave preocuparme peligroso serio cáncer sangre sangrando emerjencia emergensia emerguencia',
    answer:
      'Vaya ahora si se le hincha la cara, tiene fiebre, no para de sangrar o no aguanta el dolor. Si le cuesta respirar o tragar, llame al 911. Si no, la doctora Maple puede atenderle mañana a las 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'Me golpeé la boca. ¿Qué hago?',
    words:
      'golpe golpeó golpeado pegó pegaron cara mandíbula labio caída cayó accidente diente flojo aflojó movió hundió hijo hija niño niña muerde sangre pelota hinchada',
    answer:
      'Lo siento. Si no cierra bien la boca, no para de sangrar o se desmayó, vaya a emergencias ahora. Si se salió un diente permanente, póngalo en su lugar o en leche; si solo se movió, no lo empuje. Deje su número, y la doctora Maple le llama en 10 minutos.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: '¿Puedo mandar una foto?',
    words: 'fotos imagen enviar mandarle enviarle correo diente muela',
    answer:
      'Por favor, traiga las fotos a su visita: este chat no es para eso, y la doctora tiene que ver el diente ella misma.',
  },
  {
    ask: '¿Me dan mis radiografías o mi expediente?',
    words: 'radiografía rayos x copia enviar mandar correo resultado historial récord',
    answer: 'De eso se encarga la recepción. Puedo pasarles su pedido, y le llaman.',
    isPassedOn: true,
  },
];
