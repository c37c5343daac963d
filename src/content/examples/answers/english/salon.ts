import type { Answer } from '@/content/examples/answers/answer';
import { salonVisits } from '@/content/examples/answers/visits/salon';

/** What customers ask a salon. */
export const salonInEnglish: readonly Answer[] = [
  {
    ask: 'Can I get an appointment?',
    isVisit: true,
    words:
      'appointment book booking schedule reserve make when soon soonest earliest next first earlier later opening available availability slot spot squeeze fit come visit see day time week weekend weekday today tonight tomorrow morning afternoon evening noon asap last minute same different another work possible set online after before around monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thur fri sat sun 1 2 3 4 5 6 7 10 11 12 30 515 1130 pm 1pm 2pm 3pm 4pm 5pm 6pm 10am 11am haircut cut trim sister mom',
    answer:
      'Wednesday at 2:00 PM is open, and you can pick another time below. For color, a stylist will call you first.',
    books: salonVisits.appointment,
  },
  {
    ask: 'How do I book an appointment?',
    isVisit: true,
    words: 'website app vagaro online',
    answer:
      'Right here: pick a time below and leave your name and number. Wednesday at 2:00 PM is open. For color, a stylist will call you first.',
    books: salonVisits.appointment,
  },
  {
    ask: 'When can I get a haircut?',
    words: 'trim style styling done come book schedule make appointment set',
    answer:
      'Wednesday at 2:00 PM is open, and you can pick another time below. A cut and style is $68.',
    books: 'time',
  },
  {
    ask: 'Can I get a cut?',
    words: 'come book booking schedule trim haircut',
    answer:
      'Yes. A cut and style is $68. Wednesday at 2:00 PM is open, and you can pick another time below.',
    books: 'time',
  },
  {
    ask: 'What are your prices?',
    words: 'list menu service rates charge cost ballpark roughly cheapest much offer else',
    answer:
      'A cut and style is $68, a blowout $45, bangs $35 and full color $140. For anything else, you get the price before we start.',
  },
  {
    ask: 'How much is hair color?',
    words:
      'colour colored coloring dye dyed dying over tint gray grey coverage cover cost price charge rate colors black blonde brown red darker full',
    answer:
      'Full color is $140 and takes about 2 hours. A stylist will call you first to plan it, tomorrow at 9:30 AM, before we open.',
    books: salonVisits.color,
  },
  {
    ask: 'How much are highlights, balayage or roots?',
    words:
      'highlites highlight root touch retouch toner gloss glaze foil partial babylights money piece ombre blonde lowlights hair long cost price charge rate balayages gray grey touchup redone difference',
    answer:
      'Highlights and balayage start at $180 and take about 3 hours. Roots are $85 and take about 90 minutes. That depends on your hair, so a stylist will call you first. She can call tomorrow at 9:30 AM, before we open.',
    books: salonVisits.color,
  },
  {
    ask: 'Can I get a cut and color?',
    words: 'haircut trim dye colour highlights balayage together',
    answer:
      'A stylist will call you first to plan it, tomorrow at 9:30 AM, before we open. Full color is $140, and a cut and style is $68.',
    books: salonVisits.color,
  },
  {
    ask: 'Can I get my hair colored?',
    words:
      'color colour dye dyed highlights balayage roots touch ombre consult consultation appointment book schedule plan come',
    answer:
      'Yes. A stylist will call you first to plan it, tomorrow at 9:30 AM, before we open. Full color is $140, and for the rest you get the price before we start.',
    books: salonVisits.color,
  },
  {
    ask: 'Can you fix a color that went wrong?',
    words:
      'colour correction correct box dye dyed bleach bleached home myself own orange green brassy yellow turned came patchy fried damaged breaking blonde black dark wrong bad job cost price much charge platinum hair color help fading faded fade after hate highlights pool worse',
    answer:
      'A stylist looks first, and you get the price before we start. Our own color, we fix for free within a week. A stylist can call you tomorrow at 9:30 AM, before we open.',
    books: salonVisits.color,
  },
  {
    ask: 'Can you fix a bad cut?',
    words:
      'haircut redo hate hated unhappy uneven crooked botched short free didnt salon somewhere else dont yesterday horrible',
    answer:
      'Yes. If we cut it, tell us within a week and it’s free; we don’t give refunds. If somebody else did, a cut and style is $68. I can pass it on.',
    isPassedOn: true,
  },
  {
    ask: 'How much is a blowout?',
    words: 'blow dry dryer wash style cost price charge rate long take time blowdry blowouts',
    answer:
      'A blowout is $45 by itself, and comes with a cut. It takes about 45 minutes. Wednesday at 2:00 PM is open.',
    books: salonVisits.blowout,
  },
  {
    ask: 'How much are bangs?',
    words: 'fringe cost price charge rate',
    answer: 'Bangs alone are $35. Friday at 5:15 PM is open.',
    books: salonVisits.bangs,
  },
  {
    ask: 'Do you do hair for weddings or proms?',
    words:
      'quinceañera quinceanera quince sweet sixteen girls makeup wedding prom updo bridal bride bridesmaid party homecoming formal event hairstyle much cost price charge rate styling location done',
    answer:
      'An updo is $95, and for a wedding or a party you get a price for everybody. We don’t do makeup. A stylist can call you tomorrow at 9:30 AM, before we open, to plan it.',
    books: salonVisits.updo,
  },
  {
    ask: 'Do you do men’s hair?',
    words:
      'men man male haircut guy boyfriend husband fade barber buzz beard clipper much cost price charge rate trim cut',
    answer:
      'A cut and style is $68, whoever’s in the chair. We don’t do beards. Wednesday at 2:00 PM is open.',
    books: 'time',
  },
  {
    ask: 'Do you do kids’ hair?',
    words:
      'kid child children haircut son daughter toddler baby old age year young much cost price charge rate trim 2 3 4 5 6 7 8 9 cut hes',
    isWish: true,
    answer:
      'From age 6, and a cut is $68, as for everybody. Mornings are quieter. For a younger child, please ask a stylist first.',
  },
  {
    ask: 'Do you do curly hair?',
    words: 'cut curl curlies textured natural black afro coily wavy haircut stylist hair',
    answer:
      'Yes. Nia cuts curly hair. I can pass on when you’d like to come, and she confirms a time.',
    isPassedOn: true,
  },
  {
    ask: 'Do you do braids, extensions or keratin?',
    words:
      'appointment haircut long take time braid braiding cornrows extension tape ins weave sew loc perm relaxer straightening straighten permanent brazilian silk press botox treatment smoothing much cost price charge rate offer dreads dreadlocks blowout',
    answer:
      'No, we don’t do braids, extensions, keratin, perms or straightening. We cut, color and blow dry hair.',
  },
  {
    ask: 'Can I send you a photo?',
    words: 'pic pics picture photos inspo show attach',
    answer:
      'Not here. Check your number, and a stylist texts you, so you can send it there. I can pass it on.',
    isPassedOn: true,
  },
  {
    ask: 'Do you do nails, brows, lashes or makeup?',
    words:
      'nail manicure pedicure mani pedi gel acrylic eyebrow brow eyelash eyelashes lash wax waxing threading tint tinting facial massage make makeup much cost price charge rate offer dye dark',
    answer: 'No, we only do hair: cuts, color, blowouts, and updos for weddings.',
  },
  {
    ask: 'What hours are you open?',
    words:
      'close closed closing today tonight tomorrow late early time when day sunday monday tuesday thursday saturday weekend holiday christmas thanksgiving eve new years hour wednesday friday week sun mon tue wed thu thurs fri sat after earlier later 10',
    answer:
      'Tuesday to Saturday, 10:00 AM to 7:00 PM. We’re closed on Sunday, Monday and holidays.',
  },
  {
    ask: 'Where are you?',
    words: 'address location located directions find salon shop street map text where',
    answer: '8 Fringe Lane, next to the bookstore.',
  },
  {
    ask: 'Where can I park?',
    words: 'parking garage lot free street meter salon',
    answer: 'There’s a garage across the street. The first hour is on us.',
  },
  {
    ask: 'How can I pay?',
    words:
      'half later split plan payment card credit debit visa amex cash check venmo zelle apple take accept cashapp paypal tip gratuity phone online much only',
    answer:
      'You pay at the salon, by card, cash, Venmo or Apple Pay. No Zelle. A tip is up to you.',
  },
  {
    ask: 'Do I need a deposit?',
    words:
      'policy leave down upfront front refundable hold prepay money color pay required much put',
    answer:
      'For color, there’s a $30 deposit, which comes off your bill. For anything else, there’s none. Cancel a day ahead, and you get it back.',
  },
  {
    ask: 'Can I cancel or change my appointment?',
    words:
      'cancelation cancellation canceling policy fee reschedule move switch push different day last minute charge charged miss missed show sick cant tomorrow today before charging wednesday thursday friday saturday monday tuesday week 1pm 2pm 3pm 4pm 5pm thur fri sat apt noshow sunday late time',
    answer:
      'Changing or canceling is free up to a day ahead. After that, canceling is half the price of the cut; moving it is free if a chair is open.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'What if I’m running late?',
    words:
      'late traffic stuck minute min 10 15 20 30 half behind still 2pm 3pm oclock runnin 5 hour happens',
    answer:
      'Up to 15 minutes is fine. If it’s more, we may have to find you another time. I can pass it on.',
    isPassedOn: true,
  },
  {
    ask: 'Do you take walk-ins?',
    words:
      'walkin walk drop stop show without appointment required necessary needed wait first served welcome',
    answer:
      'We take walk-ins from Tuesday to Thursday, if a chair is free. On Friday and Saturday, please book.',
  },
  {
    ask: 'Can I choose who does my hair?',
    isWish: true,
    words:
      'stylist pick request certain specific same hairdresser barber lady usual last time jo sam nia working available girl prefer owner doing tomorrow today wednesday thursday friday saturday',
    answer:
      'Our stylists are Jo, Sam and Nia. I can pass on who and when you’d like, and they confirm it in the morning.',
    isPassedOn: true,
  },
  {
    ask: 'How long does a visit take?',
    words: 'time minutes haircut balayage last coloring cut color',
    answer: 'A cut and style takes about an hour, full color about 2 hours and balayage about 3.',
  },
  {
    ask: 'Is color safe if I’m allergic or pregnant?',
    words:
      'allergy allergies sensitive scalp skin patch test ammonia ppd dye hair colored pregnancy breastfeeding nursing expecting reaction while during',
    answer:
      'Tell us about any allergy: we do a free patch test two days ahead and won’t color without it. If you’re pregnant, please ask your doctor, too. A stylist will call you first, tomorrow at 9:30 AM, before we open.',
    books: salonVisits.color,
  },
  {
    ask: 'My scalp or skin burns. What do I do?',
    isUrgent: true,
    words:
      'burning burned burnt burn itch itching itchy itches rash hives peeling head hurts bleach iron ear sting stinging help swelling swollen forehead dye color scabs raw burnin irritated developer relaxer',
    answer:
      'Rinse color off with plain water for 15 minutes. Cool a burn under running water for 20. If it swells, blisters or gets worse, call a doctor or 911. A stylist can call you tomorrow at 9:30 AM, before we open.',
    books: 'person',
  },
  {
    ask: 'My ear is bleeding. What do I do?',
    isUrgent: true,
    words: 'bleed bled blood nick nicked sliced gash wound stitches stylist',
    answer:
      'Press a clean cloth on it for 10 minutes. If it’s deep or doesn’t stop, go to an emergency room or call 911. A stylist can call you tomorrow at 9:30 AM, before we open.',
    books: 'person',
  },
  {
    ask: 'Is there room for two of us?',
    isTogether: true,
    words:
      'bring too trim people three both mom sister daughter friend same time back haircut cut group side next family husband son come',
    answer:
      'Yes. A cut and style is $68 each. I can pass it on, and somebody finds you times side by side and confirms them in the morning.',
    isPassedOn: true,
  },
  {
    ask: 'Can I get a cut on Saturday?',
    words: 'saturday sat haircut cut free',
    answer: 'Yes, Saturday at 11:30 AM is open. A cut and style is $68.',
    books: salonVisits.cutOnSaturday,
  },
  {
    ask: 'Is a wash included?',
    words: 'include come washed hair before first cut haircut shampoo dirty wet clean style',
    answer: 'Yes. Every cut starts with a wash and ends with a style, so come as you are.',
  },
  {
    ask: 'I left something at the salon.',
    words:
      'lost forgot leave behind jacket coat bag purse phone keys glasses umbrella earring scarf found find yesterday',
    answer:
      'I can pass it on. Write what it is and when you were here, and somebody looks for it in the morning.',
    isPassedOn: true,
  },
  {
    ask: 'My skin is blistering. What do I do?',
    isUrgent: true,
    words: 'blister blistered scalp head burn burned swelling swollen oozing bleach color',
    answer:
      'Please see a doctor today, or call 911 if your face swells or you feel ill. Keep it under cool running water until then. A stylist can call you tomorrow at 9:30 AM, before we open.',
    books: 'person',
  },
  {
    ask: 'Can I bring my kids or my dog?',
    words: 'kid child son daughter baby dogs pet along come',
    answer: 'Kids are welcome if they can sit and wait. Please leave your dog at home.',
  },
  {
    ask: 'Do you have color without ammonia?',
    words: 'ammonia free use natural organic gentle dye pregnant',
    answer:
      'We do. Please tell us when you book. If you’re pregnant, please ask your doctor first.',
  },
  {
    ask: 'Is long or thick hair more?',
    words: 'super extra longer thicker cost charge price much past shoulders waist',
    answer:
      'A cut is $68, however long or thick your hair is. Color depends on it, and you get the price before we start.',
  },
  {
    ask: 'Do you answer on Instagram?',
    words:
      'picture photo pic portfolio gallery work ig insta dm dms facebook tiktok reply answering message handle page social',
    answer:
      'Yes, and you can see our work there. If you wrote to us and got no answer, I can pass it on.',
    isPassedOn: true,
  },
  {
    ask: 'What happens if I don’t show up?',
    words: 'miss missed noshow fee charge charged forgot',
    answer:
      'Please cancel a day ahead: after that, canceling is half the price of the cut. A stylist can tell you about a visit you missed.',
  },
  {
    ask: 'Do you sell gift cards?',
    words: 'giftcard certificate voucher present buy gift much',
    answer: 'Yes, at the counter, for any amount. They don’t expire.',
  },
  {
    ask: 'Can you text me instead of calling?',
    words: 'message sms txt whatsapp rather prefer dont back',
    answer: 'Yes. Check your number here, and you get a text instead of a call. I can pass it on.',
    isPassedOn: true,
  },
];
