import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DawnScene } from '@/components/scenes/DawnScene';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ClosingCallProps {
  id?: string;
  heading: string;
  text: string;
  action: string;
  /** What stands below the call. */
  children?: ReactNode;
}

/** The end of a page: dawn, and the one thing to do next. */
export function ClosingCall({ id, heading, text, action, children }: ClosingCallProps) {
  return (
    <Band id={id}>
      <div className="dawn">
        <DawnScene />
      </div>
      <div className="call">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ButtonLink href={paths.consultation}>{action}</ButtonLink>
          {children}
        </div>
      </div>
    </Band>
  );
}

const Band = styled.section`
  position: relative;
  overflow: hidden;
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.well};

  .call {
    ${container}
    position: relative;
    display: grid;
    gap: ${theme.space.x7};
    padding-block: ${theme.space.section} 16rem;
    ${media.desktop} {
      grid-template-columns: 7fr 5fr;
      padding-block: ${theme.space.section};
    }
  }
  .dawn {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 24rem;
    transform: translateX(-50%);
    ${media.desktop} {
      right: max(-6rem, calc(50% - 46rem));
      left: auto;
      width: 54rem;
      transform: none;
    }
  }
  h2 {
    max-width: 11em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  p { text-wrap: balance; max-width: 32rem; margin-block: ${theme.space.x5} ${theme.space.x6}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
`;
