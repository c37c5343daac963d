import type { Answer, Booking } from '@/content/examples/answers/answer';

/** What is booked when the owner is woken. @param costs its price, in English and in Spanish */
export const wakesDana = (
  job: string,
  costs: Booking['costs'] = [
    'You’ll know the price before we touch anything, and it’s the same at night.',
    'Le decimos el precio antes, y es el mismo de noche.',
  ],
): Booking => ({
  when: 'Tonight, within 10 minutes',
  what: `Dana calls: ${job}`,
  text: `Call back now, ${job}:`,
  asksAddress: true,
  costs,
});

/** What wakes a plumber, and what is dangerous, the most urgent first. */
export const plumberUrgent = {
  gas: {
    words: 'smell gas, gas leak, is it gas, could be gas, rotten eggs',
    spanishWords: 'huele gas, olor gas, fuga gas, es gas, puede ser gas',
    say: 'Leave the house now and take everybody with you. Don’t touch a switch. Stay outside, and call 911 or your gas company from there.',
    saySpanish:
      'Salga de la casa ahora con todos. No toque ningún interruptor. Quédese afuera y llame desde ahí al 911 o a su compañía de gas.',
    isUrgent: true,
  },
  monoxide: {
    words: 'carbon monoxide, monoxide, co alarm, co detector',
    spanishWords: 'monóxido',
    say: 'Get everybody out into fresh air now. Call 911 from there, and stay outside until they say it’s safe.',
    saySpanish:
      'Salgan todos al aire libre ahora. Llame desde ahí al 911 y quédense afuera hasta que digan que es seguro.',
    isUrgent: true,
  },
  noCall: {
    words:
      'she didnt call, dana didnt call, didnt call yet, hasnt called, havent called yet, not called yet, no call yet, nobody called yet, didnt call me yet, nobody called its been, nobody called been, been 15 min, been 20 min, been 30 min, nobody has called',
    spanishWords: 'no me ha llamado, todavía no llama, no ha llamado',
    say: 'I’m sorry. I’m waking Dana again. If she doesn’t pick up, I call Luis, who’s on call with her.',
    saySpanish:
      'Lo siento. Despierto a Dana otra vez. Si no contesta, llamo a Luis, que está de guardia con ella.',
    isUrgent: true,
  },
  electric: {
    words:
      'feet of water, basement feet water, water panel, electrical panel, breaker box, water outlet, light fixture, water electrical, ceiling light, sparks, burning smell, smells burning, use the lights, turn on lights, lights safe, safe lights, touch switch',
    spanishWords: 'agua electricidad, agua enchufe, caja fusibles, huele quemado',
    say: 'Stay away from that water, and don’t touch the panel, a switch or a plug. If you see sparks or smoke, leave and call 911. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    saySpanish:
      'Aléjese de esa agua y no toque nada eléctrico. Si ve chispas o humo, salga y llame al 911. Déme su número y despierto a Dana, que le llama en 10 minutos.',
    books: wakesDana('water near electricity'),
    isUrgent: true,
  },
  emergency: {
    words:
      'water everywhere, going everywhere, water all over, water under, water wont stop, water not stopping, cant stop water, water out from, water pouring, pouring out, gushing, burst, bust, busted, pipe bust, hose blew, hose blew off, hose popped, washing machine hose, flood, flooding, ceiling, leak, leaky, water heater leak, water dripping, water shooting, basement filling, basement flood, spraying, broken pipe, it cracked, its cracked, pipe cracked, pipe split, still coming, its pouring, inches of water, inch of water, inches water, standing water, line leaking, ice maker leaking, ice maker line leaking, supply line, supply line leak, pipe leaking',
    spanishWords:
      'fuga, salió agua, agua wc, agua no para, no deja salir, inunda, agua partes, agua toda, agua todo, agua sótano, agua cocina, agua debajo, agua no para salir, agua fregadero, tirando agua, agua piso, agua baño, sale agua, agua techo, tubería, tubo, cañería, reventó, gotera, goteras, gotea',
    saySpanish:
      'Si hay enchufes bajo el agua, no entre. Si no, cierre la llave de paso, junto al medidor, hacia la derecha. Luego déme su número y despierto a Dana, que le llama en 10 minutos. Una fuga cuesta desde $140.',
    books: wakesDana('leak', [
      'Fixing a leak starts at $140, at night and on Sundays, too.',
      'Una fuga cuesta desde $140, también de noche y en domingo.',
    ]),
    isAlone: true,
  },
  heater: {
    words:
      'water heater leak, heater leak, heater burst, heater drip, leaking from bottom, leaking from the bottom, tank leaking, leaking tank',
    spanishWords:
      'calentador gotea, calentador fuga, calentador saliendo agua, calentador tira agua',
    say: 'If outlets are under water, stay out. If not, turn off the heater’s gas or breaker, and the cold valve above it. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    saySpanish:
      'Si hay enchufes bajo el agua, no entre. Si no, cierre el gas o el interruptor del calentador y la llave fría de arriba. Déme su número y despierto a Dana, que le llama en 10 minutos.',
    books: wakesDana('water heater'),
    isAlone: true,
  },
  sump: {
    words:
      'sump quit, sump stop, sump not, sump died, sump rain, sump dead, sump broke, sump water coming, sump alarm, sump pump alarm, sump pump alarm going off',
    say: 'Is water coming in? Then keep away from plugs near it. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    books: wakesDana('sump pump'),
    isAlone: true,
  },
  sewer: {
    words:
      'sewage, sewer line back up, sewer line clogged, backing up basement, backed up basement, poop, poop floor, sewage up, main backed, main backing, sewer backed, sewer backing, sewer backup, toilet tub, backing tub, backs tub, toilet bathtub, toilet shower, house backed up, coming up shower, all drains, water coming up, coming up drain, up through, sewer smell, smells sewage, out of floor drain, coming out floor drain, coming out drain, out the floor drain, coming out of the drain, main line clogged, main line clog, main clogged, everything backing up, everything backed up',
    spanishWords:
      'aguas negras, sale aguas negras, agua sucia, sale agua sucia, sale caca, drenaje regresa, se regresa drenaje, sale agua tina, sale agua inodoro, sale inodoro',
    say: 'Please don’t run water or flush. Give me your number, and I’ll wake Dana, who calls you within 10 minutes. You’ll know the price before we touch anything.',
    saySpanish:
      'No use agua ni el inodoro. Déme su número y despierto a Dana, que le llama en 10 minutos. Le decimos el precio antes.',
    books: wakesDana('sewer backup'),
    isAlone: true,
  },
  heat: {
    words: 'no heat, heat out, heat not, heat isnt, boiler banging, boiler out, furnace out',
    spanishWords: 'calefacción',
    say: 'If the boiler bangs, switch it off. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    saySpanish:
      'Si la caldera golpea, apáguela. Déme su número y despierto a Dana, que le llama en 10 minutos.',
    books: wakesDana('no heat'),
    isAlone: true,
  },
  overflowGoesOn: {
    words: 'overflow stop, toilet overflow stop, overflow still, overflow everywhere',
    say: 'Turn the small valve behind the toilet clockwise, and don’t flush. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    books: wakesDana('toilet overflowing'),
    isAlone: true,
  },
  washer: {
    words:
      'washing machine overflow, washing machine drain overflow, washer overflow, washing machine leak, washer leak, washing machine leaking, dishwasher leak, dishwasher overflow',
    spanishWords: 'lavadora tira agua, lavadora fuga',
    say: 'Switch it off, and close the valves where its water comes in. If an outlet is wet, stay away. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    saySpanish:
      'Apáguela y cierre sus llaves de agua. Si hay un enchufe mojado, no se acerque. Déme su número y despierto a Dana, que le llama en 10 minutos.',
    books: wakesDana('washing machine or dishwasher'),
    isAlone: true,
  },
  tub: {
    words: 'sink overflow, tub overflow, bathtub overflow, shower overflow',
    say: 'Close its faucet, and run no other water. Give me your number, and I’ll wake Dana, who calls you within 10 minutes. Clearing a drain is $95.',
    books: wakesDana('overflow', [
      'Clearing a drain is $95, at night, too.',
      'Destapar un desagüe cuesta $95, también de noche.',
    ]),
    isAlone: true,
  },
  overflow: {
    words: 'overflowing, overflow, toilet overflowing',
    spanishWords:
      'se desborda, desbordando, baño tapado saliendo agua, inodoro saliendo agua, baño saliendo agua tapado, tapado saliendo, inodoro tapado saliendo, inodoro tapado se está saliendo, baño tapado se está saliendo',
    say: 'Turn the small valve behind the toilet clockwise, and don’t flush. If it doesn’t stop, give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    saySpanish:
      'Cierre la llave detrás del inodoro y no lo use. Si no para, déme su número y despierto a Dana, que le llama en 10 minutos.',
    books: wakesDana('toilet overflowing'),
    isAlone: true,
  },
  onlyToilet: {
    words:
      'only toilet, only 1 toilet, only 1 bathroom, one toilet, only bathroom, one bathroom, toilet only one, only one toilet, no other toilet',
    spanishWords: 'único baño, solo un baño, único inodoro',
    say: 'With only one toilet, that can’t wait. Please don’t flush. Give me your number, and I’ll wake Dana, who calls you within 10 minutes. A clogged toilet is $95.',
    saySpanish:
      'Con un solo baño, no puede esperar. No jale la cadena. Déme su número y despierto a Dana, que le llama en 10 minutos. Destaparlo cuesta $95.',
    books: wakesDana('only toilet', [
      'A clogged toilet is $95, at night, too.',
      'Destaparlo cuesta $95, también de noche.',
    ]),
    isAlone: true,
  },
  unnamed: {
    isAskedInEmergency: true,
    words:
      'an emergency, its emergency, is urgent, cant wait, wake dana, wake her, wake her up, someone now, somebody now, plumber now',
    spanishWords: 'emergencia, es urgente, no puede esperar',
    say: 'Give me your number, and I’ll wake Dana, who calls you within 10 minutes. What happened? If water is running, close the main shutoff valve by the meter, and stay away from wet outlets.',
    saySpanish:
      'Déme su número y despierto a Dana, que le llama en 10 minutos. ¿Qué pasó? Si sale agua, cierre la llave de paso junto al medidor, y no toque enchufes mojados.',
    books: wakesDana('emergency'),
    isAlone: true,
  },
} satisfies Readonly<Record<string, Answer>>;
