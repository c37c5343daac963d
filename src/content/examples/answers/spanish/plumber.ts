import type { Answer } from '@/content/examples/answers/answer';
import { plumberVisits } from '@/content/examples/answers/visits/plumber';

/** What customers ask a plumber in Spanish, besides what they tap: what a clogged drain costs. */
export const plumberInSpanish: readonly Answer[] = [
  {
    ask: 'Hay agua por toda la cocina. ¿Qué hago?',
    words: 'fuga fregadero debajo piso tirando sale saliendo deja inunda mucha',
    answer:
      'Si hay enchufes bajo el agua, no entre. Si no, cierre la llave de paso, junto al medidor, hacia la derecha. Deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: 'emergency',
  },
  {
    ask: 'Se rompió un tubo o hay una fuga. ¿Qué hago?',
    words:
      'rompio reventó tubería cañería agua partes todas todo sótano techo baño cuarto piso inunda inundando inundación inundado sale salir saliendo tirando deja gotera mucha cocina lavadora manguera reventado explotó chorro',
    answer:
      'Si hay enchufes bajo el agua, no entre. Si no, cierre la llave de paso, junto al medidor, hacia la derecha. Deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.leak,
  },
  {
    ask: 'Mi calentador tira agua. ¿Qué hago?',
    words: 'boiler tirando gotea fuga saliendo saliéndose piso tanque perdiendo',
    answer:
      'Si hay enchufes bajo el agua, no entre. Si no, cierre su gas o su interruptor, y la llave de agua fría de arriba. Deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.waterHeater,
  },
  {
    ask: 'El inodoro se desborda. ¿Qué hago?',
    words:
      'desbordando baño excusado wc taza agua saliendo sale tirando piso desbordó desbordado desborda',
    answer:
      'Cierre la llave detrás del inodoro y no lo use. Si no para, deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.overflow,
  },
  {
    ask: 'El drenaje se regresa. ¿Qué hago?',
    words:
      'aguas negras sucia sale salen saliendo caca regresando tina regadera inodoro coladera alcantarilla regresa regresó popó mierda',
    answer:
      'No use agua ni el inodoro. Deme su número y despierto a Dana, que le llama en 10 minutos. Le decimos el precio antes de empezar.',
    isUrgent: true,
    books: plumberVisits.sewage,
  },
  {
    ask: 'No hay calefacción. ¿Qué hago?',
    words: 'calefaccion calentón caldera frío funciona prende sin sirve helados congelando bebé',
    answer:
      'Si la caldera hace ruidos fuertes, apáguela. Deme su número y despierto a Dana, que le llama en 10 minutos. Le decimos el precio antes de empezar.',
    isUrgent: true,
    books: plumberVisits.heat,
  },
  {
    ask: 'Se congeló un tubo. ¿Qué hago?',
    words: 'congelado congelada congelaron tubos tubería hielo agua sale',
    answer:
      'Cierre la llave de paso y abra el grifo. Caliente el tubo con una secadora, nunca con fuego. Si se rompió, escriba “se rompió un tubo”. Si no, el miércoles a la 1:00 PM está libre.',
    isUrgent: true,
    books: plumberVisits.frozenPipes,
  },
  {
    ask: 'La bomba del sótano falló. ¿Qué hago?',
    words:
      'descompuso paró dejó funciona sirve prende lloviendo lluvia llenando inundando sumidero',
    answer:
      'Si hay enchufes bajo el agua, no entre. Si no, revise que esté enchufada. Si el agua sube, deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.sumpPump,
  },
  {
    ask: '¿Es peligroso quedarse aquí?',
    words:
      'peligro salir salí salimos afuera adentro entrar volver luces luz ventana sótano quedarme seguro quedarnos',
    answer:
      'Si huele a gas, o hay agua cerca de enchufes, salgan todos y llame al 911 desde afuera. No toque aguas negras. Si tiene dudas, deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.emergency,
  },
  {
    ask: 'Se apagó el piloto. ¿Lo puedo prender?',
    words: 'apagado apaga encender prendo flama otra vez gas',
    answer:
      'Si huele a gas, salgan todos ahora y llame al 911 desde afuera. Si no, déjelo apagado hasta que Dana lo vea. El miércoles a la 1:00 PM está libre.',
    isUrgent: true,
    books: plumberVisits.pilot,
  },
  {
    ask: '¿Dónde está la llave de paso?',
    words: 'cierro cerrar cierra agua principal válvula encuentro medidor corto cortar',
    answer:
      'Suele estar donde entra el tubo de agua, junto al medidor, en el sótano o en la pared de enfrente. Ciérrela hacia la derecha. Si no gira, llame a su compañía de agua, a cualquier hora.',
  },
  {
    ask: 'La llave de paso no gira. ¿Qué hago?',
    words: 'atorada dura trabada pegada rota cierra cerrar agua oxidada mueve',
    answer:
      'Si no puede cerrarla, llame a su compañía de agua, a cualquier hora: ellos la cortan desde la calle. Deme su número y despierto a Dana, que le llama en 10 minutos.',
    isUrgent: true,
    books: plumberVisits.leak,
  },
  {
    ask: 'Ya cerré el agua. ¿Qué sigue?',
    words: 'cerrada cerrado paró pasó cerre llave',
    answer:
      'Muy bien. Déjela cerrada hasta que Dana vea la fuga. Deme su número y la despierto; ella le llama en 10 minutos. Si puede esperar, pida una cita.',
    books: plumberVisits.leak,
  },
  {
    ask: '¿Pueden venir esta noche?',
    words:
      'alguien plomero urgente urgencia emergencia ahora mismo ahorita rápido 24 servicio atienden despierte apúrese apúrense anoche esperar espera ayuda ayúdenme',
    answer:
      'Dana le llama en 10 minutos si no para el agua, salen aguas negras, no hay calefacción o se tapó su único inodoro. Si lo suyo puede esperar, mejor pida una cita.',
    books: plumberVisits.emergency,
  },
  {
    ask: '¿Puedo hacer una cita?',
    isVisit: true,
    words:
      'cuándo venir cita plomero alguien hoy mañana pronto antes posible semana disponible libre agendar visita venga viene hora miércoles jueves viernes sábado lunes después mediodía tarde temprano ver revisar esperar espera domingo lugar espacio próxima ocupo martes agendo reservar sacar horarios fecha',
    answer:
      'El miércoles a la 1:00 PM está libre, y abajo puede elegir otra hora. Dana lo revisa primero y le da un precio.',
    books: plumberVisits.firstLook,
  },
  {
    ask: '¿Cuándo pueden ver mi calentador?',
    words:
      'boiler agua caliente prende enciende funciona sirve revisar arreglar reparan arreglan roto descompuesto sale sin gas viejo hoy rompió reparar',
    answer: 'El miércoles a la 1:00 PM está libre. Si lo reparamos, la visita es gratis.',
    books: 'time',
  },
  {
    ask: '¿Cuál es su horario?',
    words:
      'hora horarios abren abre abierto cierran cierra trabajan atienden hoy mañana fin fines semana sábado domingo feriado festivo navidad thanksgiving lunes martes miércoles jueves viernes día año nuevo',
    answer:
      'Trabajamos de lunes a sábado, de 7:00 AM a 6:00 PM, y no en días feriados. En una emergencia, Dana responde a cualquier hora.',
  },
  {
    ask: '¿Cobran más de noche o en domingo?',
    words: 'cuánto cuesta precio extra caro domingos fin semana feriado tarifa recargo',
    answer:
      'Es el mismo precio todos los días, y también de noche. Lo sabrá antes de que toquemos nada.',
  },
  {
    ask: '¿Cuánto cuesta reparar una fuga?',
    words: 'precio cobran cobra sale arreglar fugas agua tubo tubería gotera reparación',
    answer:
      'Cuesta desde $140, también de noche y en domingo. Si no puede esperar, cierre la llave de paso y pregunte si pueden venir esta noche. El miércoles a la 1:00 PM está libre.',
    books: plumberVisits.leakRepair,
  },
  {
    ask: '¿Cuánto cuesta arreglar una llave que gotea?',
    words:
      'precio cobran grifo goteando regadera lavabo fregadero reparar tira agua cierra baño cocina',
    answer:
      'Cuenta como fuga: desde $140. Le decimos el precio antes de empezar. El miércoles a la 1:00 PM está libre.',
    books: plumberVisits.faucet,
  },
  {
    ask: '¿Instalan llaves o inodoros nuevos?',
    words:
      'cuánto cuesta cobran precio instalar instalación poner cambiar cambian inodoro llave grifo nueva nuevo lavabo fregadero regadera baño excusado taza compré',
    answer:
      'Instalamos llaves, inodoros y más. Dana lo ve primero y le da un precio con la instalación. El miércoles a la 1:00 PM está libre.',
    books: plumberVisits.fixture,
  },
  {
    ask: '¿Cuánto cuesta destapar un inodoro?',
    words: 'precio cobran destapan tapado tapó tapada baño excusado taza wc baja único solo',
    answer:
      'Cuesta $95, también de noche. El miércoles a la 1:00 PM está libre. Si es su único inodoro, pregunte si alguien puede venir esta noche.',
    books: plumberVisits.toilet,
  },
  {
    ask: '¿Arreglan un inodoro que no para de correr?',
    words:
      'corre corriendo agua tirando reparar reparan baño excusado taza flojo roto palanca cuánto cuesta cobran precio tira gotea fuga',
    answer:
      'Sí lo arreglamos. Mientras tanto, cierre la llave de atrás. La visita cuesta $89 y es gratis si lo reparamos. El miércoles a la 1:00 PM está libre.',
    books: plumberVisits.runningToilet,
  },
  {
    ask: '¿Trabajan con trituradores, bombas y gas?',
    words:
      'triturador bomba sótano línea tubería instalar instalan arreglan reparan cambiar basura suavizador aspersores cuánto cuesta cobran precio',
    answer:
      'Hacemos esos trabajos. Dana lo ve primero y le da un precio. La visita cuesta $89 y es gratis si hacemos la reparación. El miércoles a la 1:00 PM está libre.',
    books: plumberVisits.equipment,
  },
  {
    ask: '¿Arreglan calefacción o aire acondicionado?',
    words: 'clima caldera calentón reparan instalan mantenimiento aires',
    answer:
      'Trabajamos con calefacción, calderas y calentadores, pero no con aire acondicionado. Si se quedó sin calefacción, pregunte si pueden venir esta noche. Si no, el miércoles a la 1:00 PM está libre.',
    books: plumberVisits.heating,
  },
  {
    ask: '¿Cuánto cuesta un calentador nuevo?',
    words:
      'precio cobran sale cambiar cambio cambian instalar instalan instalación poner boiler galones marca gas eléctrico',
    answer:
      'Dana lo ve primero y le da un precio. La visita cuesta $89 y es gratis si hacemos el trabajo. Instalar uno tarda casi siempre medio día.',
    books: 'time',
  },
  {
    ask: '¿Cobran por la visita?',
    isUrgentPrice: true,
    words:
      'cuánto cuesta precio venir revisar ver vengan gratis presupuesto cotización cotizaciones estimado diagnóstico salida',
    answer:
      'La visita cuesta $89 y es gratis si hacemos la reparación. Dana le da un precio antes de empezar.',
  },
  {
    ask: '¿Cuánto cobran?',
    words:
      'cuánto cobran cuesta cuestan precio tarifa hora trabajo plomero total aproximado mano obra sale',
    answer:
      'Destapar un desagüe cuesta $95, y reparar una fuga, desde $140. No cobramos por hora: le damos un solo precio antes de empezar.',
  },
  {
    ask: '¿Tienen licencia y seguro?',
    words: 'licenciados asegurados certificados permiso número',
    answer:
      'Tenemos licencia y seguro, y Dana le puede mostrar los dos documentos en la puerta. Si hace falta un permiso, ella lo saca.',
  },
  {
    ask: '¿Dónde están y hasta dónde van?',
    words:
      'dirección ubicación ubicados oficina queda zona área cubren vienen llegan lejos millas condado ciudad centro estacionamiento estacionar columbus grove westerville dublin hilliard gahanna reynoldsburg lakeview newark',
    answer:
      'Estamos en 210 Water St y vamos a su casa, hasta 20 millas del centro. Dana confirma su dirección antes de salir.',
  },
  {
    ask: '¿Cómo puedo pagar?',
    words:
      'pago paga tarjeta crédito débito efectivo cheque aceptan toman zelle venmo plazos financian financiamiento partes dos recibo factura cuándo',
    answer:
      'Con tarjeta, cheque o efectivo, al terminar el trabajo. Para un trabajo grande, pregunte a Dana: puede pagar en dos partes.',
  },
  {
    ask: '¿Dan garantía?',
    words: 'garantizan garantía trabajo falla fallar otra vez año regresan tiempo',
    answer: 'Si una reparación falla antes de un año, la arreglamos gratis.',
  },
  {
    ask: 'Su reparación falló. ¿Qué hago?',
    words:
      'otra vez sigue siguen gotea tapó tapado pasada pasado semana mes ayer vino vinieron arregló arreglaron nada plomero peor mismo problema dejó',
    answer:
      'Lo siento. Si una reparación nuestra falla antes de un año, la arreglamos gratis. Dana le puede llamar mañana a las 7:00 AM.',
    books: 'person',
  },
  {
    ask: '¿Cuándo sabré de ustedes?',
    words:
      'llama llamado llamó llamaron nadie todavía falta esperando minutos dana cuánto tiempo llaman',
    answer:
      'En una emergencia, Dana le llama 10 minutos después de que yo tenga su número. Si no, mañana a las 7:00 AM. Si nadie le ha llamado, puedo pasar su mensaje.',
    isPassedOn: true,
  },
  {
    ask: '¿Por qué no hay agua?',
    words:
      'presión poca baja sin cae vecinos ciudad calle departamento sale café sucia turbia amarilla color llega',
    answer:
      'Si sus vecinos tienen el mismo problema, es la ciudad. Si es solo en su casa, Dana le puede llamar mañana a las 7:00 AM.',
    books: 'person',
  },
  {
    ask: '¿Por qué huele a drenaje?',
    words: 'olor feo mal apesta huele caño baño cocina coladera sótano peste',
    answer:
      'Si puede ser gas, salgan todos y llame al 911 desde afuera. Si no, eche agua en cada coladera: una seca deja pasar el olor. Si sigue, el miércoles a la 1:00 PM está libre.',
    books: plumberVisits.sewerSmell,
  },
  {
    ask: '¿Hacen fosas sépticas, pozos y otras cosas?',
    words:
      'fosa séptica pozo bomba remodelan remodelar remodelación baño cocina casa tubería restaurante negocio comercial oficina trampa grasa alberca lavadora lavavajillas arreglan instalan remodelaciones',
    answer:
      'Eso se habla primero. Dana le puede llamar mañana a las 7:00 AM, y le dice si lo hacemos.',
    books: 'person',
  },
  {
    ask: '¿Mi seguro de casa paga la reparación?',
    words: 'aseguranza aceptan toman cubre reclamo garantía dueño casero inquilino quién',
    answer:
      'Usted nos paga, y le damos una factura detallada para su seguro. Por favor, pregúnteles antes qué cubren.',
  },
  {
    ask: '¿Puedo cancelar o cambiar mi visita?',
    words:
      'cita cancelo cancelación mover cambio otra otro semana día lunes viernes sábado jueves hora cobran multa miércoles podré martes domingo mañana hoy',
    answer: 'Puede cambiarla o cancelarla gratis hasta 2 horas antes.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: '¿Quién viene?',
    words: 'dana dueña dueño llega llegue avisan avisa salir camino mensaje avisar',
    answer:
      'Viene Dana, la dueña. Llama antes de salir, o le manda un mensaje si usted lo prefiere.',
  },
  {
    ask: '¿Tengo que estar en casa?',
    words: 'adulto presente salir salgo dejar llave mientras',
    answer: 'Un adulto tiene que abrirle a Dana y oír el precio. Después puede salir.',
  },
  {
    ask: '¿Cuánto tiempo tardan?',
    words:
      'tarda dura demora demoran toma minutos reparación arreglar reparar destapar desagüe instalar calentador',
    answer:
      'Un desagüe, casi siempre menos de una hora. Un calentador nuevo, medio día. Si es una reparación, Dana se lo dice al verla.',
  },
  {
    ask: '¿Me pueden escribir un mensaje?',
    words: 'mensaje sms mandar manden mándeme escríbame vez número foto enviar prefiero llamada',
    answer:
      'Revise su número aquí, y le escribimos en vez de llamarle. Por aquí no puede mandar fotos, pero al número de Dana, sí.',
    isPassedOn: true,
  },
  {
    ask: '¿Puedo hablar con una persona?',
    words:
      'llamar alguien dana dueña hablo llame llamen llámenme llamada teléfono encargado gerente llamarme hablar plomera después',
    answer: 'Dana, la dueña, le puede llamar mañana a las 7:00 AM.',
    books: 'person',
  },
];
