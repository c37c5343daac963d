import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceResultsProps {
  service: Service;
  sound?: ReactNode;
  className?: string;
}

/** Each result has a meaning (`b`) and may have a claim (`p`): a figure (`strong`) and its measure. */
export function ServiceResults({ service, sound, className }: ServiceResultsProps) {
  return (
    <Results className={className}>
      <h3>{servicesPage.results}</h3>
      {sound && <Sound data-picture="">{sound}</Sound>}
      <ul>
        {service.benefits.map(({ meaning, claim }) => (
          <li key={meaning}>
            <b>
              <NoWrap>{meaning}</NoWrap>
            </b>
            {claim && (
              <p>
                {' '}
                <strong>{claim.figure}</strong> <span>{claim.measure}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Results>
  );
}

const Results = styled.div`
  h3 { font-size: ${theme.size.heading}; }
  ul { margin-top: ${theme.space.x3}; }
  li { line-height: 1.35; }
  b { font-weight: ${theme.weight.strong}; }
  strong {
    font: ${theme.weight.display} clamp(1.5rem, 4.4vw, 2.75rem) / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }
  b:has(+ p) { color: ${theme.color.muted}; font-weight: inherit; }
  p > span { font-weight: ${theme.weight.strong}; }
  b, p > span {
    font-size: ${theme.size.small};
    ${media.tablet} { font-size: ${theme.size.body}; }
  }
`;

const Sound = styled.div`
  position: relative;
  height: clamp(4rem, 8cqi, 9rem);
  margin: ${theme.space.x4} calc(-1 * var(--side));
`;
