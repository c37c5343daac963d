import styled from 'styled-components';
import { backLabel } from '@/content/site';
import { paths } from '@/lib/paths';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Arrow } from './Arrow';

/** The Back button of an inner page. */
export function BackLink({ label = backLabel }: { label?: string }) {
  return (
    <Back href={paths.home}>
      <Arrow to="left" />
      {label}
    </Back>
  );
}

const Back = styled.a`
  ${loneLink}
  gap: ${theme.space.x2};
  padding-right: ${theme.space.x3};
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
`;
