/** Colors of the website and of its drawing. */
export const palette = {
  paper: '#1f3fd6',
  pen: '#fff',
  soft: '#e3e8ff',
  action: '#ff5a3c',
  onAction: '#160500',
  bar: '#ffdc3a',
  onBar: '#0b1f6b',
  barShade: '#e3b91f',
};
