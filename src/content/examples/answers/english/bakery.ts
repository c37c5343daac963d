import type { Answer } from '@/content/examples/answers/answer';
import { bakeryVisits } from '@/content/examples/answers/visits/bakery';

/** What customers ask a bakery. */
export const bakeryInEnglish: readonly Answer[] = [
  {
    ask: 'What are your prices?',
    words: 'list menu charge cost rates much cakes rolls',
    answer:
      'A sourdough loaf is $9 and a dozen cinnamon rolls $30. Birthday cakes start at $48 for ten, and wedding cakes at $7 a person.',
  },
  {
    ask: 'How much is a birthday cake?',
    words:
      'bday cakes people serve size big small bigger 12 15 20 25 30 feed cost price person guests 48 10 40 50 chocolate vanilla carrot son daughter kid',
    answer:
      'From $48 for ten, in chocolate, vanilla or carrot. For a bigger one, the baker can tell you the price.',
  },
  {
    ask: 'What cake flavors do you have?',
    words:
      'flavor flavour kind type chocolate vanilla carrot frosting birthday red velvet lemon strawberry leches other coconut marble',
    answer: 'Chocolate, vanilla or carrot. For another flavor, please ask the baker.',
  },
  {
    ask: 'Can I order a cake, and how far ahead?',
    words:
      'order ordering make bake cakes birthday bday baby shower graduation anniversary company event advance notice early soon days week monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thurs fri sat sun weekend next son daughter kid soonest earliest',
    answer:
      'Yes. Two days’ notice is best. You can pick one up on Friday at 11:00 AM; a cake for ten starts at $48.',
    books: 'spanish',
  },
  {
    ask: 'Can you decorate the cake?',
    words:
      'write writing name message happy birthday photo picture shape shaped theme themed custom design character number letters put sculpted decoration decorating add dinosaur princess fondant gender reveal',
    answer:
      'We write a name on it for free. For a photo, a shape or a theme, I can pass it on to the baker.',
    isPassedOn: true,
  },
  {
    ask: 'Do you make wedding cakes?',
    words:
      'cake bake tiered bridal bride tier tasting much cost price charge rate person guests people',
    answer:
      'Yes, for up to 80 people, from $7 a person, with a month’s notice. The owner can call you tomorrow at 6:30 AM to plan it.',
    books: bakeryVisits.weddingCake,
  },
  {
    ask: 'How much is a loaf of bread?',
    words: 'loaves sourdough sour dough kind type cost price charge rate rye wheat white breads',
    answer: 'A sourdough loaf is $9. It’s the only bread on most days.',
  },
  {
    ask: 'Do you have croissants, cupcakes or pies?',
    words:
      'croissant cupcake pie cookie muffin bagel donut doughnut baguette pastry pastries scone brownie danish sandwich sandwiches macaron breakfast lunch sell make bake much cost price tart bun else cheesecake burrito pizza',
    answer:
      'On most days, we bake only sourdough and cinnamon rolls, and cakes to order. For anything else, I can ask the baker.',
    isPassedOn: true,
  },
  {
    ask: 'How late do you have bread?',
    words: 'run still left today fresh sourdough gone noon stock bread',
    answer:
      'The bread is usually gone by noon. I can pass on what you’d like us to hold for you; we hold it until 3:00 PM.',
    isPassedOn: true,
  },
  {
    ask: 'Can I order for Friday, Saturday or Sunday?',
    words:
      'order preorder place save hold keep reserve aside set put book bread loaf loaves sourdough roll cinnamon dozen pick pickup come fri sat saturday sun mon monday tue tuesday wed wednesday thu thurs thursday today tomorrow week weekend next morning afternoon noon later another day online after before around 7 8 9 10 11 12 1 3 pm',
    answer:
      'Yes, from Tuesday to Sunday. Tell me what you’d like, too. Friday at 11:00 AM and Sunday at 10:00 AM are open for pickup; we hold it until 3:00 PM.',
    books: bakeryVisits.pickup,
  },
  {
    ask: 'Do you take large or wholesale orders?',
    words:
      'order catering cater bulk restaurant company office corporate event party 50 100 200 dozens hundred big',
    answer:
      'I can pass it on. Write what you’d like, how many and for when, and the baker tells you what’s possible.',
    isPassedOn: true,
  },
  {
    ask: 'My cake or bread wasn’t good.',
    words:
      'stale hair found dry hard burnt moldy old sucks gross bad wrong ruined croissant rolls birthday refund money back tasted',
    answer: 'I’m sorry. Write what happened, and I can pass it on to the owner.',
    isPassedOn: true,
  },
  {
    ask: 'What if I have a food allergy?',
    isUrgent: true,
    words:
      'allergies allergic reaction reacting hives itch itching itchy rash swelling swollen mouth lips tongue throat epipen benadryl severe serious peanut nuts egg milk wheat sesame soy almond walnut pecan son daughter kid safe ate eaten eating',
    answer:
      'Everything is made in one kitchen with nuts, wheat, eggs and milk, so please don’t eat it with a serious allergy. For a reaction, call 911. The baker can call you tomorrow at 6:30 AM.',
    books: 'person',
  },
  {
    ask: 'What’s in it: nuts, eggs, milk?',
    words:
      'ingredients contain without free made make bake peanut almond walnut pecan sesame soy wheat butter cinnamon rolls bread loaf sourdough cake eggless',
    answer:
      'The sourdough is flour, water and salt; rolls and cakes have butter and eggs. Everything is made in one kitchen with nuts, so please don’t eat it with a serious allergy.',
  },
  {
    ask: 'Do you have anything gluten-free?',
    words:
      'gf glutenfree celiac coeliac wheat free flour bread cake rolls much cost price options bake eat',
    answer: 'No, we don’t bake gluten-free. There’s flour in the air here.',
  },
  {
    ask: 'Do you have anything vegan or dairy-free?',
    words:
      'dairy lactose intolerant plant based butter milk bread sourdough rolls cake cinnamon options eat bake without',
    answer: 'The sourdough is vegan: flour, water and salt. Rolls and cakes have butter and eggs.',
  },
  {
    ask: 'Do you deliver?',
    words:
      'delivery delivering doordash door dash uber eats ubereats grubhub instacart ship shipping mail bring cake home order online drop cost fee bread',
    answer: 'No, you pick it up. If you can’t, somebody else can, with your name.',
  },
  {
    ask: 'Do you have coffee and a place to sit?',
    words:
      'latte espresso cappuccino mocha oat milk tea drink iced cold brew wifi seat seating table inside eat dine sell serve cafe',
    answer:
      'Yes: drip coffee, espresso and oat milk, from 7:00 AM. There are six seats by the window.',
  },
  {
    ask: 'What hours are you open?',
    words:
      'close closed closing today tonight tomorrow late early time when monday sunday saturday friday weekend holiday christmas thanksgiving easter eve hour bakery tuesday wednesday thursday days',
    answer: 'Tuesday to Sunday, 7:00 AM to 3:00 PM. We’re closed on Monday and on holidays.',
  },
  {
    ask: 'Where are you?',
    words:
      'address location located directions find bakery shop store street map mill text send where',
    answer: '45 Mill St, on the corner.',
  },
  {
    ask: 'Where can I park?',
    words: 'parking lot free street meter bakery',
    answer: 'There’s street parking on Mill St, free before 9:00 AM.',
  },
  {
    ask: 'How do I pay, and is there a deposit?',
    words:
      'payment card credit debit visa amex cash check only venmo zelle apple phone take accept online ahead upfront front down money prepay required cake order',
    answer:
      'You pay at the counter, by card, cash or phone. Only wedding cakes need a deposit, half of the price.',
  },
  {
    ask: 'Can I cancel or change my order?',
    words:
      'canceling cancellation policy move switch different day refund cake loaf rolls last minute tomorrow pickup friday saturday sunday date',
    answer: 'Yes. For bread, until 8:00 PM the day before. For cakes, up to two days ahead.',
    isChange: true,
  },
  {
    ask: 'When can I pick up my order?',
    words:
      'pickup picking time late early cake latest hold somebody someone else husband wife friend ready friday saturday sunday',
    answer:
      'From 7:00 AM to 3:00 PM, Tuesday to Sunday. We hold it until 3:00 PM, and somebody else can pick it up with your name.',
  },
  {
    ask: 'Can you text me instead of calling?',
    words: 'message sms txt rather prefer dont back',
    answer: 'Yes. Check your number here, and you get a text instead of a call. I can pass it on.',
    isPassedOn: true,
  },
];
