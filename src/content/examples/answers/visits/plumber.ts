import type { Booking } from '@/content/examples/answers/answer';

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
  onlyToilet: wakesDana('only toilet clogged', 'Only toilet clogged'),
  sewage: wakesDana('sewage', 'Sewage coming up'),
  heat: wakesDana('no heat', 'No heat'),
  sumpPump: wakesDana('sump pump', 'Sump pump'),
  emergency: wakesDana('emergency', 'Emergency'),
  firstLook: onWednesday('First look'),
  leakRepair: onWednesday('Leak'),
  fixture: onWednesday('New faucet or toilet'),
  runningToilet: onWednesday('Running toilet'),
  disposal: onWednesday('Garbage disposal'),
  sewerLine: onWednesday('Sewer line'),
  equipment: onWednesday('Pump, softener or gas line'),
  heating: onWednesday('Furnace or boiler'),
  frozenPipes: onWednesday('Frozen pipes'),
  pilot: onWednesday('Pilot out'),
  sewerSmell: onWednesday('Sewer smell'),
  drain: onWednesday('Clogged drain'),
  toilet: onWednesday('Clogged toilet'),
  faucet: onWednesday('Dripping faucet'),
} satisfies Readonly<Record<string, Booking>>;
