import { theme } from '@/styles/theme';

export const logo = {
  size: 28,
  roof: 'M3.5 23.5 14 4.5l10.5 19',
  strokeWidth: 2.75,
  light: { cx: 14, cy: 19.75, r: 3.25 },
} as const;

/** Decorative: the name is beside it. */
export function Logo() {
  const { size, roof, strokeWidth, light } = logo;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true">
      <path
        d={roof}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...light} fill={`var(--logo-light, ${theme.color.signal})`} />
    </svg>
  );
}
