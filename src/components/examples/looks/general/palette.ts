/** Colors of the website and of its drawing. */
export const palette = {
  paper: '#fbf1dd',
  pen: '#2a1b45',
  soft: '#5d4a72',
  action: '#c2412a',
  onAction: '#fff',
  price: '#8f3422',
};
