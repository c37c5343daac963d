const accent = {
  signal: '#ffb648',
  signalLit: '#ffcb7d',
  signalSoft: '#d48f38',
  onSignal: '#1b1203',
};

/** Become `CanvasText` in print and forced colors (PlainColors.ts). */
export const foregroundColors = {
  text: '#f1f2fb',
  muted: '#c6cbe6',
  quiet: '#a3abd0',
  ...accent,
  primary: accent.signal,
  primaryLit: accent.signalLit,
  onPrimary: accent.onSignal,
  cool: '#a9b4ff',
  morningText: '#1a2238',
  morningMuted: '#45425a',
};

/** Also for mails, which have no CSS variables. */
export const colors = {
  ink: '#0a0d1c',
  indigo: '#14173a',
  surface: '#131832',
  raised: '#1b2144',
  well: '#0c1024',
  line: '#2a3157',
  lineLit: '#434c80',
  lineOnBlue: 'rgb(255 255 255 / 0.22)',
  /** 3:1 on every background (WCAG 2.2, 1.4.11). */
  control: '#7680b4',
  /** 3:1 on its panel. */
  choice: '#5a6396',
  ...foregroundColors,
  signalDeep: '#3a2a14',
  /** Only for form errors. */
  error: '#ff9d9d',
  coolDeep: '#262d5e',
  dusk: '#171238',
  duskLow: '#3d1d55',
  street: '#130e2a',
  dawn: '#152c4d',
  morningStreet: '#ecd2b0',
  morningSignal: '#a8503f',
};
