/** Colors of the website and of its drawing. */
export const palette = {
  paper: '#f3dfd3',
  pen: '#4a1738',
  soft: '#6d3a55',
  line: '#d6b5a8',
  accent: '#b3263f',
  halo: '#f2b5a7',
  cape: '#fff1e4',
  nape: '#33102a',
  neck: '#f0bfa2',
  neckShade: '#d89a80',
  face: '#f7d0b5',
  faceShade: '#e9b193',
  shine: '#7d3560',
};
