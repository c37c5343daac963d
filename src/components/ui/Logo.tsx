import { theme } from '@/styles/theme';
import { logoMark } from './logoMark';

/** The agency's mark. Decorative beside the name. */
export function Logo() {
  const { size, roof, strokeWidth, light } = logoMark;
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
