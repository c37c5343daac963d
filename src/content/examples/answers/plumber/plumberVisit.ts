import type { Answer } from '@/content/examples/answers/answer';
import { asksWhyUs } from '@/content/examples/answers/shared/shared';

/** What customers ask about who comes, when, and how long it takes. */
export const plumberVisit: Readonly<Record<string, Answer>> = {
  pick: {
    words: asksWhyUs,
    say: 'We’re licensed and insured, and if a repair fails within a year, we fix it at no charge.',
  },
  crewSpanish: {
    words: 'plumber speak spanish, plumbers speak spanish, dana speak spanish, guy speak spanish',
    spanishWords: 'hablan español plomeros, plomero habla español, dana habla español',
    say: 'Luis, who’s on call with Dana, speaks Spanish.',
    saySpanish: 'Sí, Luis, que trabaja con Dana, habla español.',
  },
  whoComes: {
    words: 'who is coming, whos coming, who comes, who will come',
    spanishWords: 'quién viene, quién va a venir',
    say: 'Dana herself, the owner.',
    saySpanish: 'Viene Dana, la dueña.',
  },
  ownerName: {
    words: 'who dana, whos dana, owners name, who owner, whos owner, who owns',
    spanishWords: 'quién dueño, quién dueña',
    say: 'Dana owns the business, and she does the work herself.',
    saySpanish: 'Dana es la dueña, y hace el trabajo ella misma.',
  },
  licensed: {
    words: 'licensed, license number, your license number, insured, insurance, bonded',
    spanishWords: 'licenciados, licencia, asegurados, seguro',
    say: 'We’re licensed and insured, and Dana can show you both at the door.',
    saySpanish: 'Tenemos licencia y seguro, y Dana se los puede mostrar.',
  },
  onTheWay: {
    words:
      'text when on the way, text me when on the way, can you text me when on the way, text me before you come, text before you come, on way, hes on way, shes on way, before you come, before he comes, before you leave',
    spanishWords: 'en camino, antes de venir',
    say: 'Yes. Dana calls before she leaves, and can text instead.',
    saySpanish: 'Sí. Dana llama antes de salir, o le manda un mensaje.',
  },
  picture: {
    words: 'send picture, send pic, send photo, text picture, text pic, text photo, send video',
    spanishWords: 'mandar foto, enviar foto, mandar video',
    say: 'Not here. When Dana calls, you can text it to her number.',
    saySpanish: 'Por aquí no. Cuando Dana llame, mándesela a su número.',
  },
  homeWarranty: {
    words: 'home warranty, take home warranty, have home warranty',
    say: 'You pay us, and the invoice goes to your home warranty. Please ask them first what they cover.',
  },
  asksUrgent: {
    words: 'is that emergency, is this emergency, is it emergency, what counts emergency',
    spanishWords: 'es una emergencia o, cuenta como emergencia',
    say: 'A leak, a flood, sewage or no heat is one: tell me which, and I’ll wake Dana. Anything else can wait until morning.',
    saySpanish:
      'Una fuga, aguas negras o sin calefacción, sí: dígame cuál y despierto a Dana. Lo demás puede esperar.',
  },
  beHome: {
    words:
      'be home, need to be there, be there when, have to be home, need to be home, someone home, somebody home',
    spanishWords: 'tengo que estar en casa, alguien en casa',
    say: 'An adult has to let Dana in and hear the price. After that, you can leave.',
    saySpanish: 'Un adulto tiene que abrirle a Dana y oír el precio. Después puede salir.',
  },
  duration: {
    words:
      'how long is that, how long is it, how long take, how long fix, how long job, how long repair',
    spanishWords: 'cuánto tarda en arreglar, cuánto dura',
    say: 'A drain usually takes less than an hour. For a repair, Dana tells you once she’s seen it.',
    saySpanish: 'Un desagüe, menos de una hora. Una reparación, Dana se lo dice al verla.',
  },
  permit: {
    words: 'permit, need permit, permit water heater, need permit water heater',
    spanishWords: 'permiso, hace falta permiso',
    say: 'Where a job needs a permit, Dana gets it, and it’s in the price she gives you.',
    saySpanish: 'Si hace falta un permiso, Dana lo saca, y va en el precio.',
  },
};
