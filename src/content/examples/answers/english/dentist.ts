import type { Answer } from '@/content/examples/answers/answer';
import { dentistVisits } from '@/content/examples/answers/visits/dentist';

/** What customers ask a dentist. */
export const dentistInEnglish: readonly Answer[] = [
  {
    ask: 'Can I come see you? I need an appointment.',
    isVisit: true,
    words:
      'appointments when soon sooner soonest earliest earlier later available availability opening slot today tonight tomorrow mon monday tue tuesday wed wednesday thu thur thursday fri friday next week weekday morning afternoon noon day time book booking make set come visit see seen fit squeeze walk walkin ins take asap rn checkup check exam dentist doctor maple somebody someone 8 9 10 11 1 2 3 4 5 20 30 40 pm 9am 10am 2pm 3pm scheduled emergency urgent new patient spot possible still apointment appoinment appointmnt apointement appointmet booked after before 00 sonest soonist',
    answer:
      'Tomorrow at 3:40 PM is open, and you can pick another time below. For pain or a broken tooth, we keep 8:40 AM tomorrow. We’re closed tonight. Please book first, so that nobody waits.',
    books: dentistVisits.any,
  },
  {
    ask: 'Can I get a cleaning?',
    words:
      'teeth cleaned clean due dental polish hygienist checkup come book booking make set routine regular appointment visit soon soonest opening scheduled',
    answer:
      'A cleaning is $110 and takes 45 minutes. Friday at 10:20 AM is open, and you can pick another time below.',
    books: 'time',
  },
  {
    ask: 'Can husband and wife be seen together?',
    isTogether: true,
    words: 'family whole both same day two people me kid sons daughter multiple 2',
    answer:
      'Our front desk will find you times side by side and tell you in the morning. I can pass it on.',
    isPassedOn: true,
  },
  {
    ask: 'How much is a cleaning?',
    words:
      'teeth dental polish price cost charge rate fee pocket without insurance adult child routine regular basic dont',
    answer: 'A cleaning is $110 and takes 45 minutes. Friday at 10:20 AM is open.',
    books: 'time',
  },
  {
    ask: 'How much is an emergency visit?',
    isUrgentPrice: true,
    words:
      'urgent emergencies same day price cost charge fee urgency dental weekend without insurance toothache appointment',
    answer:
      'An emergency visit is $95, X‑rays included, and you get the price of any repair first. Tomorrow at 8:40 AM is open. If your face swells or the bleeding won’t stop, go to an emergency room now.',
    books: dentistVisits.emergency,
  },
  {
    ask: 'My tooth hurts, or I’m in pain. What now?',
    alarms:
      'toothache tootache toothach toothake toothace killing throbbing unbearable excruciating agony abscess abcess',
    words:
      'advil tylenol ibuprofen aleve isnt helping toothache tootache ache aching teeth sore seen throbbing throbs pounding killing unbearable excruciating agony sensitive cold hot abscess abcess infected infection fever pus molar jaw gum bump lump wire bracket poking cheek bad badly bite biting chew chewing sons daughter kid child sleep hurting clicks loose lot toothach toothake toothace severe see come wake woke today tomorrow tonight wisdom year old husband wife',
    answer:
      'I’m sorry. If your face swells, you have a fever or the pain is more than you can stand, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'What if a tooth gets knocked out?',
    words:
      'knock lost front punched kid sons daughter child milk napkin tissue minute min ago 10 15 20 30 save fell came come put year old',
    answer:
      'A grown-up tooth: put it back in its place, or keep it in milk. A baby tooth: leave it out. If it won’t stop bleeding, go to an emergency room. Leave your number, and Dr. Maple will call you within 10 minutes: in the first hour, a tooth can often be saved.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'It’s a grown-up tooth.',
    words: 'permanent adult front',
    answer:
      'A grown-up tooth: put it back in its place, or keep it in milk, and don’t rub it. Leave your number, and Dr. Maple will call you within 10 minutes.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'It’s a baby tooth.',
    words: 'milk',
    answer:
      'A baby tooth: leave it out, and press a clean cloth on the spot. Leave your number, and Dr. Maple will call you within 10 minutes.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'My crown or filling came off. What now?',
    words:
      'fell fallen fall loose lost bridge veneer implant cap temporary glue superglue swallowed popped broke back recement gum candy denture broken see come last night while eating hurts tooth',
    answer:
      'Please don’t glue anything, chew on the other side, and bring the piece. If your face swells or you have a fever, go to an emergency room tonight. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'My gums bleed. What should I do?',
    words:
      'gum bleeding bled brush brushing floss flossing swollen puffy red receding disease bad breath hurt sore when',
    answer:
      'It’s worth a look, and that starts with a cleaning: $110, and Friday at 10:20 AM is open. If your face swells, you have a fever or the bleeding won’t stop, go to an emergency room.',
    books: 'time',
  },
  {
    ask: 'Is pain or bleeding from a treatment normal?',
    words:
      'sore numb numbness dry socket extraction extracted teeth tooth pulled removed root canal procedure surgery stitches bleed bled mouth since still bite treated drilled sensitive throbbing swollen worse last hurts hurting after see come removal',
    answer:
      'If the bleeding won’t stop, or you have swelling, a fever or trouble swallowing, go to an emergency room now. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'Can you prescribe medicine?',
    words:
      'prescription prescribing take antibiotics amoxicillin penicillin refill painkiller pills meds medication ibuprofen advil tylenol aspirin orajel vicodin infection abscess relief dose safe pharmacy before visit pain call',
    answer:
      'Dr. Maple has to see you before she prescribes anything. For what you can take tonight, ask a pharmacist. I can pass your question on to her.',
    isPassedOn: true,
  },
  {
    ask: 'How much is a filling, crown or root canal?',
    words:
      'cavity cavities deep scaling night guard nightguard fill price cost charge rate estimate quote without insurance fillings crowns canals dont tooth teeth colored white composite silver amalgam mercury mouth mouthguard hockey football make',
    answer:
      'We do fillings, crowns and root canals, and night guards, too. Dr. Maple looks first ($89, X‑rays included), and you get the price in writing before we start. Friday at 10:20 AM is open.',
    books: dentistVisits.first,
  },
  {
    ask: 'How much are whitening, veneers or braces?',
    words:
      'whiten whiter white bleach bleaching veneer brace invisalign aligner clear straighten straight crooked cosmetic teeth tooth price cost charge rate estimate quote without insurance yellow stained stains kid sons daughter child bite overbite off',
    answer:
      'We do whitening, veneers, braces and clear aligners. Dr. Maple looks first ($89, X‑rays included), and you get the price in writing before we start. Friday at 10:20 AM is open.',
    books: dentistVisits.first,
  },
  {
    ask: 'How much are implants, dentures or bridges?',
    words:
      'implant denture bridge partial missing replace replacement false fake tooth teeth new price cost charge rate estimate quote without insurance',
    answer:
      'We do implants, dentures and bridges. Dr. Maple looks first ($89, X‑rays included), and you get the price in writing before we start. Friday at 10:20 AM is open.',
    books: dentistVisits.first,
  },
  {
    ask: 'How much is it to repair a tooth?',
    words:
      'fix fixed broken broke chipped chip cracked crack front teeth bonding price cost charge rate estimate quote without insurance',
    answer:
      'That depends on the tooth. A visit for a broken one is $95, X‑rays included, and you get the price of the repair before we start. Tomorrow at 8:40 AM is open.',
    books: dentistVisits.emergency,
  },
  {
    ask: 'How much is it to pull a tooth?',
    words:
      'extraction extract extracted pulled pulling remove removed removal wisdom teeth molar price cost charge rate estimate quote without insurance taken dont sons daughter kid',
    answer:
      'That depends on the tooth. Dr. Maple looks first ($89, X‑rays included), and you get the price in writing before we start. Friday at 10:20 AM is open.',
    books: dentistVisits.first,
  },
  {
    ask: 'Do you take my insurance?',
    words:
      'accept accepted insured plan ppo hmo network coverage cover covered dental delta cigna aetna metlife humana guardian anthem blue cross shield united healthcare medicaid medicare caresource molina buckeye work cleaning ins',
    answer:
      'We work with most PPO plans, like Delta Dental, Cigna or MetLife. We’re not sure about Medicaid, Medicare and HMO plans. Our front desk will check yours and tell you before you come.',
    isPassedOn: true,
  },
  {
    ask: 'What if I don’t have insurance?',
    words:
      'uninsured without no required lost cash self see treat accept still dental visit much ins',
    answer:
      'That’s fine. A first visit is $89, X‑rays included, and a cleaning is $110. You get the price of anything else in writing before we start.',
  },
  {
    ask: 'Do you have payment plans?',
    words:
      'plan pay payment monthly month installment financing finance split over time afford interest offer 3 carecredit care credit',
    answer:
      'Work over $300 can be paid in three months, without interest. For anything else, you pay at the end of the visit.',
  },
  {
    ask: 'How can I pay?',
    words:
      'payment method type form card credit debit visa mastercard amex cash check hsa fsa health savings accept take upfront front deposit pay before after use',
    answer:
      'By card, check, cash or health savings card, at the end of your visit. Work over $300 can be paid in three months.',
  },
  {
    ask: 'What hours are you open?',
    words:
      'hour hrs close closed closing time when monday tuesday wednesday thursday friday today tomorrow tonight lunch morning business office weekday late daily open opened off',
    answer:
      'Monday to Friday, 8:00 AM to 5:00 PM, also at lunch. We’re closed now, on weekends and on holidays.',
  },
  {
    ask: 'Are you open evenings, weekends or holidays?',
    words:
      'evening weekend holiday saturday sat sunday sun night after work school 5 5pm 6 6pm 7 pm closed appointment hours thanksgiving christmas eve new years memorial labor day july columbus veterans come book visit available late',
    answer:
      'We’re open Monday to Friday, 8:00 AM to 5:00 PM, and closed evenings, weekends and holidays.',
  },
  {
    ask: 'Where are you, and is there parking?',
    words:
      'address location located office directions street map find park lot garage free elevator floor wheelchair accessible ramp stairs bus where',
    answer:
      'At 31 Maple Ave, on the second floor. There’s an elevator, and parking behind the building is free for two hours.',
  },
  {
    ask: 'Can I cancel or change my appointment?',
    words:
      'canceling cancellation cancelation policy cancelled reschedule rescheduling move moving switch push postpone different another day time cant fee charge cancelling late no show miss missed sick covid flu cleaning booking today tomorrow monday tuesday wednesday thursday friday next week mon tue wed thu thurs fri wk 8 9 10 11 1 2 3 4 20 rescheduled appointments dont happens',
    answer:
      'Changing or canceling is free up to a day ahead, and costs $40 after that. If you’re sick, there’s no fee.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'I’m running late. Is that okay?',
    words: 'late run traffic stuck min minute 5 10 15 20 behind delayed appointment',
    answer:
      'Up to 10 minutes is fine. After that, we may have to find you another time. I can pass it on to our front desk.',
    isPassedOn: true,
  },
  {
    ask: 'Are you taking new patients?',
    words:
      'patient accepting accept take currently register sign become havent long while year 5 10 overdue embarrassed second opinion new',
    answer:
      'New patients are welcome, and Dr. Maple sees each of them herself. A first visit is $89, X‑rays included. Friday at 10:20 AM is open.',
    books: dentistVisits.first,
  },
  {
    ask: 'Do you treat kids?',
    words:
      'take book checkup terrified scared child sons daughter toddler baby age old year young pediatric boy girl teen teenager little see 3 4 5 6 7 8 cleaning appointment children kids 2 yr hes months 9 see teeth yearold',
    answer:
      'We see kids from age 3, and a parent stays in the room. A cleaning is $110. Monday at 3:40 PM is open.',
    books: 'spanish',
  },
  {
    ask: 'Who is the dentist?',
    words: 'doctor maple ana name owner own female woman lady experience since',
    answer:
      'You’d see Dr. Ana Maple. She’s had the practice since 2009 and sees every new patient herself.',
  },
  {
    ask: 'Will it hurt, and do you offer sedation?',
    words:
      'nervous sensitive gums extra scared afraid anxious anxiety fear terrified phobia hate needle shot sedate sedated laughing gas nitrous sleep asleep put under painful pain numb drive cleaning after root canal filling crown extraction dentist hurt',
    answer:
      'We numb you first, and you get a break whenever you raise a hand. Dr. Maple also offers laughing gas ($65), and a pill for longer visits; then somebody has to drive you home.',
  },
  {
    ask: 'How long is a visit?',
    words:
      'appointment first cleaning checkup exam minute root canal crown filling implant extraction procedure treatment take',
    answer:
      'A first visit takes about an hour, and a cleaning 45 minutes. For anything else, Dr. Maple tells you once she’s seen the tooth.',
  },
  {
    ask: 'What should I bring to my first visit?',
    words:
      'form paperwork fill card insurance patient appointment document referral doctor prepare before come',
    answer:
      'A photo ID, your insurance card if you have one, and a list of your medicines. You get the forms by email, or come 10 minutes early. You don’t need a referral.',
  },
  {
    ask: 'Can you just text me?',
    words: 'texting message sms calling rather prefer dont',
    answer: 'Yes. Leave your number, and our front desk texts you tomorrow instead of calling.',
    isPassedOn: true,
  },
  {
    ask: 'Do you follow HIPAA?',
    words:
      'compliant compliance hipa private privacy health medical information info history safe secure',
    answer:
      'Yes. The companies that run this chat have signed an agreement with us, and nothing is sold. Please bring pictures and health details to your visit.',
  },
  {
    ask: 'What if I’m pregnant or have a condition?',
    words:
      'pregnancy breastfeeding diabetic diabetes heart blood thinner thinners mom dad old pulled eliquis warfarin pressure allergic allergy latex hiv positive hepatitis hep cancer asthma pacemaker knee joint replacement health safe xray cleaning extraction stop before patient take',
    answer:
      'Please tell us before anything is done, even an X‑ray, and don’t stop any medicine on your own. Dr. Maple talks with you about it in private.',
    isPassedOn: true,
  },
  {
    ask: 'Should I go to the emergency room?',
    words:
      'emergancy er hospital urgent care ambulance serious dangerous bleeding bleedin blood cancer everywhere bloody emergencia',
    answer:
      'Go now if your face swells, you have a fever, the bleeding won’t stop or the pain is more than you can stand. If it’s hard to breathe or swallow, call 911. If not, Dr. Maple can see you tomorrow at 8:40 AM.',
    isUrgent: true,
    books: dentistVisits.emergency,
  },
  {
    ask: 'What do I do with the tooth?',
    answer:
      'If a grown-up tooth is out, put it back in its place, or keep it in milk. Leave a baby tooth out. If it won’t stop bleeding, go to an emergency room. Leave your number, and Dr. Maple will call you within 10 minutes.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'I got hit in the mouth. What should I do?',
    words:
      'face jaw lip punched elbowed fell fall accident injury injured teeth tooth front loose pushed moved crooked grey gray kid child sons daughter bleeding blood close closed bite bit line tongue car bike locked stuck shut swollen swelling see come cant open after year old toddler baby gum soccer ball',
    answer:
      'I’m sorry. If your mouth won’t close, the bleeding won’t stop or you passed out, go to an emergency room now. If a grown-up tooth is out, put it back or keep it in milk; if it only moved, don’t push it. Leave your number, and Dr. Maple will call you within 10 minutes.',
    isUrgent: true,
    books: dentistVisits.onCall,
  },
  {
    ask: 'Can I send you a photo?',
    words: 'picture pic image upload email text tooth show',
    answer:
      'Please bring pictures to your visit: this chat isn’t meant for them, and Dr. Maple has to look at the tooth herself.',
  },
  {
    ask: 'Can I pay my bill or check my balance?',
    words:
      'balance bill billing owe insurance covered thought filling last month claim statement invoice online account wrong charged',
    answer: 'I can’t see bills here. Our front desk can, and will call you tomorrow.',
    isPassedOn: true,
  },
  {
    ask: 'Can I get a copy of my records?',
    words:
      'xray showed show record copy send email transfer release results biopsy chart file new dentist x ray',
    answer: 'Our front desk takes care of that. I can pass it on, and they’ll call you.',
    isPassedOn: true,
  },
];
