import { theme } from '@/styles/theme';

/** The agency's mark: a roof, and the light that is on beneath it. Decorative beside the name. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path
        d="M3.5 23.5 14 4.5l10.5 19"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="14" cy="19.75" r="3.25" fill={theme.color.signal} />
    </svg>
  );
}
