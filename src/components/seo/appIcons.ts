/** The icons of the installed site (Web App Manifest). `maskable` ones fill their square. */
export const appIcons = [
  { name: 'app-192.png', size: 192, purpose: 'any' },
  { name: 'app-512.png', size: 512, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
