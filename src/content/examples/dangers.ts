import type { Language } from './answers/answer';

/** Kinds of danger, of which the first that a text names counts. The medicine question is none: nobody is woken for it. */
export type DangerKind =
  | 'despair'
  | 'poison'
  | 'medicineTaken'
  | 'medicineQuestion'
  | 'gas'
  | 'fire'
  | 'health'
  | 'swelling';

/** What somebody may write who is in danger, in small letters without accents or apostrophes, and what to do then. */
interface Danger {
  says: readonly RegExp[];
  advice: string;
}

/** Medicines that customers ask about. */
const medicines =
  'amoxicillin|antibiotic|advil|ibuprofen|motrin|aleve|naproxen|tylenol|acetaminophen|aspirin';
const medicinesInSpanish = 'advil|ibuprofenos?|aleve|naproxeno|tylenol|paracetamol|aspirinas?';

/**
 * Dangers, which every example recognizes before anything else. The advice says “if”, so that a question that only sounds
 * like a danger is not answered wrong.
 */
export const dangers: Readonly<Record<Language, Readonly<Record<DangerKind, Danger>>>> = {
  en: {
    despair: {
      says: [/\b(?:kill(?:ing)?|hurt|harm) myself\b/, /\bsuicid|\bend my life\b|\bwant to die\b/],
      advice:
        'I’m glad you wrote. Please call or text 988: somebody is there day and night. If you’re in danger, call 911.',
    },
    poison: {
      says: [
        /\b(?:swallow(?:ed|ing)?|drank|ate) (?:\w+ ){0,5}(?:bleach|cleaner|dye|developer|peroxide|mouthwash)\b/,
        /\b(?:son|daughter|baby|kid|child|toddler|he|she) (?:\w+ ){0,2}(?:swallowed|drank|ate) (?:\w+ ){0,3}(?:color|paint)\b/,
        /\b(?:swallow(?:ed|ing)?|drank|ate)\b.*\b(?:pills?|medicine|battery|batteries|antifreeze)\b/,
        /\bpoison(?:ed|ing)\b|\boverdos/,
        /\b(?:too m(?:any|uch)|took (?:\d{2}|a lot|a bunch)) (?:of )?(?:\w+ )?(?:pills|ibuprofen|advil|tylenol|medicine)\b/,
      ],
      advice:
        'If somebody may be poisoned, please call Poison Control now: 1-800-222-1222, day and night. If they’re drowsy or can’t breathe, call 911.',
    },
    medicineTaken: {
      says: [
        new RegExp(String.raw`\b(?:took|taken|gave|swallowed) (?:\w+ ){0,3}(?:${medicines})s?\b`),
      ],
      advice:
        'I can’t advise on medicine. Please call Poison Control now, day and night: 1-800-222-1222. If somebody took too much or feels worse, call 911.',
    },
    medicineQuestion: {
      says: [
        new RegExp(
          String.raw`\b(?:take|taking|give|mix|drink|have) (?:\w+ ){0,3}(?:${medicines})s?\b`,
        ),
        new RegExp(
          String.raw`(?<!\bneed )\b(?:${medicines})s? (?!refill)(?:\w+ ){0,3}(?:ok|okay|safe|with|together|before|after|many|much)\b`,
        ),
        new RegExp(String.raw`\bhow (?:many|much) (?:\w+ )?(?:${medicines})s?\b`),
      ],
      advice:
        'I can’t advise on medicine. Please ask a pharmacist, or call Poison Control, day and night: 1-800-222-1222. I can pass your question on.',
    },
    gas: {
      says: [
        /\b(?:smell|leak)(?:s|ing)? (?:\w+ ){0,3}gas\b|\bgas (?:leak|smell)|\brotten eggs?\b/,
        /\b(?:light|relight|lit) (?:\w+ ){0,2}pilot\b/,
        /\bcarbon monoxide\b|\bco (?:alarm|detector)\b/,
      ],
      advice:
        'If you smell gas or an alarm is on, please get everybody out and away now. Don’t touch a switch. Call 911 from outside.',
    },
    fire: {
      says: [
        /(?<!\b(?:head|scalp|skin|mouth|tooth|face)(?: is|s)? )\bon fire\b|\bcaught fire\b|\bthere(?:s| is) a fire\b|\bflames?\b/,
        /\bsmoke (?:\w+ )?(?:coming|from|in|out|under|everywhere)\b/,
        /\b(?:is|its|was|theres|see|smell(?:s|ing)?(?: like)?) (?:\w+ ){0,3}smok/,
        /\bspark(?:s|ing)\b|\belectrocuted\b|\b(?:got|been) shocked\b/,
        /\bwater (?:\w+ ){0,5}(?:outlet|panel|breaker|fuse box)\b/,
        /\b(?:outlet|panel|breaker|fuse box)s? (?:\w+ ){0,3}wet\b|\bwet (?:\w+ )?(?:outlet|panel|breaker)/,
      ],
      advice:
        'If anything is burning, smoking or sparking, or water is near electricity, please keep everybody away from it and call 911. I’m a website and can’t send help.',
    },
    health: {
      says: [
        /\bswallow(?:ed|ing)\b.*\b(?:tooth|crown|filling|screw)\b/,
        /\bhead(?:ache|s)?\b.*\b(?:throw(?:ing|s)? up|threw up|vomit\w*|dizzy|sleepy)\b/,
        /\b(?:throw(?:ing|s)? up|threw up|vomit\w*|dizzy|sleepy)\b.*\bhead(?:ache|s)?\b/,
        /\b(?:blister(?:s|ed|ing)|swell\w*|swollen)\b.*\bburn|\bburn\w*\b.*\b(?:blister|swell|swollen)/,
        /\bi ?m bleeding\b|\bbleeding from (?:my|his|her)\b/,
        /\b(?:cant|cannot|can not|hard(?:er)? to|trouble|barely|not) (?:\w+ )?(?:breath\w*|swallow(?:ing)?)\b/,
        /\bshort of breath\b|\bchok(?:e|ed|ing)\b|\bdrown(?:ed|ing)\b/,
        /\bthroat (?:\w+ ){0,2}(?:clos|swell|swollen|tight)/,
        /\bchest (?:\w+ )?(?:pain|hurt|tight|pressure)|\bheart attack\b|\bstroke\b|\bslurr|\bcant talk right\b/,
        /\bunconscious\b|\bpass(?:ed|ing) out\b|\bfaint(?:ed|ing)?\b|\bcollapsed\b|\bseizure/,
        /\b(?:wont|not|cant) (?:wake|waking)\b|\bhit (?:his|her|my|their) head\b/,
        /\bbleed\w* (?:\w+ ){0,4}(?:wont|not|cant|doesnt|isnt|hasnt|didnt|never) (?:\w+ )?(?:stop|quit)/,
        /\b(?:wont|not|cant) (?:stop|quit) bleeding\b/,
        /\bbleed\w* (?:a ?lot|bad|badly|everywhere)\b|\b(?:lots?|so much) (?:of )?blood\b/,
        /\ballergic reaction\b|\banaphyla|\bhives\b/,
        /\b(?:call|need) 911\b|\bambulance\b/,
      ],
      advice:
        'If anyone may be in danger, please call 911 or go to an emergency room now. I’m a website and can’t send help.',
    },
    swelling: {
      says: [
        /\bfever\b.*\b(?:abscess|abces\w*|infect\w*|tooth\w*|teeth|gums?|swell\w*|swollen)\b/,
        /\b(?:abscess|abces\w*|infect\w*|tooth\w*|teeth|gums?|swell\w*|swollen)\b.*\bfever\b/,
        /\bswelling (?:\w+ ){0,3}(?:face|eyes?|lips?|tongue|neck|throat)\b/,
        /\b(?:face|eyes?|lips?|tongue|neck|jaw|cheek) (?:\w+ ){0,3}(?:swell|swollen|puffy)/,
        /\bswollen (?:\w+ )?(?:face|eyes?|lips?|tongue|neck|jaw|cheek)\b/,
      ],
      advice:
        'Please go to an emergency room now. If it’s hard to breathe or swallow, call 911. I’m a website and can’t send help.',
    },
  },
  es: {
    despair: {
      says: [/\bsuicid|\bmatarme\b|\bquitarme la vida\b|\bquiero morir|\bno quiero vivir\b/],
      advice:
        'Qué bueno que escribió. Llame o mande un mensaje al 988: hay alguien a cualquier hora. Si está en peligro, llame al 911.',
    },
    poison: {
      says: [
        /\b(?:trago|tomo|bebio|comio)\b.*\b(?:cloro|limpiador|tinte|pintura|anticongelante)\b/,
        /\b(?:trago|tomo|bebio|comio)\b.*\b(?:pastillas?|medicina|pila)\b/,
        /\benvenen|\bintoxic|\bsobredosis\b/,
      ],
      advice:
        'Si alguien puede estar envenenado, llame ahora a Poison Control: 1-800-222-1222, a cualquier hora. Si no responde o no respira bien, llame al 911.',
    },
    medicineTaken: {
      says: [
        new RegExp(String.raw`\b(?:tome|tomo|di|dimos) (?:\w+ ){0,3}(?:${medicinesInSpanish})\b`),
      ],
      advice:
        'Llame ahora a Poison Control: 1-800-222-1222, a cualquier hora. Si no respira bien, llame al 911.',
    },
    medicineQuestion: {
      says: [
        new RegExp(
          String.raw`\b(?:tomar|tomarme|dar|darle|doy|mezclar) (?:\w+ ){0,3}(?:${medicinesInSpanish})\b`,
        ),
        new RegExp(
          String.raw`\b(?:${medicinesInSpanish}) (?:\w+ ){0,3}(?:bien|con|juntos|antes|despues|cuant\w+)\b`,
        ),
      ],
      advice:
        'No puedo aconsejar sobre medicinas. Pregunte en una farmacia o llame a Poison Control, a cualquier hora: 1-800-222-1222. Puedo pasar su pregunta.',
    },
    gas: {
      says: [/\b(?:huele|olor|fuga|escape)\b.*\bgas\b|\bmonoxido\b/],
      advice:
        'Si huele a gas o suena una alarma, salgan todos ahora. No toque ningún interruptor. Llame al 911 desde afuera.',
    },
    fire: {
      says: [
        /\bincendio\b|\bfuego\b|\bhumo\b|\ben llamas\b|\bchisp/,
        /\bagua\b.*\b(?:enchufe|panel electrico|interruptor)\b/,
      ],
      advice:
        'Si algo se quema, echa humo o chispas, o hay agua cerca de la electricidad, aléjense todos y llame al 911. Soy un sitio web y no puedo mandar ayuda.',
    },
    health: {
      says: [
        /\b(?:no puedo|no puede|no podia|cuesta) (?:respirar|tragar)\b|\bahog/,
        /\bgarganta\b.*\b(?:cierra|hincha)/,
        /\b(?:dolor|presion) (?:en|de) (?:el |mi )?pecho\b|\binfarto\b|\bderrame\b/,
        /\binconsciente\b|\bdesmay|\bconvulsion|\bno despierta\b/,
        /\bsangr\w* (?:\w+ ){0,3}(?:mucho|no para)|\bno para de sangrar\b/,
        /\btrago\b.*\b(?:diente|corona|empaste)\b|\bquem\w+\b.*\bampollas?\b/,
        /\breaccion alergica\b|\bambulancia\b|\bllam\w+ al 911\b/,
      ],
      advice:
        'Si alguien puede estar en peligro, llame al 911 o vaya a emergencias ahora. Soy un sitio web y no puedo mandar ayuda.',
    },
    swelling: {
      says: [
        /\bfiebre\b.*\b(?:absceso|infeccion|diente|muela|encias?|hinchad\w*)\b/,
        /\b(?:absceso|infeccion|diente|muela|encias?|hinchad\w*)\b.*\bfiebre\b/,
        /\b(?:cara|ojos?|labios?|lengua|cuello) (?:\w+ ){0,2}hinchad/,
        /\bhinch\w+ (?:\w+ )?(?:cara|ojos?|labios?|lengua|cuello)\b/,
      ],
      advice:
        'Vaya a emergencias ahora. Si le cuesta respirar o tragar, llame al 911. Soy un sitio web y no puedo mandar ayuda.',
    },
  },
};
