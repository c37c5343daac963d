import type { Answer } from '@/content/examples/answers/answer';
import { bakeryVisits } from '@/content/examples/answers/visits/bakery';

/** The same in Spanish. */
export const bakeryInSpanish: readonly Answer[] = [
  {
    ask: 'Necesito un pastel para mañana. ¿Pueden?',
    words: 'torta bizcocho cumpleaños olvidó olvidé hoy urgente emergencia último minuto',
    answer:
      'Sí podemos. Un pastel de chocolate para diez cuesta $48, y lo recoge mañana a las 2:00 PM.',
    books: 'emergency',
  },
  {
    ask: '¿Cuánto cuestan los roles de canela?',
    words: 'rol rollo cuesta docena precio cobran sale',
    answer: 'Una docena cuesta $30. Un pan de masa madre cuesta $9.',
  },
  {
    ask: '¿Me guardan dos panes para el sábado?',
    words: 'pan guardar guarda reservar reserva apartar aparta encargar 2 uno masa madre',
    answer: 'Sí. El pan del sábado sale a las 7:00 AM. Dos panes cuestan $18.',
    books: 'time',
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'alguien llamar llame llamada llámeme llámenme llaman llamarme dueña dueño panadera panadero teléfono después devolver',
    answer: 'Empezamos temprano. La dueña le puede llamar mañana a las 6:30 AM.',
    books: 'person',
  },
  {
    ask: '¿Cuáles son sus precios?',
    words: 'precio lista menú cuánto cobran',
    answer:
      'Un pan de masa madre cuesta $9 y doce roles de canela $30. Los pasteles cuestan desde $48 para diez, y los de boda desde $7 por persona.',
  },
  {
    ask: '¿Cuánto cuesta un pastel?',
    words:
      'torta bizcocho pasteles cumpleaños precio cobran sale personas grande chico 15 20 25 30 diez tamaño',
    answer:
      'Desde $48 para diez, de chocolate, vainilla o zanahoria. Para uno más grande, la panadera le dice el precio.',
  },
  {
    ask: '¿De qué sabores son los pasteles?',
    words: 'sabor pastel torta chocolate vainilla zanahoria fresa limón leches relleno tipo cuáles',
    answer: 'De chocolate, vainilla o zanahoria. Para otro sabor, pregunte a la panadera.',
  },
  {
    ask: '¿Con cuánto tiempo encargo un pastel?',
    words:
      'encargar ordenar pedir pedido orden anticipación aviso antes torta cumpleaños pasteles viernes lunes martes miércoles jueves sábado domingo semana día anticipado',
    answer:
      'Mejor con dos días de aviso. Puede recoger uno el viernes a las 11:00 AM, desde $48 para diez.',
    books: 'spanish',
  },
  {
    ask: '¿Pueden decorar el pastel?',
    words:
      'escribir escriben poner nombre foto forma tema feliz cumpleaños torta mensaje personalizado diseño letras decoran',
    answer:
      'Escribimos un nombre gratis. Para una foto, una forma o un tema, puedo pasar su mensaje a la panadera.',
    isPassedOn: true,
  },
  {
    ask: '¿Hacen pasteles de boda?',
    words: 'pastel torta novia bodas pisos cuánto cuesta precio cobran sale personas prueba',
    answer:
      'Sí, para hasta 80 personas, desde $7 por persona, con un mes de aviso. La dueña le puede llamar mañana a las 6:30 AM para planearlo.',
    books: bakeryVisits.weddingCake,
  },
  {
    ask: '¿Cuánto cuesta el pan?',
    words: 'panes masa madre precio cobran sale tipos barra hogaza pan',
    answer: 'Un pan de masa madre cuesta $9. Casi todos los días es el único pan.',
  },
  {
    ask: '¿Tienen croissants, cupcakes o pays?',
    words:
      'croissant cupcake pay cuernitos galletas donas conchas pan dulce bolillos muffins empanadas tartas postres venden desayuno sándwich baguette tamales pizza',
    answer:
      'Casi todos los días horneamos solo pan de masa madre y roles de canela, y pasteles por encargo. Para otra cosa, puedo preguntar a la panadera.',
    isPassedOn: true,
  },
  {
    ask: '¿Hasta qué hora hay pan?',
    words: 'queda quedan acaba acaban termina hoy todavía fresco cuándo tarde',
    answer:
      'El pan suele acabarse al mediodía. Puedo pasar qué quiere que le guardemos; se lo guardamos hasta las 3:00 PM.',
    isPassedOn: true,
  },
  {
    ask: '¿Toman pedidos para viernes, sábado o domingo?',
    words:
      'ordenar encargar encargo guardar guarda guardan reservar apartar aparta pan panes masa madre roles canela docena recoger pasar venir lunes martes miércoles jueves hoy mañana tarde semana próxima otro día mejor entonces después antes 7 8 9 10 11 12 1 3 am pm pedir sábado',
    answer:
      'Sí, de martes a domingo. Dígame también qué quiere. Puede recogerlo el viernes a las 11:00 AM o el domingo a las 10:00 AM; lo guardamos hasta las 3:00 PM.',
    books: bakeryVisits.pickup,
  },
  {
    ask: '¿Venden por mayoreo o para eventos?',
    words:
      'pedido grande mayor restaurante empresa oficina evento fiesta banquete catering 50 100 200 docenas muchos',
    answer:
      'Puedo pasar su mensaje. Escriba qué quiere, cuánto y para cuándo, y la panadera le dice qué es posible.',
    isPassedOn: true,
  },
  {
    ask: 'Mi pastel o mi pan salió mal.',
    words:
      'seco duro viejo feo quemado pelo encontré roles cumpleaños arruinaron sabía malo reembolso estaba',
    answer: 'Lo siento. Escriba qué pasó, y puedo pasar su mensaje a la dueña.',
    isPassedOn: true,
  },
  {
    ask: '¿Y si tengo alergia a un alimento?',
    isUrgent: true,
    words:
      'alérgico alérgica alergias reacción ronchas sarpullido picazón hinchazón hinchado boca labios nuez nueces cacahuate maní almendra huevo leche trigo comió comí seguro hijo hija niño grave',
    answer:
      'Todo se hace en una cocina con nueces, trigo, huevo y leche: con una alergia seria, no lo coma. Si hay una reacción, llame al 911. Le podemos llamar mañana a las 6:30 AM.',
    books: 'person',
  },
  {
    ask: '¿Llevan nueces, huevo o leche?',
    words:
      'sin nuez cacahuate maní almendra huevos trigo lleva contiene contienen ingredientes roles canela pan pastel',
    answer:
      'El pan de masa madre es harina, agua y sal; los roles y pasteles llevan mantequilla y huevo. Todo se hace en una cocina con nueces: con una alergia seria, no lo coma.',
  },
  {
    ask: '¿Tienen algo sin gluten?',
    words: 'celíaco celíaca trigo harina pan pastel libre venden',
    answer: 'No, no horneamos sin gluten. Aquí hay harina hasta en el aire.',
  },
  {
    ask: '¿Tienen algo vegano o sin leche?',
    words: 'vegana veganos lactosa lácteos mantequilla pan pastel roles',
    answer:
      'El pan de masa madre es vegano: harina, agua y sal. Los roles y pasteles llevan mantequilla y huevo.',
  },
  {
    ask: '¿Entregan a domicilio?',
    words: 'entrega envían envío mandan llevan casa reparten delivery doordash uber eats pedido',
    answer: 'No, se recoge aquí. Si usted no puede, otra persona puede, con su nombre.',
  },
  {
    ask: '¿Tienen café y dónde sentarse?',
    words:
      'latte espresso capuchino avena bebidas mesas sillas asientos sentarme lugar adentro wifi venden',
    answer:
      'Sí: café de filtro, espresso y leche de avena, desde las 7:00 AM. Hay seis asientos junto a la ventana.',
  },
  {
    ask: '¿Cuándo abren y cierran?',
    words:
      'hora horario abre abierto cierra cerrado hoy mañana noche tarde temprano domingo lunes martes miércoles jueves viernes sábado fin semana feriado festivo navidad trabajan panadería',
    answer: 'De martes a domingo, de 7:00 AM a 3:00 PM. Cerramos los lunes y los días feriados.',
  },
  {
    ask: '¿Dónde están?',
    words:
      'dirección ubicación ubicados queda quedan llego llegar calle panadería encuentran mandar dónde',
    answer: '45 Mill St, en la esquina.',
  },
  {
    ask: '¿Dónde puedo estacionarme?',
    words: 'estacionamiento estacionar parqueo parquear parking aparcar carro auto coche',
    answer: 'Puede estacionarse en Mill St, gratis antes de las 9:00 AM.',
  },
  {
    ask: '¿Cómo pago, y piden depósito?',
    words:
      'pagar pagos paga tarjeta crédito débito efectivo cheque zelle venmo apple aceptan anticipo adelanto adelantado antes',
    answer:
      'Se paga en el mostrador, con tarjeta, efectivo o el teléfono. Solo los pasteles de boda piden un depósito, la mitad del precio.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi pedido?',
    words: 'cambiarlo cancelarlo orden encargo pastel pan mover otro día cancelación último',
    answer: 'Sí. El pan, hasta las 8:00 PM del día anterior. Los pasteles, hasta dos días antes.',
    isChange: true,
  },
  {
    ask: '¿Cuándo recojo mi pedido?',
    words:
      'recoger recogerlo pasar paso hora orden pastel pan tarde listo encargo otra persona tráfico lista',
    answer:
      'De 7:00 AM a 3:00 PM, de martes a domingo. Lo guardamos hasta las 3:00 PM, y otra persona lo puede recoger con su nombre.',
  },
  {
    ask: '¿Me pueden escribir por mensaje?',
    words: 'texto prefiero textear textearme mandar mándeme mejor escriben escribirme vez solo',
    answer: 'Sí. Revise su número aquí, y le escribimos en vez de llamar. Puedo pasar su mensaje.',
    isPassedOn: true,
  },
];
