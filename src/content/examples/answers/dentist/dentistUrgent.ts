import type { Answer, Booking } from '@/content/examples/answers/answer';
import { sharedSays } from '@/content/examples/answers/shared/sharedSays';

/** The text to the owner says nothing about anybody's health. */
export const emergencyVisit = {
  when: 'Tomorrow, 8:40 AM',
  what: 'Emergency visit',
  text: 'New request, tomorrow, 8:40 AM:',
  costs: [
    'An emergency visit is $95, X‑rays included. You get the price of any repair before we start.',
    'La visita de urgencia cuesta $95, con radiografías. Lo demás, con precio antes.',
  ],
  isUrgent: true,
} satisfies Booking;

/** @param what what goes on the calendar */
export const fridayVisit = (what: string): Booking => ({
  when: 'Friday, 10:20 AM',
  what,
  text: 'New request, Friday, 10:20 AM:',
});

/** What a dentist's patients ask when something is wrong, the most urgent first. */
export const dentistUrgent: Readonly<Record<string, Answer>> = {
  bleedsOn: {
    words:
      'keeps bleeding, still bleeding, bled all night, bled all day, bleeding all night, bleeding extraction, bleeding pulled, bleeding surgery, bleeding a lot, bleeding alot, bleed stop, eliquis bleeding, xarelto bleeding, warfarin bleeding, thinner bleeding',
    spanishWords: 'sangra mucho, sangra no para, sangrar no para, sigue sangrando',
    say: 'If you take a blood thinner or blood fills your mouth, go to an emergency room now. If not, bite firmly on a clean, damp cloth for 30 minutes, and go if that doesn’t stop it. If it’s hard to breathe, call 911. Leave your name and number here, and Dr. Maple will call you.',
    saySpanish:
      'Si toma anticoagulantes o se le llena la boca de sangre, vaya a emergencias ahora. Si no, muerda fuerte una gasa limpia 30 minutos, y vaya si no para. Si le cuesta respirar, llame al 911. Deje su nombre y su número, y le llama la doctora.',
    isUrgent: true,
    isPassedOn: true,
  },
  urgent: {
    words:
      'jaw locked, jaw stuck, locked open, infection eye, infection spread, swollen, puffy, swallowed, choking, swell, fever, open mouth, cant swallow, hard to swallow, hurts to swallow, trouble swallowing, swallow since, throat, jaw broken, hit in the face, punched, teeth line up, dont line up, jaw hurts hit, jaw wont close, jaw wont shut, teeth pushed, tooth pushed, accident teeth, accident tooth, accident jaw, accident face, steering wheel, hit mouth, kicked face, kicked mouth, fell on face, hives, rash medicine, rash amoxicillin, rash antibiotic, wrong medicine, throwing up medicine, loose bleeding, loose and bleeding',
    spanishWords: 'hinchado, hinchada, inflamado, inflamada, inflamó, fiebre, tragó',
    say: 'Please don’t wait for us. Go to an emergency room now, and call 911 if it’s hard to breathe or swallow. Leave your name and number here, and Dr. Maple will call you.',
    saySpanish:
      'No espere a que abramos. Con hinchazón, fiebre o sangrado que no para, vaya a emergencias ahora. Si le cuesta respirar o tragar, llame al 911.',
    isUrgent: true,
    isPassedOn: true,
  },
  tooMuch: {
    ...sharedSays.poison,
    words:
      'overdose, too much medicine, took whole bottle, took 6 tylenol, took 8 tylenol, took 10 tylenol, took 12 tylenol, took 20 tylenol, took 6 advil, took 8 advil, took 10 advil, took 12 advil, took 20 advil, took 6 ibuprofen, took 8 ibuprofen, took 10 ibuprofen, took 12 ibuprofen, took 20 ibuprofen, took 6 pills, took 8 pills, took 10 pills, took 12 pills, took 20 pills',
    isUrgent: true,
  },
  isBabyTooth: {
    words:
      'is it baby tooth, is that baby tooth, is this baby tooth, if its baby tooth, if it is baby tooth, baby tooth or permanent, know if baby tooth',
    spanishWords: 'es un diente de leche o, será de leche, cómo sé si es de leche',
    say: 'From about age 6, a front tooth is often a permanent one. If you’re not sure, treat it as permanent: put it back in its place, or keep it in milk. The next hour counts.',
    saySpanish:
      'Desde los 6 años, un diente de enfrente suele ser permanente. Si no está seguro, trátelo así: póngalo en su lugar, o guárdelo en leche. La próxima hora cuenta.',
    isUrgent: true,
    isPassedOn: true,
  },
  babyTooth: {
    words:
      'knocked out baby tooth, knocked baby tooth, baby tooth fell out, baby tooth came out, baby tooth lost, its baby tooth, was baby tooth, only baby tooth, just baby tooth, think baby tooth, a baby tooth, 2 year old knocked out, 3 year old knocked out, 4 year old knocked out, 5 year old knocked out',
    spanishWords: 'es de leche, era de leche, un diente de leche',
    say: 'A baby tooth isn’t put back. Press a clean, damp cloth on the gum. If the bleeding won’t stop or there was a hard hit, go to an emergency room now. If not, it can wait: Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Un diente de leche no se vuelve a poner. Ponga una gasa limpia en la encía. Si no para de sangrar o hubo un golpe fuerte, vaya a emergencias ahora. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isUrgent: true,
  },
  knockedOut: {
    words: 'knocked out, tooth fell out, tooth came out, lost tooth',
    spanishWords:
      'salió diente, me cayó diente, le cayó diente, tumbó diente, perdió diente, volver a poner, poner diente',
    say: 'If it’s a baby tooth, don’t put it back. Hold a permanent tooth by the white part, not the root. Rinse it and put it back in its place if you can. If not, keep it in milk. The next hour counts: I’m telling Dr. Maple right now. If there was a hard hit, call 911 or go to an emergency room. Leave your name and number, and she’ll call you.',
    saySpanish:
      'Un diente de leche no se vuelve a poner. Uno permanente: sosténgalo por arriba, no por la raíz, enjuáguelo y póngalo en su lugar si puede. Si no, guárdelo en leche. La próxima hora cuenta: ya le aviso a la doctora. Con un golpe fuerte, llame al 911 o vaya a emergencias ahora. Deje su nombre y su número, y le llama.',
    isUrgent: true,
    isPassedOn: true,
  },
  afterVisit: {
    words:
      'numbness, lip numbness, numbness wisdom, socket, dry socket, after extraction, since extraction, after filling, after root canal, wisdom tooth came out, wisdom teeth out, stitches, still numb, face numb, numb days, numb since, numb hours after, numb lip hours, root canal agony, root canal pain, pain after root canal, root canal hurts',
    spanishWords: 'después extracción, después de la extracción, sigue dormido',
    say: 'Dr. Maple wants to hear about that. If you have trouble swallowing, swelling, a fever or bleeding that won’t stop, go to an emergency room now. If not, she can see you tomorrow at 8:40 AM.',
    saySpanish:
      'La doctora quiere saberlo. Con dificultad para tragar, hinchazón, fiebre o sangrado que no para, vaya a emergencias ahora. Si no, puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
  medicine: {
    words:
      'medicine, medication, orajel, benzocaine, ok to take, okay to take, safe to take, can i take, should i take, took ibuprofen, took tylenol, took advil, vicodin, meds, pain meds, pain medication, pain med, pain meds, antibiotic, ibuprofen, advil, tylenol, amoxicillin, painkiller, pills, dose, aspirin',
    spanishWords: 'antibiótico, medicina, pastillas, ibuprofeno, analgésico, puedo tomar',
    say: 'I can’t advise you on medicine. Please ask a pharmacist tonight, before you take anything. If you’ve taken too much, call Poison Control at 1-800-222-1222 now. I’ll pass it to Dr. Maple, too.',
    isPassedOn: true,
    saySpanish:
      'No le puedo aconsejar sobre medicinas. Un farmacéutico sí puede, esta noche. También le aviso a la doctora.',
  },
  bleeding: {
    words: 'bleeding, its bleeding, bleed after, bleed after cleaning, normal to bleed',
    spanishWords: 'sangra, sangrando',
    say: 'Bite on a clean, damp cloth for 20 minutes. If it won’t stop, go to an emergency room now. If it does, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Muerda una gasa limpia 20 minutos. Si no para, vaya a emergencias ahora. Si para, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
  gums: {
    words:
      'gums swollen, gum swollen, swollen gums, puffy gums, gums puffy, gums bleed, gums bleeding, bleed brush, bleed floss',
    spanishWords:
      'sangran encías, encías hinchadas, encía hinchada, encías inflamadas, encía inflamada',
    say: 'Gums that swell or bleed are worth a look, and a cleaning is where it starts. It’s $110. Friday at 10:20 AM is open. If your face swells or you have a fever, go to an emergency room.',
    saySpanish:
      'Conviene revisarlas, y se empieza con una limpieza: $110. El viernes a las 10:20 AM está libre.',
    books: fridayVisit('Cleaning'),
  },
  looseBaby: {
    words:
      'daughter tooth loose, daughters tooth loose, son tooth loose, sons tooth loose, kid tooth loose, kids tooth loose, wiggly tooth, loose baby tooth, 6 year old tooth loose, 7 year old tooth loose, 5 year old tooth loose, 8 year old tooth loose, 6 year olds tooth loose, 7 year olds tooth loose',
    spanishWords: 'hija diente flojo, hijo diente flojo, diente de leche flojo',
    say: 'From about age 5 to 12, that’s usually a baby tooth making room. If it was hit, or it hurts, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'De los 5 a los 12 años suele ser normal. Si hubo un golpe o le duele, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
  },
  painNoInsurance: {
    words:
      'hurts no insurance, toothache no insurance, pain no insurance, hurts dont have insurance, toothache dont have insurance, pain dont have insurance',
    spanishWords:
      'duele sin seguro, dolor sin seguro, duele no tengo seguro, dolor no tengo seguro',
    say: 'I’m sorry. You don’t need insurance: an emergency visit is $95, X‑rays included. If your face swells or you have a fever, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Lo siento. No necesita seguro: la visita de urgencia cuesta $95, con radiografías. Si se le hincha la cara o tiene fiebre, vaya a emergencias esta noche. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
  pain: {
    words:
      'tooth grey, tooth gray, tooth turned, tooth black, hurt, hurt come in, toothache, pain, in pain, lot of pain, painful, wire poking, ache, aching, sore, throbbing, killing me, sensitive cold, abscess, pus, infected, infection, tooth loose, loose fell, loose hit, pushed in, tooth moved, bump gums, agony, in agony, terrible pain, horrible pain, awful pain, bump gum, pimple gum',
    spanishWords: 'duele, dolor, muela, aflojó',
    say: 'I’m sorry. If your face swells, you have a fever or the pain is more than you can stand, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Lo siento. Si se le hincha la cara o tiene fiebre, vaya a emergencias esta noche. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
  crown: {
    words:
      'crown off, crown fell out, crown came out, crown loose, lost crown, filling fell out, filling came out, lost filling, glue, bridge fell out, bridge came out, bridge fell off, implant loose, loose implant, veneer fell off, veneer came off, superglue',
    spanishWords: 'corona cayó, empaste cayó, relleno cayó, cayó corona, la pego, pegarla',
    say: 'Please don’t glue anything, and chew on the other side. If you have the piece, keep it dry and bring it. Dr. Maple can see you tomorrow at 8:40 AM. If your face swells or you have a fever, go to an emergency room tonight.',
    saySpanish:
      'Por favor no la pegue, y mastique del otro lado. Guárdela seca y tráigala. La doctora puede atenderle mañana a las 8:40 AM. Con hinchazón o fiebre, vaya a emergencias esta noche.',
    books: emergencyVisit,
  },
  painMedicine: {
    words:
      'abscess antibiotic, abscess call in, abscess amoxicillin, infection antibiotic, infected antibiotic, toothache antibiotic, hurts antibiotic, abscess prescribe, infection prescribe, infected prescribe, toothache prescribe, hurts prescribe',
    spanishWords: 'absceso antibiótico, infección antibiótico, duele antibiótico',
    say: 'Dr. Maple has to see it before she prescribes anything, and can tomorrow at 8:40 AM. If your face swells or you have a fever, go to an emergency room now. A pharmacist can tell you what helps tonight.',
    saySpanish:
      'La doctora tiene que verlo antes de recetar, y puede mañana a las 8:40 AM. Con hinchazón o fiebre, vaya a emergencias ahora.',
    books: emergencyVisit,
    isAlone: true,
  },
  prescription: {
    words:
      'call in antibiotic, call in prescription, call in amoxicillin, call something in, call refill, refill, prescribe, prescription',
    spanishWords: 'receta, recetar, me receta',
    say: 'Dr. Maple has to see you before she prescribes anything. I’ll pass it to her. If your face swells or you have a fever, go to an emergency room.',
    saySpanish:
      'La doctora tiene que verle antes de recetar. Le aviso. Con hinchazón o fiebre, vaya a emergencias.',
    isPassedOn: true,
  },
  canWait: {
    words:
      'can it wait til, can it wait till, can it wait until, can this wait, ok to wait, okay to wait, safe to wait, bad to wait, should i wait, is that normal, is this normal, should i worry, be worried',
    spanishWords: 'puede esperar, puedo esperar',
    say: 'I can’t tell from here. Dr. Maple would rather see you tomorrow at 8:40 AM. If your face swells, you have a fever or the bleeding won’t stop, go to an emergency room.',
    saySpanish:
      'Desde aquí no se puede saber. La doctora prefiere verle mañana a las 8:40 AM. Con hinchazón, fiebre o sangrado que no para, vaya a emergencias.',
    books: emergencyVisit,
  },
  injury: {
    words:
      'accident, injury, injured, unbearable, excruciating, cant stand it, cant take it, blood, jaw, i fell, he fell, she fell, fell down, got hit, was hit, got punched, elbowed, bit my lip, bit my tongue',
    spanishWords: 'accidente, golpe, me caí, se cayó, mandíbula, sangre, no aguanto',
    say: 'I’m sorry. If there was a hard hit, a tooth has moved, your jaw won’t close or the bleeding won’t stop, go to an emergency room now. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Lo siento. Si el golpe fue fuerte, se movió un diente, no cierra bien la boca o no para de sangrar, vaya a emergencias ahora. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
  unnamed: {
    words: 'emergency, urgent',
    spanishWords: 'emergencia, urgente',
    say: 'I’m sorry. What happened? If your face swells, the bleeding won’t stop or it’s hard to breathe or swallow, go to an emergency room now. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Lo siento. ¿Qué pasó? Con hinchazón, sangrado que no para o dificultad para respirar, vaya a emergencias ahora. Si no, la doctora puede atenderle mañana a las 8:40 AM.',
    books: emergencyVisit,
    isAlone: true,
  },
};
