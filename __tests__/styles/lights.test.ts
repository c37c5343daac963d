import { type LightName, lightAt } from '@/styles/lights';

test.each<[string, LightName]>([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'firstLight'],
  ['06:59', 'firstLight'],
  ['07:00', 'morning'],
  ['16:59', 'morning'],
  ['17:00', 'dusk'],
  ['20:59', 'dusk'],
  ['21:00', 'evening'],
  ['23:59', 'evening'],
])('at %s the light is %s', (time, light) => {
  expect(lightAt(time)).toBe(light);
});
