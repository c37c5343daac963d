import type { Answer } from '@/content/examples/answers/answer';
import { autoVisits } from '@/content/examples/answers/visits/auto';

/** What customers ask an auto shop. */
export const autoInEnglish: readonly Answer[] = [
  {
    ask: 'My brakes failed. What do I do?',
    words:
      'fail failing failure went gone lost quit pedal floor stop stopping wont working goes soft failed hold slow cant brakeless',
    answer:
      'Please don’t drive it. If you’re on the road, pull over, turn on your hazard lights, and call 911 if you’re in traffic. We can tow it in tomorrow at 7:45 AM.',
    isUrgent: true,
    books: autoVisits.brakes,
  },
  {
    ask: 'How much are new brakes?',
    words:
      'brake cost price charge front rear back pads rotors job replace replacement replaced change changed install fix four work break',
    answer:
      'New front brakes are $180. For rear brakes or rotors, we look first and tell you the price. Friday at 8:30 AM is open.',
    books: 'time',
  },
  {
    ask: 'It’s overheating. What do I do?',
    words:
      'overheat overheated hot engine temp temperature temperture gauge gage guage red steam steaming hood truck smoke pegged car high boiling boil',
    answer:
      'Pull over and turn it off. Don’t open the cap while it’s hot, and please don’t drive it. We can tow it in tomorrow at 7:45 AM.',
    isUrgent: true,
    books: autoVisits.overheating,
  },
  {
    ask: 'Can you tow it in?',
    words:
      'tow towing towed truck much cost price charge tonight died broke broken down breakdown stranded stuck roadside road side highway pick miles far route somebody come car',
    answer:
      'We tow within 15 miles for $85, from 7:00 AM. Tomorrow at 7:45 AM is open. If you’re stuck in traffic now, call 911 to get you off the road.',
    books: autoVisits.tow,
  },
  {
    ask: 'It won’t start. What do I do?',
    words:
      'wont doesnt start starting starter turn over battery dead died jump jumped click clicking crank alternator truck morning weak car',
    answer:
      'It may be the battery or something else, and I can’t tell from here. Finding it is $45. We can tow it in tomorrow at 7:45 AM, or you come once it’s been jumped.',
    books: autoVisits.noStart,
  },
  {
    ask: 'The check engine light is on. What do I do?',
    words:
      'engine light warning dash dashboard yellow orange abs airbag tire pressure code scan came lit brake car',
    answer:
      'If it’s yellow, bring it in soon: Friday at 8:30 AM is open, and finding the cause is $45. If it’s red or blinks, please stop driving, and we can tow it in.',
    books: 'time',
  },
  {
    ask: 'A red or blinking light is on. Can I drive?',
    words: 'blink blinking flash flashes flashing warning dash dashboard check engine oil',
    answer: 'Please stop driving. We can tow it in tomorrow at 7:45 AM and look at it first.',
    isUrgent: true,
    books: autoVisits.light,
  },
  {
    ask: 'How much to find out what’s wrong?',
    words:
      'noise sound weird strange cost price charge check diagnose diagnosis diagnostic inspect problem car makes making rattle rattling clunk clunking squeak squeaking squeeking knocking vibrates vibration shaking shakes steering wheel front rear back turn turning fee diagnosing find issue when mileage gas mpg engine',
    answer:
      'Finding the noise, or another cause, is $45. We show it to you and tell you the price before we fix it. Friday at 8:30 AM is open.',
    books: 'time',
  },
  {
    ask: 'Do you fix flats and mount tires?',
    words:
      'tire flat patch plug repair nail mounting new much cost price charge replace change put set spare',
    answer:
      'We fix flats and mount tires. The price depends on the size. I can pass it on, and we quote it at 7:30 AM.',
    isPassedOn: true,
  },
  {
    ask: 'I smell something burning. What do I do?',
    words:
      'smells smelling burnt burned smoke smoking hot plastic rubber engine fuel under hood burns melting wire',
    answer:
      'Pull over, turn it off, get everybody out and stay back. If you see flames, or smoke keeps coming, call 911. We can tow it in tomorrow at 7:45 AM.',
    isUrgent: true,
    books: autoVisits.smell,
  },
  {
    ask: 'Can I drive it?',
    words:
      'safe safely still driving car truck drivable home shop steering shaking shakes wobbling wheel tire unsafe dangerous brake',
    answer:
      'If it’s the brakes, the steering, a red light, a hot engine or a burning smell, please don’t drive it. We can tow it in tomorrow at 7:45 AM and look at it first.',
    isUrgent: true,
    books: autoVisits.tow,
  },
  {
    ask: 'It’s leaking. What do I do?',
    words:
      'leak fluid oil coolant antifreeze transmission water green red puddle drip dripping under underneath truck spot driveway car',
    answer:
      'We find the leak for $45 and tell you the price before we fix it. Friday at 8:30 AM is open. If a light is red or the engine gets hot, please don’t drive; we can tow it in.',
    books: 'time',
  },
  {
    ask: 'Do you do AC, transmissions or other repairs?',
    words:
      'a/c air conditioning conditioner blowing blows hot cold heat heater transmission slipping slips timing belt catalytic converter alignment aligned suspension struts shocks exhaust muffler clutch engine rebuild tune spark plugs diesel electrical key fob program body paint dent bumper windshield replace replacement replacing much cost price new rebuilt work fix repair radiator hybrid electric car truck not working doesnt battery batteries wheel bmw mercedes audi honda toyota ford chevy subaru volkswagen foreign import european flush smell musty window',
    answer:
      'I can’t say for every repair. One of our mechanics can call you tomorrow at 7:30 AM and tell you if we do yours, and for how much.',
    books: 'person',
  },
  {
    ask: 'Can I bring my own parts?',
    words: 'part buy bought supply use put install bring provide',
    answer: 'I don’t know that. I can pass it on, and a mechanic answers you.',
    isPassedOn: true,
  },
  {
    ask: 'Do you do state inspections?',
    words:
      'inspection inspect inspected emissions smog sticker registration test when bring annual safety',
    answer: 'We do state inspections Monday to Friday before noon. Bring your registration.',
  },
  {
    ask: 'How much do you charge?',
    words:
      'much charge cost price pricing rate labor hour hourly per fee quote estimate before first fix surprise approve approval upfront free',
    answer:
      'An oil change is $59, front brakes are $180, and finding a noise is $45. For anything else, we look first and tell you the price before we fix it.',
  },
  {
    ask: 'Can I get an oil change?',
    words: 'appointment schedule make set oil change filter lube due book come',
    answer:
      'Friday at 8:30 AM is open for an oil change. It’s $59 with the filter, and you can wait while we do it.',
    books: autoVisits.oil,
  },
  {
    ask: 'How long does it take, and can I wait?',
    words:
      'time wait waiting room minutes hours oil change repair ready done finished coffee wifi while car fixed',
    answer:
      'An oil change takes about 40 minutes, and you can wait here, with coffee. For a repair, we call you when it’s done.',
  },
  {
    ask: 'Can I get an appointment?',
    isVisit: true,
    words:
      'come car visit schedule when soon bring truck appointments book booked scheduling service soonest sooner earliest earlier next available availability opening slot today tomorrow make monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thur fri sat week weekend day morning afternoon evening noon pm oclock after before between around only time drop off fit squeeze see check asap fix til wait tonight whenever set give sometime possible anytime arrange',
    answer:
      'Friday at 8:30 AM is open, and you can pick another time below. We look first and tell you the price before we fix anything.',
    books: 'time',
  },
  {
    ask: 'Can I drop it off without an appointment?',
    words:
      'walk ins walkin show leave leaving car truck keys slot box after hours night overnight tonight closed close closing dropoff appointments take accept',
    answer:
      'It’s best to book first. But you can leave it in front at night, with the key in the slot by the left door, and your name and number.',
  },
  {
    ask: 'Do you have loaners or rides?',
    words:
      'loaner loan car rental rent ride shuttle courtesy lend borrow drive drop work uber pick lift',
    answer: 'We don’t have loaner cars. We’ll drive you up to 5 miles, at 8:00 AM and at 5:00 PM.',
  },
  {
    ask: 'Is there a warranty?',
    words:
      'warrant guarantee guaranteed parts labor repair long 12 months miles stand behind again extended work',
    answer: 'It’s 12 months or 12,000 miles, on parts and labor.',
  },
  {
    ask: 'What hours are you open?',
    words:
      'hour hrs open close closed today tomorrow late time weekend saturday sat sunday sun monday friday holiday christmas thanksgiving easter new years labor memorial day work when tuesday wednesday thursday pick pickup',
    answer: 'Monday to Friday, 7:30 AM to 5:30 PM. We’re closed on weekends and holidays.',
  },
  {
    ask: 'Where is the shop, and where do I park?',
    words: 'address located location where directions street find parking lot garage come near',
    answer: 'At 72 Garage Rd, behind the hardware store. Park anywhere in front of the bays.',
  },
  {
    ask: 'How can I pay?',
    words:
      'pay payment card credit debit visa amex cash check venmo zelle apple paypal take accept when finance financing plan offer',
    answer: 'Only by card, check or cash, when you pick it up.',
  },
  {
    ask: 'Can I cancel or change my visit?',
    words:
      'canceling cancelling cancellation reschedule move moving push different time day next week monday tuesday wednesday thursday friday tomorrow today appointment fee charge notice make cant keep saturday rescheduling',
    answer: 'You can cancel or change it, and there’s no fee.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'What if I’m running late?',
    words: 'late minutes min 5 10 15 20 traffic hold bay behind',
    answer: 'We hold the bay for 30 minutes. I can pass it on to a person.',
    isPassedOn: true,
  },
];
