import type { Answer } from '@/content/examples/answers/answer';
import { plumberVisits } from '@/content/examples/answers/visits/plumber';

/** What customers ask a plumber. */
export const plumberInEnglish: readonly Answer[] = [
  {
    ask: 'There’s a leak or a burst pipe. What do I do?',
    alarms: 'pouring gushing spraying flooding flooded burst bursted everywhere',
    words:
      'water everywhere busted split flood flooding flooded floding basement ceiling wall pouring gushing spraying shooting leak leaking bathroom garage bedroom floor washer wont coming over blew dripping washing machine feet inches crawl space cracked crack filling tub bathtub sink overflowing overflow handle hand sprays bursted rising soaked emptying stop through laundry ruptured geyser burst pipe light fixture',
    answer:
      'If outlets are under water, stay out. If not, close the main shutoff valve, usually by the water meter, clockwise. Give me your number, and I’ll wake Dana, who will call you within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.leak,
  },
  {
    ask: 'My water heater is leaking. What do I do?',
    words:
      'leak leakin tank bottom top garage over little floor puddle pouring gushing water burst',
    answer:
      'If outlets are under water, stay out. If not, turn off its gas or breaker, and the cold valve above it. Give me your number, and I’ll wake Dana, who will call you within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.waterHeater,
  },
  {
    ask: 'My water heater is leaking a little.',
    words: 'leak leaks small slow slowly slight slightly bit drip dripping drop puddle bottom tank',
    answer:
      'Turn off its gas or breaker, and the cold valve above it. Wednesday at 1:00 PM is open. If it gets worse, say that it’s pouring, and I’ll wake Dana.',
    books: 'time',
  },
  {
    ask: 'My toilet is overflowing. What do I do?',
    words:
      'overflow overflowed flooding water floor stop wont bathroom spilling rising bowl overflowing',
    answer:
      'Turn the small valve behind the toilet clockwise, and don’t flush. If it doesn’t stop, give me your number, and I’ll wake Dana, who will call you within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.overflow,
  },
  {
    ask: 'It’s our only bathroom.',
    words: 'toilet clogged backed plugged',
    answer:
      'Please don’t flush. Give me your number, and I’ll wake Dana, who will call you within 10 minutes. It’s $95, at night, too.',
    books: plumberVisits.onlyToilet,
  },
  {
    ask: 'Sewage is backing up. What do I do?',
    words:
      'sewer main line poop backup backed coming comes through floor drain shower tub bathtub toilet basement flush bubbling bubbles gurgles gurgling clogged clog raw poo crap shit feces whole sewage',
    answer:
      'Please don’t run water or flush. Give me your number, and I’ll wake Dana, who will call you within 10 minutes. You’ll know the price before we touch anything.',
    isUrgent: true,
    books: plumberVisits.sewage,
  },
  {
    ask: 'My heat is out. What do I do?',
    words:
      'no heating furnace boiler cold freezing banging quit died baby degrees shivering heater broke heat stopped working',
    answer:
      'If the boiler bangs, switch it off. Give me your number, and I’ll wake Dana, who will call you within 10 minutes. You’ll know the price before we touch anything.',
    isUrgent: true,
    books: plumberVisits.heat,
  },
  {
    ask: 'My pipes are frozen. What do I do?',
    words: 'froze freeze thaw ice water faucet run solid frozen',
    answer:
      'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it bursts, tell me, and I’ll wake Dana. Wednesday at 1:00 PM is open.',
    isUrgent: true,
    books: plumberVisits.frozenPipes,
  },
  {
    ask: 'My sump pump quit. What do I do?',
    words:
      'stopped dead died not working broken wont run turn raining rain storm basement filling rising running',
    answer:
      'If outlets are under water, stay out. If not, check that it’s plugged in. If water is rising, give me your number, and I’ll wake Dana, who will call you within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.sumpPump,
  },
  {
    ask: 'Is it safe to stay here?',
    words:
      'basement safely dangerous danger unsafe outside inside back lights switch electricity power outlets window kids flooded sewage leave evacuate',
    answer:
      'If you smell gas, or water is near outlets, get everybody out and call 911 from outside. Keep away from sewage. If you’re not sure, give me your number, and I’ll wake Dana, who calls within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.emergency,
  },
  {
    ask: 'The pilot went out. Can I relight it?',
    words: 'lit stay wont again turn back heater furnace gas relighting light',
    answer:
      'If you smell gas, get everybody out now and call 911 from outside. If not, leave it off until Dana has looked. Wednesday at 1:00 PM is open.',
    isUrgent: true,
    books: plumberVisits.pilot,
  },
  {
    ask: 'Where is the valve to turn off the water?',
    words: 'shut turn close off water stop find meter knob handle switch cant dont main shutoff',
    answer:
      'It’s usually where the water pipe comes in: by the meter, in the basement or at the front wall. Turn it clockwise until it stops. If it won’t turn, call your water company, at any hour.',
  },
  {
    ask: 'The shutoff valve is stuck.',
    words:
      'cant budge tight rusted hard close closed knob handle broken move jammed wont turn turning',
    answer:
      'If the main valve won’t close, call your water company, at any hour: they can shut the water off at the street. Give me your number, and I’ll wake Dana, who will call you within 10 minutes.',
    isUrgent: true,
    books: plumberVisits.leak,
  },
  {
    ask: 'The water is off now. What’s next?',
    words: 'turned closed stopped shut street found done',
    answer:
      'Good. Leave it off until Dana has seen the leak. Give me your number, and I’ll wake her, and she’ll call you within 10 minutes. If it can wait, ask for an appointment.',
    books: plumberVisits.leak,
  },
  {
    ask: 'Can somebody come tonight?',
    words:
      'someone plumber away asap urgent emergency immediately night 24 hour fast quick wake midnight minutes cant hurry anyone emergencies wait available help coming',
    answer:
      'Leave your number, and Dana will call you within 10 minutes and tell you when she can be there. She does that for water that won’t stop, sewage, no heat or your only toilet clogged. If yours can wait, ask for an appointment instead.',
    books: plumberVisits.emergency,
  },
  {
    ask: 'Can it wait until morning?',
    words: 'til till tomorrow overnight long okay tonight this',
    answer:
      'If it only drips, or the water is off, ask for an appointment. If water keeps coming, leave your number, and Dana will call you within 10 minutes.',
  },
  {
    ask: 'Can I get an appointment?',
    isVisit: true,
    words:
      'come plumber visit schedule scheduling service when soon someone somebody guy tech dana soonest sooner earliest earlier next available availability opening appointments book booked booking make today tomorrow monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thur fri sat week weekend day morning afternoon evening noon pm oclock after before between around only time see fit squeeze slot send house fix pipe rush whenever til wait set give sometime possible anytime arrange',
    answer:
      'Wednesday at 1:00 PM is open, and you can pick another time below. Dana looks first and gives you a price.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'What hours are you open?',
    words:
      'hour hrs opens close closed today tomorrow late time work working days weekend monday tuesday wednesday thursday friday saturday sat sunday sun holiday christmas thanksgiving easter new years july labor memorial when answer phone emergency emergencies weekdays',
    answer:
      'We work Monday to Saturday, 7:00 AM to 6:00 PM, and not on holidays. In an emergency, Dana answers at any hour.',
  },
  {
    ask: 'Do you charge more at night or on Sunday?',
    words:
      'same even saturday sat much cost price extra fee rate higher sun weekend holiday after hours emergency tonight midnight overtime double thanksgiving christmas cheaper',
    answer:
      'It’s the same price every day, and at night, too. You’ll know it before we touch anything.',
  },
  {
    ask: 'How much to fix a leak?',
    words:
      'much cost price charge rate leak leaking leaky fix fixing fixed repair find sink wall slab ballpark 140 kitchen bathroom upstairs under crawl space basement garage pipe somewhere hidden water bill high stain spot meter spinning ceiling crazy',
    answer:
      'Fixing a leak starts at $140, at night and on Sundays, too. If it can’t wait, close the main shutoff valve and tell me. Wednesday at 1:00 PM is open.',
    books: plumberVisits.leakRepair,
  },
  {
    ask: 'How much for a dripping faucet?',
    words:
      'cost price charge drip driping drippy leak leaking leaky faucets tap spigot kitchen bathroom sink tub shower head hose bib outside outdoor fix repair fixing wont shut off turn handle loose two space under',
    answer:
      'A drip counts as a leak, so it starts at $140. You’ll know the price before we touch anything. Wednesday at 1:00 PM is open.',
    books: plumberVisits.faucet,
  },
  {
    ask: 'Can you install a new faucet or toilet?',
    words:
      'much cost price charge replace replacement replaced put installed installation install sink shower tub valve bidet fixture bathroom kitchen own bought buy two cheapest brand',
    answer:
      'We install faucets, toilets and other fixtures, yours or ours. Dana looks first and gives you a price. Wednesday at 1:00 PM is open.',
    books: plumberVisits.fixture,
  },
  {
    ask: 'How much for a clogged toilet?',
    words:
      'cost price charge unclog unclogging clog plugged stopped backed wont flush flushing flushed plunger plunge toy kid stuck bathroom commode snake',
    answer:
      'It’s $95, at night, too. Wednesday at 1:00 PM is open. If it’s your only toilet, say so, and I’ll wake Dana.',
    books: plumberVisits.toilet,
  },
  {
    ask: 'My drain is clogged.',
    words:
      'kitchen sink go down standing dishwasher snake snaking much cost price charge 95 clog unclog unclogging clear drains draining wont slow stopped plugged backed backing bathroom tub bathtub shower floor laundry drano tried hair soon when',
    answer:
      'Clearing it is $95, and Wednesday at 1:00 PM is open. If you used drain cleaner, please tell Dana first.',
    books: plumberVisits.drain,
  },
  {
    ask: 'Can you fix a running or leaking toilet?',
    words:
      'runs constantly wont stop night flapper handle broken loose wobbly rocking repair much cost price charge keeps toilets leak base bottom water',
    answer:
      'We fix those. Until then, turn the small valve behind it clockwise. Coming to look costs $89, and it’s free if we do the repair. Wednesday at 1:00 PM is open.',
    books: plumberVisits.runningToilet,
  },
  {
    ask: 'Do you fix garbage disposals?',
    words:
      'disposal garbge humming hums spinning spin jammed stuck broken repair install installed replace much cost price charge turn wont new put bought',
    answer:
      'We fix and replace them. Coming to look costs $89, and it’s free if we do the work. Wednesday at 1:00 PM is open.',
    books: plumberVisits.disposal,
  },
  {
    ask: 'Do you do sewer lines?',
    words:
      'line camera inspect inspection main snake scope hydro jetting jet drain roots clean much cost price charge',
    answer:
      'We clear and inspect them. Dana looks first and gives you a price. Coming to look costs $89, and it’s free if we do the work. Wednesday at 1:00 PM is open.',
    books: plumberVisits.sewerLine,
  },
  {
    ask: 'Do you do sump pumps and gas lines?',
    words:
      'pump line grill broken fix repair install installed replace much cost price charge softener sprinkler ice maker water put',
    answer:
      'We do those jobs. Dana looks first and gives you a price. Coming to look costs $89, and it’s free if we do the work. Wednesday at 1:00 PM is open.',
    books: plumberVisits.equipment,
  },
  {
    ask: 'Do you do water heaters?',
    words:
      'no hot tank tankless heaters gas electric fix repair broken working work stopped quit making cold warm old wont shower not since last night yesterday morning today week kids baby newborn family',
    answer:
      'We repair and replace water heaters. Wednesday at 1:00 PM is open. Coming to look costs $89, and it’s free if we do the work.',
    books: 'time',
  },
  {
    ask: 'Is noise from my water heater bad?',
    words: 'rumbling rumbles popping banging knocking noises loud sound worry',
    answer:
      'Most often it’s sediment in the tank, which can wait. Wednesday at 1:00 PM is open, and coming to look costs $89. If it leaks or you smell gas, tell me.',
    books: 'time',
  },
  {
    ask: 'How long have you been in business?',
    words: 'since established experience family started open',
    answer: 'Since 1998. Dana’s father started it, and she took over in 2015.',
  },
  {
    ask: 'Do you fix furnaces or air conditioning?',
    words:
      'furnace ac a/c conditioner hvac heating cooling boiler service repair install replace tune radiator finance cold',
    answer:
      'We do furnaces, boilers and water heaters, but no air conditioning. If you have no heat now, ask if somebody can come tonight. If it can wait, Wednesday at 1:00 PM is open.',
    books: plumberVisits.heating,
  },
  {
    ask: 'How much is a new water heater?',
    words:
      'cost price charge replace replacing replacement install installed installation put tankless tank gallon gal gas electric rheem old heaters ballpark age replaced',
    answer:
      'Dana looks first and gives you a price. Coming to look costs $89, and it’s free if we do the work. Installing one usually takes half a day.',
    books: 'time',
  },
  {
    ask: 'Do you charge to come out?',
    isUrgentPrice: true,
    words:
      'pay dont fix much cost price fee free service call visit trip travel estimate quote diagnostic diagnose 89 toward count minimum over phone give house coming',
    answer:
      'Coming to look costs $89, and it’s free if we do the repair. Dana gives you a price before she touches anything.',
  },
  {
    ask: 'How much do you charge?',
    words:
      'much charge cost price pricing rate hour hourly per labor total usually fee ballpark roughly average hidden',
    answer:
      'A clogged drain is $95, and fixing a leak starts at $140. We don’t charge by the hour: you get one price before we touch anything.',
  },
  {
    ask: 'Does the price include parts and labor?',
    words: 'part material tank total everything included including with extra just final',
    answer: 'Yes. The price that you get before we start includes parts and labor.',
  },
  {
    ask: 'Are you licensed and insured?',
    words:
      'license town city county state number bonded insurance certified liability permit legit background check pull water heater',
    answer:
      'We’re licensed and insured, and Dana can show you the license and the certificate at the door. Where a job needs a permit, she gets it.',
  },
  {
    ask: 'Do you come to my town?',
    words: 'service serve cover area city county drive travel out far zip',
    answer:
      'We drive up to 20 miles from downtown. Tell me your address, and Dana will let you know if she goes that far.',
    isPassedOn: true,
  },
  {
    ask: 'Where are you located, and how far do you drive?',
    words: 'address location based office shop travel miles downtown park parking directions',
    answer:
      'We’re at 210 Water St, and come to you, up to 20 miles from downtown. Dana confirms your address before she leaves.',
  },
  {
    ask: 'How can I pay?',
    words:
      'pay payment card credit debit visa cash check venmo zelle apple paypal when take accept plan finance financing installments two parts split later online bill invoice receipt offer',
    answer:
      'By card, check or cash, when the work is done. No Venmo or Zelle. For a big job, ask Dana: she can split the bill in two.',
  },
  {
    ask: 'Is there a warranty?',
    words:
      'guarantee guaranteed warrant stand behind again year long fails breaks repair come back happens after last work pipe burst',
    answer: 'If a repair fails within a year, we fix it at no charge.',
  },
  {
    ask: 'Your repair failed. What do I do?',
    words:
      'again still leaks leaking clogged backed broke broken back came fixed fix worse last week month same problem guy after didnt faucet',
    answer:
      'I’m sorry. If a repair of ours fails within a year, we fix it at no charge. Dana can call you tomorrow at 7:00 AM.',
    books: 'person',
  },
  {
    ask: 'When will I hear from you?',
    words:
      'arrive eta someone calling called yet long minutes min hr hrs 15 20 30 till til until hasnt didnt nobody still waiting wait showed dana back',
    answer:
      'In an emergency, Dana calls within 10 minutes once I have your number. Otherwise, it’s tomorrow at 7:00 AM. If nobody has called you, I can pass that on.',
    isPassedOn: true,
  },
  {
    ask: 'Why is there no water?',
    words:
      'low pressure weak apartment tenant faucet shower whole city neighbors street trickle brown dirty rusty cloudy yellow color smells taste',
    answer:
      'If your neighbors have the same problem, it’s the city. If it’s only your house, Dana can call you tomorrow at 7:00 AM.',
    books: 'person',
  },
  {
    ask: 'Why does it smell like sewage?',
    words:
      'sewer smell smelly stinks odor bad weird drain floor basement bathroom sink dangerous toilet fart',
    answer:
      'If it may be gas, get everybody out and call 911 from outside. If not, run some water into every drain, as a dry one lets the smell in. If it stays, Wednesday at 1:00 PM is open.',
    books: plumberVisits.sewerSmell,
  },
  {
    ask: 'Do you do septic, wells and other things?',
    words:
      'pump tank pumping remodel remodeling bathroom kitchen renovate renovation repipe repiping construction commercial restaurant business office grease trap pool appliance dishwasher washer washing machine fix install new gutters clean',
    answer:
      'That needs a conversation first. Dana can call you tomorrow at 7:00 AM and tell you if we do it.',
    books: 'person',
  },
  {
    ask: 'Does my insurance or home warranty pay?',
    words: 'take accept bill claim homeowner cover covered work companies direct landlord tenant',
    answer:
      'You pay us, and get an itemized invoice to send to them. Please ask them first what they cover.',
  },
  {
    ask: 'Can I cancel or change my visit?',
    words:
      'canceling cancelling cancelation cancellation reschedule move moving push different time day next week appointment monday tuesday wednesday thursday friday saturday tomorrow today fee charge ahead notice make cant keep sunday rescheduling booking',
    answer: 'You can change or cancel it for free up to 2 hours ahead.',
    isChange: true,
    isPassedOn: true,
  },
  {
    ask: 'Does the owner do the work herself?',
    words: 'owner name tech before leave arrive way text heads first dana coming real',
    answer: 'Dana owns the business and does the work herself.',
  },
  {
    ask: 'Can you text me when you’re on the way?',
    words: 'call heads eta hes shes dana before coming leave arrive let message',
    answer: 'Dana calls before she leaves, or sends you a text if you prefer that.',
  },
  {
    ask: 'Do I have to be home?',
    words: 'home adult present leave key while inside landlord tenant',
    answer: 'An adult has to let Dana in. After that, you can leave.',
  },
  {
    ask: 'How long does it take?',
    words:
      'time minutes duration long job repair install installation finish done same fix water heater drain unclog clogged toilet',
    answer:
      'A drain usually takes less than an hour, and a new water heater half a day. For a repair, Dana tells you once she’s seen it.',
  },
  {
    ask: 'Can you text me instead?',
    words:
      'texting message sms phone rather prefer only dont back number picture photo pic send calling',
    answer:
      'Check your number here, and you get a text instead of a call. You can’t send photos here, but you can to Dana’s number.',
    isPassedOn: true,
  },
];
