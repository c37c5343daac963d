import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { formSections } from '@/content/formSections';
import { media } from '@/styles/media';
import { glow } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface FormSectionProps {
  number: number;
  title: string;
  /** Whether something is missing that native validation does not check. */
  incomplete?: boolean;
  /** Whether it takes no input. */
  inert: boolean;
  children: ReactNode;
}

/** A numbered section of the form. CSS alone shows that it is complete. */
export function FormSection(props: FormSectionProps) {
  const { number, title, incomplete = false, inert, children } = props;
  const heading = useId();
  return (
    <Section
      inert={inert}
      aria-labelledby={heading}
      data-section={number}
      data-incomplete={incomplete || undefined}
      data-last={number === formSections.length || undefined}
    >
      <h2 id={heading}>
        <span>{number}</span> {title}
      </h2>
      <Content>{children}</Content>
    </Section>
  );
}

/** Width of the numbers, which a line connects. */
export const numberWidth = '2.5rem';

/* A section is complete with its required fields: one without any is complete from the start. */
const complete = ':valid:not([data-incomplete])';

/** Style for an element around the form: `--section-1` is 1 once the first section is complete, until then not set. */
export const sectionProgress = formSections
  .map((_, index) => index + 1)
  .map((n) => `&:has([data-section='${n}']${complete}) { --section-${n}: 1; }`)
  .join('\n');

/*
 * Each number is a window, with a sill, which lights up when its section is complete. Where a phone leaves no room, no
 * line leads from one to the next.
 */
const Section = styled.fieldset`
  position: relative;
  padding: 0 0 ${theme.space.x6} 0;
  ${media.tablet} { padding-bottom: ${theme.space.x7}; }

  > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.x4};
    font-size: ${theme.size.heading};
    ${media.phone} { gap: ${theme.space.x3}; font-size: 1.1875rem; }
  }
  > h2 > span {
    position: relative;
    flex: none;
    display: grid;
    place-content: center;
    width: ${numberWidth};
    height: ${numberWidth};
    --frame: ${theme.color.control};
    border: 2px solid var(--frame);
    border-bottom-width: 4px;
    border-radius: 2px;
    background: ${theme.color.well};
    color: ${theme.color.muted};
    font: ${theme.weight.strong} ${theme.size.small} / 1 ${theme.font.text};
    letter-spacing: 0;
    transition: background-color 600ms ease-out;
  }
  &:focus-within > h2 > span {
    --frame: ${theme.color.signal};
    color: ${theme.color.text};
    box-shadow: ${glow(theme.color.signal)};
  }
  &:not([data-last])::before {
    content: '';
    position: absolute;
    inset: calc(${numberWidth} + ${theme.space.x2}) auto ${theme.space.x2} calc(${numberWidth} / 2 - 1px);
    display: none;
    width: 2px;
    background: ${theme.color.lineLit};

    ${media.tablet} { display: block; }
  }
  &${complete}:not([data-last])::before { background: ${theme.color.signal}; }
  &${complete} > h2 > span {
    --frame: ${theme.color.signalSoft};
    background:
      linear-gradient(var(--frame) 0 0) 50% 0 / 2px 100% no-repeat,
      linear-gradient(var(--frame) 0 0) 0 40% / 100% 2px no-repeat,
      ${theme.color.signalLit};
    color: transparent;
    box-shadow: ${glow(theme.color.signal)};

    &::after { content: '' / '${formCopy.complete}'; }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x5};
  padding-top: ${theme.space.x4};

  ${media.tablet} {
    gap: ${theme.space.x6};
    padding-top: ${theme.space.x5};
    padding-left: calc(${numberWidth} + ${theme.space.x4});
  }
`;
