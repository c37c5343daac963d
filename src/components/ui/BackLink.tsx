import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { SiteLink } from './SiteLink';

/** The Back button of an inner page. */
export function BackLink({ href }: { href: string }) {
  return (
    <Back href={href}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back
    </Back>
  );
}

const Back = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: ${theme.height.target};
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  transition: color ${theme.motion.quick};

  &:hover { color: ${theme.color.text}; }
`;
