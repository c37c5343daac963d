import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function NextSteps({ isHidden }: { isHidden: boolean }) {
  return (
    <Steps data-hidden={isHidden ? '' : undefined}>
      {thankYouCopy.next.map(({ when, what }) => (
        <li key={when}>
          <strong>{when}</strong> <span>{what}</span>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  &[data-hidden] { visibility: hidden; }
  display: grid;
  gap: ${theme.space.x3};
  max-width: 30rem;
  li { display: grid; grid-template-columns: 8.5rem 1fr; gap: ${theme.space.x3}; }
  ${media.hugeText} { li { display: block; } }
`;
