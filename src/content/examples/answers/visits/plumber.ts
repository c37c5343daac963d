import type { Booking } from '@/content/examples/answers/answer';

const wakesDana = (job: string): Booking => ({
  when: 'Tonight, within 10 minutes',
  what: `Dana calls: ${job.toLowerCase()}`,
  inText: job,
  call: 'now',
  asksAddress: true,
});

const onWednesday = (what: string): Booking => ({
  when: 'Wednesday, 1:00 PM',
  what,
  asksAddress: true,
});

/** What a plumber's answers book, in both languages. */
export const plumberVisits = {
  leak: wakesDana('Leak'),
  waterHeater: wakesDana('Water heater leaking'),
  overflow: wakesDana('Toilet overflowing'),
  onlyToilet: wakesDana('Only toilet clogged'),
  sewage: wakesDana('Sewage coming up'),
  heat: wakesDana('No heat'),
  sumpPump: wakesDana('Sump pump'),
  emergency: wakesDana('Emergency'),
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
