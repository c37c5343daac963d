import type { Answer } from '@/content/examples/answers/answer';
import { salonVisits } from '@/content/examples/answers/visits/salon';

/** The same in Spanish. */
export const salonInSpanish: readonly Answer[] = [
  {
    ask: '¿Puedo hacer una cita?',
    isVisit: true,
    words:
      'cita agendar agendarme reservar reserva sacar turno cupo lugar espacio hora libre disponible cuándo pronto próxima próximo primera antes posible urgente venir vengo visita visitar pasar ver verme vernos atender atenderme otro día hoy mañana tarde noche mediodía semana mejor entonces después lunes martes miércoles jueves viernes sábado domingo 1 2 3 4 5 6 7 10 11 12 30 pm am media cuarto corte cortar cortarme pelo cabello línea',
    answer:
      'El miércoles a las 2:00 PM está libre, y abajo puede elegir otra hora. Para color, una estilista le llama antes.',
    books: salonVisits.appointment,
  },
  {
    ask: 'Me cortaron mal el flequillo. ¿Lo arreglan?',
    words: 'fleco cerquillo cortó corté hermana hija sola arreglar emergencia boda ayuda chueco',
    answer:
      'Hemos visto cosas peores. El viernes a las 5:15 PM está libre, y arreglarlo cuesta $35.',
    books: 'emergency',
  },
  {
    ask: '¿Tienen algo el miércoles?',
    words: 'mañana tarde libre 2',
    answer: 'Sí, el miércoles a las 2:00 PM está libre. Un corte con peinado cuesta $68.',
    books: 'time',
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'alguien llamar llame llamada llámeme llámenme llaman llamarme dueña dueño encargada teléfono estilista después devolver',
    answer: 'Una estilista le puede llamar mañana a las 9:30 AM, antes de abrir.',
    books: 'person',
  },
  {
    ask: '¿Me hacen un corte?',
    words: 'cortar cortarme cortan corten pelo cabello puntas',
    answer:
      'Un corte con peinado cuesta $68. El miércoles a las 2:00 PM está libre, y abajo puede elegir otra hora.',
    books: 'time',
  },
  {
    ask: '¿Cuáles son sus precios?',
    words: 'precio lista servicios cuánto cobran tarifas',
    answer:
      'Un corte con peinado cuesta $68, el peinado solo $45, el flequillo $35 y el color completo $140. Lo demás se lo decimos antes de empezar.',
  },
  {
    ask: '¿Cuánto cuesta el color completo?',
    words:
      'tinte teñir teñirme teñido pintar pintarme pelo cabello canas precio cobran sale rubio rubia negro cobra dura tarda',
    answer:
      'El color completo cuesta $140 y toma unas 2 horas. Una estilista le llama antes para planearlo, mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.color,
  },
  {
    ask: '¿Cuánto cuestan mechas, balayage o raíces?',
    words:
      'cuesta luces rayitos reflejos babylights raíz retoque decoloración tonalizante pelo cabello largo corto precio cobran cobra sale teñido hacerme diferencia',
    answer:
      'Las mechas y el balayage cuestan desde $180, según su pelo, y toman unas 3 horas. El retoque de raíz cuesta $85 y toma unos 90 minutos. Una estilista le llama antes. Le puede llamar mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.color,
  },
  {
    ask: '¿Hacen color?',
    words:
      'tinte teñir teñirme pintar pintarme pelo cabello mechas luces balayage raíces cita agendar reservar completo',
    answer:
      'Una estilista le llama antes para planearlo, mañana a las 9:30 AM, antes de abrir. El color completo cuesta $140, y lo demás se lo decimos antes de empezar.',
    books: salonVisits.color,
  },
  {
    ask: 'Quiero un corte y color.',
    words: 'tinte mechas rubias luces juntos cuánto cuesta',
    answer:
      'El color completo cuesta $140, un corte con peinado $68, y las mechas, según su pelo. Una estilista le llama antes para planearlo, mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.color,
  },
  {
    ask: '¿Pueden arreglar un color que salió mal?',
    words:
      'corregir corrección cabello naranja verde amarillo quedó caja decolorante decoloración quemado quemó maltratado mal casa cuánto cuesta precio pelo después tinte cayó',
    answer:
      'Primero lo ve una estilista, y le damos el precio antes de empezar. Un color nuestro se arregla gratis la primera semana. Le puede llamar mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.color,
  },
  {
    ask: '¿Arreglan un corte que no me gustó?',
    words:
      'arreglar gusta odio quedó mal feo disparejo reembolso otro salón gratis cortaron pelo cabello',
    answer:
      'Sí. Si lo hicimos aquí, avise en la primera semana y es gratis; no hay reembolsos. Si fue en otro lugar, un corte con peinado cuesta $68. Puedo pasar su mensaje.',
    isPassedOn: true,
  },
  {
    ask: '¿Cuánto cuesta solo el peinado?',
    words:
      'peinar peinarme secado secar cepillado blower blowout lavado plancha precio cobran sale dura tarda',
    answer:
      'El peinado sin corte cuesta $45 y dura unos 45 minutos. El miércoles a las 2:00 PM está libre.',
    books: salonVisits.blowout,
  },
  {
    ask: '¿Cuánto cuesta el flequillo?',
    words: 'fleco cerquillo recortar retocar precio cobran sale solo cortar',
    answer: 'El flequillo solo cuesta $35. El viernes a las 5:15 PM está libre.',
    books: salonVisits.bangs,
  },
  {
    ask: '¿Hacen peinados para bodas o quinceañeras?',
    words:
      'boda novia quince quinceañera años fiesta graduación recogido peinado peinar damas cuánto cuesta precio cobran sale personas somos',
    answer:
      'Un recogido cuesta $95, y para una boda o una fiesta le damos un precio para todas. Una estilista le puede llamar mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.updo,
  },
  {
    ask: '¿Cortan el pelo a hombres?',
    words:
      'hombre caballero corte cabello esposo novio barba barbero fade cuánto cuesta precio cobran sale cortar',
    answer:
      'Sí. Un corte con peinado cuesta $68 para todos. No hacemos barbas. El miércoles a las 2:00 PM está libre.',
    books: 'time',
  },
  {
    ask: '¿Cortan el pelo a niños?',
    words:
      'niño niña nene nena hijo hija bebé edad años corte cabello cortar cuánto cuesta precio cobran sale atienden 2 3 4 5 6 7 8 9 peque pequeño',
    isWish: true,
    answer:
      'Desde los 6 años, por $68, como para todos. Por la mañana hay más calma. Si tiene menos, pregunte antes a una estilista.',
  },
  {
    ask: '¿Quién corta el pelo rizado?',
    words: 'rizos chino crespo afro ondulado cabello cortan cortar corte',
    answer:
      'Nia corta el pelo rizado. Puedo pasarle cuándo quiere venir, y ella le confirma la hora.',
    isPassedOn: true,
  },
  {
    ask: '¿Hacen trenzas, extensiones o keratina?',
    words:
      'cita corte necesito quiero trenza extensión queratina brasileño tratamiento alisado alisar alaciado alaciar permanente planchado botox relajante cuánto cuesta precio cobran sale pelo cabello',
    answer:
      'No, no hacemos trenzas, extensiones, keratina, permanentes ni alisados. Hacemos cortes, color y peinados.',
  },
  {
    ask: '¿Puedo mandarles una foto?',
    words: 'fotos enviar envío mando imagen enseñar mostrar',
    answer:
      'Por aquí no. Revise su número, y una estilista le escribe, para que la mande ahí. Puedo pasar su mensaje.',
    isPassedOn: true,
  },
  {
    ask: '¿Hacen uñas, cejas, pestañas o maquillaje?',
    words:
      'cita necesito quiero manicure manicura pedicure gel acrílicas ceja pestaña depilación cera depilan maquillan maquillar facial masaje cuánto cuesta precio cobran',
    answer: 'No, solo trabajamos con el pelo: cortes, color y peinados, también de boda.',
  },
  {
    ask: '¿Cuándo abren y cierran?',
    words:
      'hora horario abre abierto cierra cerrado hoy mañana noche tarde domingo lunes martes miércoles jueves viernes sábado fin semana feriado festivo navidad atienden trabajan',
    answer:
      'De martes a sábado, de 10:00 AM a 7:00 PM. Cerramos los domingos, los lunes y los días feriados.',
  },
  {
    ask: '¿Dónde están?',
    words:
      'dirección ubicación ubicados queda quedan llego llegar calle salón encuentran mandar dónde',
    answer: '8 Fringe Lane, al lado de la librería.',
  },
  {
    ask: '¿Dónde puedo estacionarme?',
    words: 'estacionamiento estacionar parqueo parquear parking aparcar carro auto coche',
    answer: 'Hay un estacionamiento enfrente. La primera hora la pagamos nosotros.',
  },
  {
    ask: '¿Cómo puedo pagar?',
    words:
      'pago paga tarjeta crédito débito efectivo cheque zelle venmo apple aceptan propina reciben',
    answer:
      'Se paga en el salón, con tarjeta, efectivo, Venmo o Apple Pay. Zelle no. La propina es a su gusto.',
  },
  {
    ask: '¿Hay que dejar un depósito?',
    words: 'anticipo adelanto adelantado piden pagar antes devuelven reembolsable cuánto color',
    answer:
      'Para color se dejan $30, que se descuentan de la cuenta. Para lo demás, nada. Si cancela un día antes, se los devolvemos.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi cita?',
    words:
      'cambiarla cancelarla cancelación mover reprogramar otro día cobran cobrar último minuto perdí enfermo enferma mañana hoy antes pasa cancela cancelen cambio cambie jueves viernes sábado miércoles',
    answer:
      'Es gratis hasta un día antes. Después, cancelar cuesta la mitad del corte; cambiar la cita es gratis si hay lugar.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: '¿Y si se me hace tarde?',
    words:
      'llegar llega llegando voy tráfico retraso retrasada retrasado minutos min demora media hora',
    answer:
      'Hasta 15 minutos está bien. Después quizá haya que buscar otra hora. Puedo pasar su mensaje.',
    isPassedOn: true,
  },
  {
    ask: '¿Atienden sin cita?',
    words: 'previa llegar pasar directo necesaria falta',
    answer:
      'Si hay una silla libre, de martes a jueves. Los viernes y sábados, por favor haga cita.',
  },
  {
    ask: '¿Puedo elegir a mi estilista?',
    isWish: true,
    words:
      'escoger pedir misma quién atiende atienden corta jo sam nia siempre señora miércoles viernes sábado mañana hoy trabaja',
    answer:
      'Trabajan aquí Jo, Sam y Nia. Puedo pasar con quién y para cuándo, y se lo confirman por la mañana.',
    isPassedOn: true,
  },
  {
    ask: '¿Cuánto dura una visita?',
    words: 'tarda tardan tiempo demora demoran horas minutos tinte balayage toma lleva corte',
    answer:
      'Un corte con peinado dura más o menos una hora, un color completo dos y un balayage tres.',
  },
  {
    ask: '¿Y si tengo alergia o estoy embarazada?',
    words:
      'alérgica alérgico alergias sensible prueba parche amoniaco tinte color teñir teñirme teñirse embarazo lactancia pecho pelo cabello pintar pintarme raíces mechas',
    answer:
      'Díganos de cualquier alergia: hacemos una prueba gratis dos días antes, y sin ella no teñimos. Si está embarazada, pregúntele primero a su médico. Una estilista le llama antes, mañana a las 9:30 AM, antes de abrir.',
    books: salonVisits.color,
  },
  {
    ask: 'Me arde la cabeza o la piel. ¿Qué hago?',
    isUrgent: true,
    words:
      'ardor quema quemando quemó quemaron quemadura pica picazón ronchas sarpullido duele cuero cabelludo tinte decolorante plancha oreja cuello después ampollas salieron cara ojos hinchada arden',
    answer:
      'Enjuague el tinte con agua 15 minutos. Enfríe una quemadura 20 minutos con agua corriente. Si se hincha, salen ampollas o empeora, llame a un médico o al 911. Le podemos llamar mañana a las 9:30 AM, antes de abrir.',
    books: 'person',
  },
  {
    ask: 'Me sangra la oreja. ¿Qué hago?',
    isUrgent: true,
    words: 'sangre sangrando sangró herida cortada estilista',
    answer:
      'Presione 10 minutos con un paño limpio. Si es profunda o no para, vaya a emergencias o llame al 911. Una estilista le puede llamar mañana a las 9:30 AM, antes de abrir.',
    books: 'person',
  },
  {
    ask: '¿Pueden atender a dos personas juntas?',
    isTogether: true,
    words: '2 tres 3 juntas juntos mamá hija hermana amiga misma hora grupo familia seguidas ambas',
    answer:
      'Sí. Cada corte cuesta $68. Puedo pasar su mensaje: le buscan horas seguidas y se las confirman por la mañana.',
    isPassedOn: true,
  },
  {
    ask: '¿Tienen algo el sábado?',
    words: 'libre',
    answer: 'Sí, el sábado a las 11:30 AM está libre. Un corte con peinado cuesta $68.',
    books: salonVisits.cutOnSaturday,
  },
  {
    ask: '¿El corte incluye lavado?',
    words: 'lavar lavarme lavan lavo shampoo champú pelo cabello antes limpio sucio mojado',
    answer:
      'Sí. Todo corte empieza con un lavado y termina con el peinado, así que venga como esté.',
  },
  {
    ask: 'Dejé algo en el salón.',
    words:
      'olvidé olvidó perdí dejó chaqueta chamarra bolsa teléfono llaves lentes paraguas arete bufanda encontraron ayer',
    answer:
      'Puedo pasar su mensaje. Escriba qué es y cuándo vino, y por la mañana alguien lo busca.',
    isPassedOn: true,
  },
  {
    ask: '¿Contestan por Instagram?',
    words: 'ig insta facebook tiktok mensajes responden página redes whatsapp',
    answer:
      'Sí, y ahí puede ver nuestro trabajo. Si nos escribió y no le contestamos, puedo pasar su mensaje.',
    isPassedOn: true,
  },
  {
    ask: '¿Y si falto a mi cita?',
    words: 'faltar perdí pierdo olvidé olvido presento cobran multa',
    answer:
      'Por favor cancele un día antes: después, cancelar cuesta la mitad del corte. Una estilista le dice qué pasa con una cita perdida.',
  },
  {
    ask: '¿Venden tarjetas de regalo?',
    words: 'tarjeta certificado comprar bono',
    answer: 'Sí, en el mostrador, por la cantidad que guste. No vencen.',
  },
  {
    ask: '¿Me pueden escribir por mensaje?',
    words: 'texto prefiero textear textearme mandar mándeme mejor escriben escribirme vez solo',
    answer: 'Sí. Revise su número aquí, y le escribimos en vez de llamar. Puedo pasar su mensaje.',
    isPassedOn: true,
  },
];
