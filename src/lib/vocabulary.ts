/**
 * The attributes that several files share: elements, styles, the browser's scripts and drawings. A test compares the
 * list with them, so that it names a misspelled one, and one that nobody writes or reads any more.
 */
export const attributes = {
  // Lights, scenes and drawings.
  'data-light': 'the light of an element and of what is in it',
  'data-ends': 'the last section of a page, whose ground the footer continues',
  'data-ground':
    "the ground of a street at the foot of a first screen, which the page's background continues",
  'data-trade': "the trade of the visitor's business, on the root element",
  'data-hour': 'a time of the night, with what it brings',
  'data-drawing': 'the svg of a drawing, by its name',
  'data-part': 'a part of a drawing, by its name; in the file it is the id',
  'data-layer': 'the svg of a part that moves, by its name',
  'data-particle': 'one of the particles of home',
  'data-icon': "a service's lit window",
  'data-picture': 'the place of a picture in a list',
  'data-strip': "a strip's box, which may play",
  'data-whole': 'the drawing in a strip',
  'data-plays': 'what plays once: nothing until the first scroll, then `waiting` or `playing`',
  'data-group': 'in a drawing: a group whose parts are shown together',
  'data-parts':
    'in a drawing: the only parts of the street to show; on a page: the svg that has them',
  'data-omit': 'in a drawing: the parts of the street to leave out',
  'data-enter': 'in a drawing: the step in which a part appears',
  'data-enter-by': 'in a drawing: how a part appears',
  'data-enter-from': 'in a drawing: from where a part comes',

  // The page.
  'data-header': 'the header',
  'data-scrolled': 'the header, once the page is scrolled',
  'data-menu-open': 'the root element, while the menu is open',
  'data-variant': 'of a button: `primary` or `secondary`',
  'data-arrow': 'an arrow beside a link',

  // The examples.
  'data-example': 'the chosen example, by its trade',
  'data-look': "an example's website, by its trade",
  'data-website': "an example's website, whose typeface is loaded when it is seen",
  'data-awake': 'the same, once it is seen',
  'data-shows': 'what of an example an element shows, which a script replaces',
  'data-ask': 'the question that a link asks',
  'data-name-words': "the words in a business's name that select a choice",
  'data-not-loaded': 'what is said when an example cannot be loaded',
  'data-conversation': 'the state of the conversation',
  'data-choices': 'the buttons of the conversation',
  'data-from': 'a message, by who writes it',
  'data-owner': 'what the owner gets: an entry of the calendar, or a text',
  'data-control': 'a button of the call',
  'data-ringing': 'the conversation, while the phone rings',
  'data-spoken': 'whether a line of the call has been spoken, is, or is still to be',
  'data-silent': 'what is said when the device has no voice',

  // The visitor's business.
  'data-business-name': 'an element that shows its name',
  'data-business-address': 'an element that shows its address',
  'data-without-business': 'an element that is hidden once it has a name',
  'data-painted': "the element's own text, while it shows the visitor's",

  // The consultation.
  'data-sky': 'the background of the page',
  'data-unhydrated': "a part of the form's page that needs no script",
  'data-sent': 'the page, once the request is sent',
  'data-area': "a part of Thank You's layout",
  'data-call': 'the root element, where a call was chosen before a reload',
  'data-room': 'the longest text that may stand here, whose place is kept',
  'data-other-room': 'another one, perhaps longer',
} as const;

/** The custom properties that several files share, besides those of tables: the theme, the lights, the examples. */
export const properties = {
  '--button-height': 'of the buttons in an element',
  '--button-padding': 'of the buttons in an element',
  '--button-text': "a button's color of text",
  '--button-edge': "a button's color of the border",
  '--button-ground': "a button's background",
  '--button-lit': "a button's background under the pointer",
  '--logo-light': "the color of the logo's light",
  '--scrollbar': 'the width of the scrollbar that the open menu hides',

  '--page-top': 'the space above the words of a page introduction',
  '--heading-size': "of a page introduction's heading",
  '--heading-width': 'the greatest width of a heading',
  '--text-width': 'the greatest width of the text below it',
  '--foot': 'the room that a page introduction has below its words, for a scene',
  '--side': "from the edge of the screen to a service section's content",
  '--pad': 'above the content of a service section',

  '--name-width': "the width of the visitor's name, in ems",
  '--show-emblem': "the `display` of the agency's emblem on the shop's board",
  '--show-lettering': "the `display` of the visitor's name there",

  '--example-height': "the least height of an example's website",
  '--example-edge': 'from its edge to its words, if not its own `--example-side`',
  '--example-words': 'the width of its words beside a picture',
  '--example-side': 'from its edge to its words',
  '--example-spare': 'what its height has beyond what its width needs',
  '--example-voice': 'its typeface, or the fallback until that has loaded',
  '--example-tracking': 'the letter spacing of its typeface',
  '--example-case': 'the `text-transform` of its typeface',
  '--example-rule': 'its lines',

  '--section-': 'with its number: 1 once a section of the form is complete',
  '--call-display': "`none` while a call's fields are hidden",
  '--call-room': 'the height of the calendar and its times before a reload',
  '--calendar-padding': "the calendar's",
} as const;
