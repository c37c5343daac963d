import type { Answer, Booking } from '@/content/examples/answers/answer';

const wakesDana = (job: string, text: string): Booking => ({
  when: 'Tonight, within 10 minutes',
  what: `Dana calls: ${job}`,
  text: `${text}. Call back now:`,
  asksAddress: true,
});

const onWednesday = (what: string): Booking => ({
  when: 'Wednesday, 1:00 PM',
  what,
  text: `${what}, Wednesday, 1:00 PM:`,
  asksAddress: true,
});

/** What a plumber's answers book, in both languages. */
export const plumberVisits = {
  leak: wakesDana('leak', 'Leak'),
  waterHeater: wakesDana('water heater leaking', 'Water heater leaking'),
  overflow: wakesDana('toilet overflowing', 'Toilet overflowing'),
  sewage: wakesDana('sewage', 'Sewage coming up'),
  heat: wakesDana('no heat', 'No heat'),
  emergency: wakesDana('emergency', 'Emergency'),
  firstLook: onWednesday('First look'),
  drain: onWednesday('Clogged drain'),
  toilet: onWednesday('Clogged toilet'),
  faucet: onWednesday('Dripping faucet'),
} satisfies Readonly<Record<string, Booking>>;

/** What customers ask a plumber. */
export const plumberInEnglish: readonly Answer[] = [
  {
    ask: 'There’s a leak or a burst pipe. What do I do?',
    words:
      'water everywhere theres busted broken broke cracked split flood flooding flooded floding basement ceiling wall pouring gushing spraying shooting leak leaking bathroom garage bedroom floor washer help emergency stop wont coming through all over night winter filling raining blew dripping washing machine last feet inches think sump pump drip crawl space leaky',
    answer:
      'If outlets are under water, stay out. If not, close the main shutoff valve, usually by the water meter, clockwise. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    books: plumberVisits.leak,
  },
  {
    ask: 'My water heater is leaking. What do I do?',
    words: 'leak leakin dripping tank bottom top basement garage all over help little',
    answer:
      'If outlets are under water, stay out. If not, turn off its gas or breaker, and the cold valve above it. Give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    books: plumberVisits.waterHeater,
  },
  {
    ask: 'My toilet is overflowing. What do I do?',
    words: 'overflow overflowed over flooding water floor stop wont bathroom help',
    answer:
      'Turn the small valve behind the toilet clockwise, and don’t flush. If it doesn’t stop, give me your number, and I’ll wake Dana, who calls you within 10 minutes.',
    books: plumberVisits.overflow,
  },
  {
    ask: 'Sewage is backing up. What do I do?',
    words:
      'sewer main line poop backup backed back coming comes through floor drain shower tub bathtub toilet basement whole everything flush help bubbling bubbles gurgles gurgling clogged clog again up',
    answer:
      'Please don’t run water or flush. Give me your number, and I’ll wake Dana, who calls you within 10 minutes. You’ll know the price before we touch anything.',
    books: plumberVisits.sewage,
  },
  {
    ask: 'My heat is out. What do I do?',
    words:
      'heating furnace boiler cold freezing banging quit died stopped working broken baby kids help degrees house no wont turn on not isnt',
    answer:
      'If the boiler bangs, switch it off. Give me your number, and I’ll wake Dana, who calls you within 10 minutes. You’ll know the price before we touch anything.',
    books: plumberVisits.heat,
  },
  {
    ask: 'My pipes are frozen. What do I do?',
    words: 'froze freeze thaw ice water line faucet wont run help think',
    answer:
      'Close the main shutoff valve and open the faucet. Warm the pipe with a hair dryer, never with a flame. If it cracked, write “a pipe burst”. If not, Wednesday at 1:00 PM is open.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'Where is my shutoff valve?',
    words:
      'shut turn turned close off main water stop find cant stuck meter knob handle wont budge on outside broken broke',
    answer:
      'It’s usually where the water pipe comes in, by the meter, in the basement or at the front wall. Turn it clockwise until it stops. If it won’t turn, call your water company, at any hour.',
  },
  {
    ask: 'Can somebody come tonight?',
    words:
      'someone plumber now right away asap urgent emergency immediately night 24 hour fast quick dana wake midnight minutes cant hurry anyone emergencies wait whats available',
    answer:
      'For water that won’t stop, sewage, no heat or your only toilet clogged, yes: Dana calls you within 10 minutes. Anything else can wait: Wednesday at 1:00 PM is open.',
    books: plumberVisits.emergency,
  },
  {
    ask: 'Can I get an appointment?',
    words:
      'come plumber visit schedule scheduling service when soon someone somebody guy tech dana soonest sooner earliest earlier next available availability opening appointments book booked booking make today tomorrow monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thur fri sat week weekend day morning afternoon evening noon pm am oclock after before between around only time see fit squeeze slot send house look fix pipe rush whenever til wait',
    answer:
      'Yes. Wednesday at 1:00 PM is open, and so are Friday at 8:00 AM and Saturday at 9:30 AM. Dana looks first and gives you a price.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'What hours are you open?',
    words:
      'whats hour hrs opens close closed today tomorrow now late time work working days weekend monday tuesday wednesday thursday friday saturday sat sunday sun holiday christmas thanksgiving easter new years july labor memorial when answer phone emergency emergencies',
    answer:
      'We work Monday to Saturday, 7:00 AM to 6:00 PM, and not on holidays. In an emergency, Dana answers at any hour.',
  },
  {
    ask: 'Do you charge more at night or on Sunday?',
    words:
      'much cost price extra fee rate higher sun weekend holiday after hours emergency tonight midnight overtime double thanksgiving christmas cheaper',
    answer: 'No. It’s the same price every day, and at night. Fixing a leak starts at $140.',
  },
  {
    ask: 'How much to fix a leak?',
    words:
      'much cost price charge rate leak leaking leaky fix fixing fixed repair find sink wall slab ballpark 140 kitchen bathroom upstairs under crawl space basement garage pipe somewhere hidden water bill high stain spot meter spinning',
    answer:
      'Fixing a leak starts at $140, at night and on Sundays, too. You’ll know the price before we touch anything.',
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
      'much cost price charge replace replacement replaced put installed installation install sink shower tub valve bidet fixture bathroom kitchen own bought buy two',
    answer:
      'Yes. Dana looks first and gives you a price that includes the installation. Wednesday at 1:00 PM is open.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'How much for a clogged toilet?',
    words:
      'cost price charge unclog unclogging clog plugged stopped backed up wont flush flushing flushed plunger plunge toy kid stuck only bathroom commode snake one',
    answer:
      'It’s $95, at night, too. Wednesday at 1:00 PM is open. If it’s your only toilet, ask if somebody can come tonight.',
    books: plumberVisits.toilet,
  },
  {
    ask: 'My drain is clogged.',
    words:
      'kitchen sink much cost price charge 95 clog unclog unclogging clear drains draining wont slow stopped plugged backed backing up bathroom tub bathtub shower floor laundry drano tried hair soon',
    answer:
      'Clearing it is $95, and Wednesday at 1:00 PM is open. If you used drain cleaner, please tell Dana first.',
    books: plumberVisits.drain,
  },
  {
    ask: 'Can you fix a running or leaking toilet?',
    words:
      'runs constantly wont stop all night flapper handle broken loose wobbly rocking repair much cost price charge keeps toilets leak base bottom water',
    answer:
      'Yes. Until then, turn the small valve behind it clockwise. Coming to look costs $89, and it’s free if we do the repair. Wednesday at 1:00 PM is open.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'Do you do disposals, sump pumps and gas lines?',
    words:
      'disposal garbage garbge sump pump line gas grill humming jammed stuck broken fix repair install installed replace much cost price charge softener sprinkler ice maker sewer camera main snake water turn wont',
    answer:
      'Yes. Dana looks first and gives you a price. Coming to look costs $89, and it’s free if we do the repair. Wednesday at 1:00 PM is open.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'Do you fix furnaces or air conditioning?',
    words:
      'furnace ac a/c conditioner hvac heating cooling boiler service repair install replace tune radiator finance cold',
    answer:
      'We do furnaces, boilers and water heaters, but no air conditioning. Dana looks first and gives you a price. Wednesday at 1:00 PM is open.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'How much is a new water heater?',
    words:
      'cost price charge replace replacing replacement install installed installation put tankless tank gallon gal gas electric rheem old heaters ballpark',
    answer:
      'Dana looks first and gives you a price. Coming to look costs $89, and it’s free if we do the work. Installing one usually takes half a day.',
    books: plumberVisits.firstLook,
  },
  {
    ask: 'Do you charge to come out?',
    words:
      'much cost price fee free service call visit trip travel look estimate quote diagnostic diagnose 89 toward count minimum over phone give house any coming',
    answer:
      'Coming to look costs $89, and it’s free if we do the repair. Dana gives you a price before she touches anything.',
  },
  {
    ask: 'How much do you charge?',
    words:
      'much charge cost price pricing rate hour hourly per by labor total usually fee ballpark roughly average hidden',
    answer:
      'A clogged drain is $95, and fixing a leak starts at $140. We don’t charge by the hour: you get one price before we touch anything.',
  },
  {
    ask: 'Are you licensed and insured?',
    words:
      'license number bonded insurance certified liability permit legit background check pull water heater',
    answer: 'Yes, and Dana can show you both at the door. Where a job needs a permit, she gets it.',
  },
  {
    ask: 'Where are you, and how far do you drive?',
    words:
      'whats address located location based office shop area work service serve cover town city come travel go miles county downtown park parking directions near columbus grove westerville dublin hilliard gahanna reynoldsburg upper arlington worthington lakeview newark heath granville pataskala hebron lancaster delaware bexley powell',
    answer:
      'We’re at 210 Water St, and come to you, up to 20 miles from downtown. Dana confirms your address before she leaves.',
  },
  {
    ask: 'How can I pay?',
    words:
      'pay payment card credit debit visa cash check venmo zelle apple paypal when take accept plan finance financing installments two parts split later online bill invoice receipt offer',
    answer:
      'Card, check or cash, when the work is done. For a big job, ask Dana: she can split the bill in two.',
  },
  {
    ask: 'Is there a warranty?',
    words:
      'guarantee guaranteed warrant stand behind again year long fails breaks repair come back happens after last work on',
    answer: 'Yes. If a repair fails within a year, we fix it at no charge.',
  },
  {
    ask: 'Your repair failed. What do I do?',
    words:
      'again still leaks leaking clogged backed broke broken back came fixed fix worse last week month same problem guy here after didnt faucet had out',
    answer:
      'I’m sorry. If a repair of ours fails within a year, we fix it at no charge. Dana can call you tomorrow at 7:00 AM.',
    books: 'person',
  },
  {
    ask: 'When will I hear from you?',
    words:
      'calling called yet long minutes min hr hrs 15 20 30 till til until hasnt didnt nobody she still waiting wait showed dana back',
    answer:
      'In an emergency, Dana calls within 10 minutes once I have your number. Otherwise, it’s tomorrow at 7:00 AM. If nobody has called you, I can pass that on.',
    isPassedOn: true,
  },
  {
    ask: 'Why is there no water?',
    words:
      'low pressure weak apartment tenant faucet shower whole all city neighbors street trickle',
    answer:
      'If your neighbors have none either, it’s the city. If it’s only your house, or the pressure is low, Dana can call you tomorrow at 7:00 AM.',
    books: 'person',
  },
  {
    ask: 'Do you do septic, wells and other things?',
    words:
      'pump tank pumping well remodel remodeling bathroom kitchen renovate renovation repipe repiping construction commercial restaurant business office grease trap pool appliance dishwasher washer washing machine fix install new',
    answer:
      'That needs a conversation first. Dana can call you tomorrow at 7:00 AM and tell you if we do it.',
    books: 'person',
  },
  {
    ask: 'Does my insurance or home warranty pay?',
    words:
      'take accept bill claim homeowner cover covered work company companies direct landlord tenant',
    answer:
      'You pay us, and get an itemized invoice to send to them. Please ask them first what they cover.',
  },
  {
    ask: 'Can I cancel or change my visit?',
    words:
      'canceling cancelling cancelation cancellation reschedule move moving push different time day next week appointment monday tuesday wednesday thursday friday saturday tomorrow today fee charge ahead notice make cant keep sunday',
    answer: 'Yes, for free up to 2 hours ahead.',
    isChange: true,
  },
  {
    ask: 'Does the owner do the work herself?',
    words: 'owner name tech before leave arrive way text call heads first dana coming who',
    answer:
      'Yes. Dana owns the business and does the work herself. She calls before she leaves, or sends you a text if you prefer that.',
  },
  {
    ask: 'Do I have to be home?',
    words: 'home there adult present leave key while let inside landlord tenant someone need',
    answer: 'An adult has to let Dana in and hear the price. After that, you can leave.',
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
      'texting message sms phone rather prefer only just dont back number picture photo pic send calling',
    answer:
      'Yes. Leave your number, and you get a text instead of a call. You can’t send photos here, but you can to Dana’s number.',
    isPassedOn: true,
  },
];
