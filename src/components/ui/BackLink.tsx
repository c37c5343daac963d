import styled from 'styled-components';
import { backLabel } from '@/content/site';
import { theme } from '@/styles/theme';
import { Arrow } from './Arrow';

/** The Back button of an inner page. */
export function BackLink({ href }: { href: string }) {
  return (
    <Back href={href}>
      <Arrow to="left" />
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

  &:hover { color: ${theme.color.text}; }
`;
