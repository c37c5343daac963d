import type { Language } from './answers/answer';

/** Frequent words, without accents, that say nothing about what a question asks; they tell its language. */
export const stopWords: Readonly<Record<Language, string>> = {
  en: `
    a an the this that these those there here it its not is are am was were be been do does did can could will would should may might
    i im ive id ill me my mine we us our you your yours u ur r yall guys they them their he she his her hers who what whats which how hows why wheres whens whos theres youre were good
    and or but if so of to for from in on at by with w as about up out into than then too also just really very
    have has had got get gets getting need want wanna like looking look please pls plz hi hello hey yo ok okay well
    any some something anything one know tell say thats all yes yeah gonna going go let lets how thing
    thanks thank thx bye lol haha sure great perfect sorry nevermind never mind forget nope yep cool fine question ask wondering
    right now think thinking works guys dr mr mrs ms actually instead maybe already
  `,
  es: `
    a un una unos unas el la los las lo le les al del de que y o e en con por para su sus mi mis me se si no es son esta estan
    este esto eso hay ha he soy eres usted ustedes yo tu te nos como cual algo muy mas ya pero tengo tiene tienen tienes
    quiero quisiera necesito puedo puede pueden puedes podria hacen haces hace hacer ir va hola ola buenas buenos noches dias
    tardes favor porfa porfavor oiga disculpe gracias adios bueno vale claro perdon aqui ahi pregunta saber nomas solo solamente
  `,
};

/** Words that only ask for a visit, in both languages, without accents and without a plural's s. */
export const visitWords = `
    come book booking booked schedule scheduling appointment appt visit room space opening availability
    available slot spot anytime soon soonest sooner earliest when fit squeeze done set see seen make same day
    guy tech plumber dentist doctor stylist anyone someone somebody
    cita espacio lugar hueco hora agendar reservar turno cupo disponible pronto cuando hacerme venir atender
`;
