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
  noAnswer: {
    words:
      'what if nobody calls, what if nobody calls me, what if nobody calls me back, what if nobody calls back, if she doesnt call, if dana doesnt call, what if she doesnt answer, what if dana doesnt answer, what if she doesnt call, what if nobody answers, if no one calls',
    spanishWords: 'si no llama, si nadie me llama, si no me llama',
    say: 'If Dana doesn’t pick up, I call Luis, who’s on call with her. If nobody has called you by then, write here, and I call both again.',
    saySpanish:
      'Si Dana no contesta, llamo a Luis, que está de guardia con ella. Si nadie le ha llamado, escriba aquí, y llamo otra vez.',
  },
  brand: {
    words: 'what brand, which brand, brand you install, brand water heater, what brands',
    spanishWords: 'qué marca',
    say: 'Dana tells you which one fits, and you get its price before she installs it.',
    saySpanish: 'Dana le dice cuál le conviene, y le da el precio antes de instalarlo.',
  },
  installTime: {
    words:
      'how long water heater, how long water heater install, how long install, how long replace water heater, how long does install take, install water heater how long',
    spanishWords: 'cuánto tarda calentador, cuánto tarda instalar',
    say: 'A water heater usually takes half a day. Dana tells you once she’s seen yours.',
    saySpanish: 'Un calentador, casi siempre medio día. Dana se lo dice al verlo.',
  },
  whoPays: {
    words:
      'who pays, bill my landlord, bill landlord, landlord bill him, landlord bill, tenant, my tenant, landlord, im landlord, rental',
    spanishWords: 'quién paga, inquilino, casero',
    say: 'Whoever books it pays, when the work is done. For a rental, tell Dana who gets the bill.',
    saySpanish:
      'Paga quien hace la cita, al terminar. Si es rentado, dígale a Dana a quién cobrar.',
  },
  picture: {
    words: 'send picture, send pic, send photo, text picture, text pic, text photo, send video',
    spanishWords: 'mandar foto, enviar foto, mandar video',
    say: 'Not here. When Dana calls, you can text it to her number.',
    saySpanish: 'Por aquí no. Cuando Dana llame, mándesela a su número.',
  },
  claim: {
    words:
      'insurance companies, insurance company, insurance claim, homeowners insurance, bill insurance, bill my insurance, work with insurance',
    spanishWords: 'reclamo seguro, mi seguro paga',
    say: 'You pay us, and get an itemized invoice to send to your insurance.',
    saySpanish: 'Usted nos paga, y le damos una factura detallada para su seguro.',
  },
  homeWarranty: {
    words: 'home warranty, take home warranty, have home warranty',
    say: 'You pay us, and the invoice goes to your home warranty. Please ask them first what they cover.',
  },
  asksUrgent: {
    words: 'is that emergency, is this emergency, is it emergency, what counts emergency',
    spanishWords: 'es una emergencia o, cuenta como emergencia',
    say: 'Water that won’t stop, sewage or no heat is one: tell me which, and I’ll wake Dana. Anything else can wait until morning.',
    saySpanish:
      'Agua que no para, aguas negras o sin calefacción, sí: dígame cuál y despierto a Dana. Lo demás puede esperar.',
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
