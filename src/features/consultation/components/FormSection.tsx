'use client';

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface FormSectionProps {
  /** Position in the form, from 1. */
  number: keyof typeof formCopy.sections;
  /** Whether the section lacks something that the browser's own validation cannot see. */
  incomplete?: boolean;
  children: ReactNode;
}

/** A numbered section of the form. That it is complete shows by `:valid`, without any script. */
export function FormSection({ number, incomplete = false, children }: FormSectionProps) {
  const heading = useId();
  return (
    <Section
      aria-labelledby={heading}
      data-section={number}
      data-incomplete={incomplete || undefined}
    >
      <h2 id={heading}>
        <span>{number}</span>
        {formCopy.sections[number]}
      </h2>
      <Content>{children}</Content>
    </Section>
  );
}

/** Width of the numbers, which a line joins down the form. */
export const numberWidth = '2.5rem';

const complete = ':valid:not([data-incomplete])';

/**
 * Style for what the form stands in, whose other parts may show how far it has come: `--section-1` to
 * `--section-4` are 1 as soon as the section of that number is complete, and not set until then.
 */
export const sectionProgress = Object.keys(formCopy.sections)
  .map((number) => `&:has([data-section='${number}']${complete}) { --section-${number}: 1; }`)
  .join('\n');

const Section = styled.fieldset`
  position: relative;
  padding: 0 0 ${theme.space.x6} 0;
  ${media.tablet} { padding-bottom: ${theme.space.x7}; }

  > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.x4};
    font-size: ${theme.size.heading};
  }
  > h2 > span {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: ${numberWidth};
    height: ${numberWidth};
    border: 1px solid ${theme.color.control};
    border-radius: 50%;
    background: ${theme.color.well};
    color: ${theme.color.muted};
    font: ${theme.weight.strong} ${theme.size.small} / 1 ${theme.font.text};
    letter-spacing: 0;
  }
  /* The section that is being filled in. */
  &:focus-within > h2 > span {
    border-color: ${theme.color.signal};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow.glow};
  }
  /* The line from this number to the next; on a phone the fields take the full width instead. */
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset: calc(${numberWidth} + ${theme.space.x2}) auto ${theme.space.x2} calc(${numberWidth} / 2 - 1px);
    display: none;
    width: 2px;
    border-radius: 1px;
    background: ${theme.color.lineLit};

    ${media.tablet} { display: block; }
  }
  &${complete}:not(:last-of-type)::before { background: ${theme.color.signal}; }
  &${complete} > h2 > span {
    border-color: ${theme.color.signal};
    background: ${theme.color.signalDeep};
    color: transparent;

    &::after {
      content: '✓' / '${formCopy.complete}';
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      color: ${theme.color.signal};
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space.x5};
  padding-top: ${theme.space.x4};

  ${media.tablet} { gap: ${theme.space.x6}; padding-top: ${theme.space.x5}; padding-left: calc(${numberWidth} + ${theme.space.x4}); }
`;
