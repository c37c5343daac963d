/** Colors of the website and of its drawing. */
export const palette = {
  paper: '#6f2716',
  pen: '#ffe7c2',
  soft: '#f6cfa6',
  action: '#ffc65c',
  onAction: '#3c1209',
  price: '#ffc65c',
  line: '#9a4a30',
  bag: '#ffe7c2',
  onBag: '#5b1f11',
  steam: '#a85a3c',
  board: '#4d180d',
  crust: '#d98a3a',
  crustShade: '#b5662a',
  crumb: '#f7c77e',
  flour: '#fff3dc',
};
