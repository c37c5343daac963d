import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export interface ClosingTexts {
  heading: string;
  text: string;
  action: string;
}

interface ClosingWordsProps extends ClosingTexts {
  /** Content above the heading. */
  children?: ReactNode;
}

/** A page's last heading, text and call to action, limited by `--heading-width` and `--text-width`. */
export function ClosingWords({ heading, text, action, children }: ClosingWordsProps) {
  return (
    <Words>
      {children}
      <h2>{heading}</h2>
      <Text>{text}</Text>
      <ButtonLink href={paths.consultation}>{action}</ButtonLink>
    </Words>
  );
}

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: min(${theme.space.section}, ${theme.space.x8});
  ${media.desktop} { padding-bottom: ${theme.space.x7}; }

  > [data-hour] { margin-bottom: clamp(1.25rem, 4vw, ${theme.space.x6}); }
  h2 {
    max-width: var(--heading-width, 11em);
    ${displayType}
  }
`;

const Text = styled.p`
  max-width: var(--text-width, 34rem);
  margin-block: ${theme.space.x4} ${theme.space.x5};
  font-size: ${theme.size.lede};
  line-height: 1.5;
  text-wrap: balance;
`;
