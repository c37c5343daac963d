import type { Answer } from '@/content/examples/answers/answer';
import { sharedSays } from '@/content/examples/answers/shared/sharedSays';

/** What a salon's customers write when something is wrong with them. */
export const salonUrgent: Readonly<Record<string, Answer>> = {
  swallowed: {
    ...sharedSays.poison,
    words:
      'drank developer, drank dye, drank color, drank bleach, drank peroxide, swallowed dye, swallowed developer, ate dye',
    spanishWords:
      'tragó tinte, tomó tinte, bebió tinte, tragó peróxido, tomó peróxido, bebió peróxido, tragó decolorante, tomó decolorante',
    isUrgent: true,
  },
  swelling: {
    words:
      'eye swelling, eye is swelling, face swelling, face is swelling, swollen, swelling, eyes swollen, lips swollen',
    spanishWords: 'hinchó, hincha, hinchada, hinchado, hinchados',
    say: 'If it’s hard to breathe or swallow, call 911 now. Rinse with plain water, and have a doctor look at it tonight. I’m telling the owner now. Leave your name and number, and she calls you.',
    saySpanish:
      'Si le cuesta respirar o tragar, llame al 911 ahora. Enjuáguese con agua y vea a un médico esta noche. Ya le aviso a la dueña. Deje su nombre y su número, y le llama.',
    isUrgent: true,
    isPassedOn: true,
  },
  burned: {
    words:
      'burned my ear, burned ear, burned my neck, burned neck, burned my hand, burned scalp iron, curling iron burn, burned iron, burned me iron, flat iron burn',
    spanishWords:
      'quemó oreja, quemaron oreja, quemó cuello, quemaron plancha, quemó plancha, quemadura',
    say: 'I’m sorry. Cool it under running water for 20 minutes, without ice. If it blisters, or it’s near the eye, see a doctor today. I’m telling the owner now. Leave your name and number, and she calls you.',
    saySpanish:
      'Lo siento. Enfríelo 20 minutos con agua corriente, sin hielo. Si salen ampollas o está cerca del ojo, vea a un médico hoy. Ya le aviso a la dueña. Deje su nombre y su número, y le llama.',
    isUrgent: true,
    isPassedOn: true,
  },
  injury: {
    words:
      'cut my ear, cut ear, ear bleeding, neck bleeding, scalp bleeding, cut my neck, cut neck, cut my skin, nicked, is bleeding, its bleeding, still bleeding, wont stop bleeding',
    spanishWords: 'me cortó oreja, cortó oreja, sangra, sangrando',
    say: 'I’m sorry. Press a clean cloth on it. If it won’t stop bleeding or it’s deep, go to urgent care now. I’m telling the owner now. Leave your name and number, and she calls you.',
    saySpanish:
      'Lo siento. Presione con una tela limpia. Si no para o es profundo, vaya a urgencias ahora. Ya le aviso a la dueña. Deje su nombre y su número, y le llama.',
    isUrgent: true,
    isPassedOn: true,
  },
  burning: {
    words: 'burning, burns, itch, blister, rash, hives, scalp hurts',
    spanishWords:
      'duele cuero, duele cabeza, cuero quema, cabeza quema, está quemando, arde, picazón, me pica, pica cabeza, ronchas, me quemó decolorante, sarpullido, salió sarpullido',
    say: 'Rinse it off with plain water now, for 15 minutes. If it keeps burning or swells, call a doctor or 911. I’m telling the owner now. Leave your name and number, and she calls you.',
    saySpanish:
      'Enjuáguese ahora con agua, 15 minutos. Si sigue ardiendo o se hincha, llame a un médico o al 911. Ya le aviso a la dueña. Deje su nombre y su número, y le llama.',
    isUrgent: true,
    isPassedOn: true,
  },
  allergy: {
    words: 'allergic, sensitive, patch test, ammonia, ppd',
    spanishWords: 'alérgica, soy alérgica, alergia',
    say: 'Please tell us about any allergy before we color. We do a patch test two days ahead, free, and we won’t color without it.',
    saySpanish:
      'Díganos de cualquier alergia antes de teñir. Hacemos una prueba gratis dos días antes, y sin ella no teñimos.',
  },
};
