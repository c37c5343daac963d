/** Colors of the website and of its drawing. */
export const palette = {
  paper: '#f2f8f4',
  pen: '#12474a',
  soft: '#35605f',
  action: '#12474a',
  onAction: '#fff',
  line: '#bcd9cd',
  price: '#a5371c',
  arch: '#bfe0d6',
  sun: '#ff8a70',
  tooth: '#fff',
  toothShade: '#dcefe9',
};
