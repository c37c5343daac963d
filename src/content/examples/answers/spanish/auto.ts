import type { Answer } from '@/content/examples/answers/answer';
import { autoVisits } from '@/content/examples/answers/visits/auto';

/** What customers ask an auto shop in Spanish, besides what they tap: what an oil change costs. */
export const autoInSpanish: readonly Answer[] = [
  {
    ask: 'Me rechinan los frenos. ¿Puedo manejar?',
    words:
      'rechina rechinando ruido chillan suenan suaves manejarlo carro todavía raspan rechinido blandos',
    answer:
      'Por favor, no lo maneje. Lo podemos remolcar mañana a las 7:45 AM y revisarlo primero. Los frenos delanteros nuevos cuestan $180.',
    isUrgent: true,
    books: 'emergency',
  },
  {
    ask: 'Me fallaron los frenos. ¿Qué hago?',
    words: 'fallan falla frena frenan sin pedal fondo piso sirven funcionan carro',
    answer:
      'Por favor, no lo maneje. Si va en camino, oríllese, ponga las luces intermitentes y, si está entre el tráfico, llame al 911. Lo podemos remolcar mañana a las 7:45 AM.',
    isUrgent: true,
    books: autoVisits.brakes,
  },
  {
    ask: '¿Cuánto cuestan los frenos nuevos?',
    words:
      'freno cuesta precio cobran delanteros traseros balatas pastillas discos rotores cambiar cambio cambian poner cuatro',
    answer:
      'Los delanteros nuevos cuestan $180. Los traseros o los discos los revisamos primero y le decimos el precio. El viernes a las 8:30 AM está libre.',
    books: 'time',
  },
  {
    ask: 'Se calienta el motor. ¿Qué hago?',
    words:
      'calentó calentando sobrecalienta sobrecalentó caliente temperatura aguja vapor carro coche troca sobrecalentando hirviendo',
    answer:
      'Oríllese y apáguelo. No abra el tapón mientras esté caliente, y por favor no lo maneje. Lo podemos remolcar mañana a las 7:45 AM.',
    isUrgent: true,
    books: autoVisits.overheating,
  },
  {
    ask: '¿Lo pueden remolcar?',
    words:
      'grúa remolque remolcan cuánto cuesta precio cobran varado tirado quedé descompuso descompuesto carretera coche troca recoger millas ahora noche carro',
    answer:
      'Remolcamos hasta 15 millas por $85, desde las 7:00 AM. Mañana a las 7:45 AM está libre. Si está parado entre el tráfico, llame al 911.',
    books: autoVisits.tow,
  },
  {
    ask: 'Mi carro no arranca. ¿Qué hago?',
    words:
      'arranca prende enciende batería pila muerta descargada corriente marcha alternador coche troca quiere',
    answer:
      'Puede ser la batería u otra cosa, y desde aquí no lo sé. Encontrarlo cuesta $45. Lo podemos remolcar mañana a las 7:45 AM, o lo trae si ya arrancó.',
    books: autoVisits.noStart,
  },
  {
    ask: 'Se prendió la luz del motor. ¿Qué hago?',
    words:
      'prendio encendió check engine tablero amarilla abs código testigo luces carro manejar motor freno',
    answer:
      'Si es amarilla, tráigalo pronto: el viernes a las 8:30 AM está libre, y encontrar la causa cuesta $45. Si es roja o parpadea, no maneje; lo podemos remolcar.',
    books: 'time',
  },
  {
    ask: 'La luz es roja o parpadea. ¿Puedo manejar?',
    words: 'parpadeando roja motor tablero check engine aceite manejarlo',
    answer:
      'Por favor, no lo maneje. Lo podemos remolcar mañana a las 7:45 AM y revisarlo primero.',
    isUrgent: true,
    books: autoVisits.light,
  },
  {
    ask: '¿Cuánto cuesta encontrar el problema?',
    words:
      'precio cobran revisar revisión revisarlo revisan ruido raro suena vibra tiembla diagnóstico diagnosticar carro falla checar motor',
    answer:
      'Encontrar el ruido u otra causa cuesta $45. Se la mostramos y le decimos el precio antes de reparar. El viernes a las 8:30 AM está libre.',
    books: 'time',
  },
  {
    ask: '¿Arreglan y montan llantas?',
    words:
      'llanta ponchada ponchadura ponché parchan parche reparan cambian cambiar nuevas cuánto cuesta precio cobran goma',
    answer:
      'Reparamos y montamos llantas. El precio depende del tamaño. Puedo pasar su mensaje, y le cotizamos a las 7:30 AM.',
    isPassedOn: true,
  },
  {
    ask: 'Huele a quemado. ¿Qué hago?',
    words: 'olor quema quemando quemándose humo motor cofre',
    answer:
      'Oríllese, apáguelo y aléjese con todos. Si ve llamas o sigue saliendo humo, llame al 911. Lo podemos remolcar mañana a las 7:45 AM.',
    isUrgent: true,
    books: autoVisits.smell,
  },
  {
    ask: '¿Lo puedo manejar así?',
    words:
      'seguro peligroso manejarlo manejar carro coche troca casa taller todavía volante tiembla',
    answer:
      'Si son los frenos, la dirección, una luz roja, el motor caliente u olor a quemado, por favor no lo maneje. Lo podemos remolcar mañana a las 7:45 AM y revisarlo primero.',
    isUrgent: true,
    books: autoVisits.tow,
  },
  {
    ask: 'Mi carro tira líquido. ¿Qué hago?',
    words:
      'tirando gotea goteando fuga aceite agua anticongelante verde rojo mancha charco debajo abajo coche troca',
    answer:
      'Encontramos la fuga por $45, y le decimos el precio antes de reparar. El viernes a las 8:30 AM está libre. Si hay una luz roja o se calienta, no lo maneje; lo podemos remolcar.',
    books: 'time',
  },
  {
    ask: '¿Hacen clima, transmisión u otro trabajo?',
    words:
      'aire acondicionado transmisiones alineación alinean alinear suspensión escape mofle clutch embrague banda correa catalizador convertidor diésel eléctrico llave pintan pintura pintar carrocería golpe parabrisas bujías afinación afinan arreglan reparan cambian cuánto cuesta cobran precio carro coche troca batería enfría',
    answer:
      'No sé si hacemos cada trabajo. Un mecánico le puede llamar mañana a las 7:30 AM y decirle si hacemos el suyo, y por cuánto.',
    books: 'person',
  },
  {
    ask: '¿Puedo llevar mis propias partes?',
    words: 'refacciones propia propio mías compré comprar traer traigo ponen instalan refacción',
    answer: 'Eso no lo sé. Puedo pasar su pregunta, y un mecánico le contesta.',
    isPassedOn: true,
  },
  {
    ask: '¿Hacen la inspección estatal?',
    words: 'inspecciones inspeccionan emisiones esmog smog calcomanía verificación registro cuándo',
    answer: 'La inspección estatal es de lunes a viernes, antes del mediodía. Traiga su registro.',
  },
  {
    ask: '¿Cuánto cobran?',
    words:
      'cuánto cobran cuesta cuestan precio tarifa hora mano obra presupuesto cotización cotizaciones estimado antes reparar arreglar dan dicen',
    answer:
      'Aceite y filtro, $59; frenos delanteros, $180; encontrar un ruido, $45. Lo demás lo revisamos primero, y le decimos el precio antes de reparar.',
  },
  {
    ask: '¿Cuánto tardan, y puedo esperar?',
    words:
      'tiempo tarda demora demoran espero esperarlo minutos horas sala mientras arreglan reparan cambio aceite listo',
    answer:
      'Un cambio de aceite tarda unos 40 minutos, y puede esperar aquí, con café. Si es una reparación, le llamamos cuando esté lista.',
  },
  {
    ask: '¿Puedo hacer una cita?',
    isVisit: true,
    words:
      'cuándo ver cita carro traer traerlo llevar llevarlo pronto antes posible hoy mañana semana disponible libre agendar revisar revisarlo coche troca viernes lunes martes miércoles jueves hora venir tarde temprano mediodía después fin sábado domingo lugar ocupo reservar sacar fecha traigo',
    answer:
      'El viernes a las 8:30 AM está libre, y abajo puede elegir otra hora. Primero lo revisamos y le decimos el precio.',
    books: 'time',
  },
  {
    ask: '¿Puedo dejar el carro sin cita?',
    words: 'dejarlo dejo llaves noche cerrado después horas buzón ranura así coche troca',
    answer:
      'Es mejor hacer una cita. Pero puede dejarlo enfrente en la noche, con la llave en la ranura de la puerta izquierda, y su nombre y número.',
  },
  {
    ask: '¿Prestan carros o me llevan?',
    words: 'prestado prestar préstamo carro rentan renta transporte aventón casa trabajo coche',
    answer: 'No prestamos carros. Lo llevamos hasta 5 millas, a las 8:00 AM y a las 5:00 PM.',
  },
  {
    ask: '¿Dan garantía?',
    words: 'garantía garantizan trabajo partes meses millas reparación tiempo',
    answer: 'Son 12 meses o 12,000 millas, en partes y mano de obra.',
  },
  {
    ask: '¿Cuál es su horario?',
    words:
      'horarios hora abren abre abierto cierran cierra trabajan atienden hoy mañana fin fines semana sábado domingo lunes viernes feriado festivos navidad martes miércoles jueves día',
    answer:
      'De lunes a viernes, de 7:30 AM a 5:30 PM. Cerramos los fines de semana y en días feriados.',
  },
  {
    ask: '¿Dónde está el taller, y dónde estaciono?',
    words:
      'llego dirección ubicación ubicados queda quedan llegar calle estacionamiento estacionarme estacionar',
    answer: 'En 72 Garage Rd, detrás de la ferretería. Estaciónese donde quiera, frente al taller.',
  },
  {
    ask: '¿Cómo puedo pagar?',
    words:
      'pago paga tarjeta crédito débito efectivo cheque aceptan toman zelle venmo plazos financian cuándo',
    answer: 'Solo con tarjeta, cheque o efectivo, cuando lo recoge.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi visita?',
    words:
      'cita cancelo cancelación mover cambio otra otro semana día lunes viernes martes jueves hora cobran multa podré miércoles sábado mañana hoy',
    answer: 'Puede cancelarla o cambiarla sin costo.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: '¿Y si se me hace tarde?',
    words: 'voy llegar retrasado retraso minutos tráfico esperan llego',
    answer: 'Le esperamos 30 minutos. Puedo pasar su mensaje a una persona.',
    isPassedOn: true,
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'llamar alguien mecánico llame llamen llámenme llamada hablo teléfono dueño encargado gerente llamarme hablar después',
    answer: 'Un mecánico le puede llamar mañana a las 7:30 AM.',
    books: 'person',
  },
];
