import styled from 'styled-components';
import { backLabel } from '@/content/site';
import { theme } from '@/styles/theme';

/** The Back button of an inner page. */
export function BackLink({ href }: { href: string }) {
  return (
    <Back href={href}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M14 8H2M7 3L2 8l5 5" />
      </svg>
      {backLabel}
    </Back>
  );
}

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: ${theme.height.target};
  padding-right: ${theme.space.x3};
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  transition: color ${theme.motion.quick};

  svg {
    width: 1rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &:hover { color: ${theme.color.text}; }
`;
