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
  isComplete: boolean;
  inert: boolean;
  children: ReactNode;
}

export function FormSection({ number, title, isComplete, inert, children }: FormSectionProps) {
  const heading = useId();
  return (
    <Section
      inert={inert}
      aria-labelledby={heading}
      data-section={number}
      data-complete={isComplete ? '' : undefined}
      data-last={number === formSections.length || undefined}
    >
      <h2 id={heading}>
        <span aria-hidden="true">{number}</span>{' '}
        <span>
          {title}
          <span className="visually-hidden">{isComplete ? formCopy.complete : ''}</span>
        </span>
      </h2>
      <Content>{children}</Content>
    </Section>
  );
}

/** A style with `:valid` would be recomputed at each keystroke. */
export const completeSections = (form: HTMLFormElement, hasCall: boolean): string =>
  [...form.querySelectorAll<HTMLElement>('[data-section]')]
    .filter((section) => section.matches(':valid') && (hasCall || !('last' in section.dataset)))
    .map(({ dataset }) => dataset.section)
    .join(' ');

export const numberWidth = '2.5rem';

/* Numbers light up in complete sections. Forced colors would put a box behind the digit. */
const Section = styled.fieldset`
  position: relative;
  padding: 0 0 ${theme.space.x6} 0;
  ${media.tablet} { padding-bottom: ${theme.space.x7}; }

  > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.x4};
    font-size: ${theme.size.heading};
    ${media.phone} { gap: ${theme.space.x3}; font-size: min(1.1875rem, 9vw); }
  }
  > h2 > [aria-hidden] {
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
  &:focus-within > h2 > [aria-hidden] {
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
  &[data-complete]:not([data-last])::before { background: ${theme.color.signal}; }
  &[data-complete] > h2 > [aria-hidden] {
    --frame: ${theme.color.signalSoft};
    background:
      linear-gradient(var(--frame) 0 0) 50% 0 / 2px 100% no-repeat,
      linear-gradient(var(--frame) 0 0) 0 40% / 100% 2px no-repeat,
      ${theme.color.signalLit};
    color: transparent;
    box-shadow: ${glow(theme.color.signal)};
    ${media.forcedColors} {
      --frame: Canvas;
      border-color: CanvasText;
      forced-color-adjust: none;
    }
    @media print { color: ${theme.color.text}; }
  }
`;

const Content = styled.div`
  display: flow-root;
  padding-top: ${theme.space.x4};
  > :not(style) ~ :not([data-late]) { margin-top: ${theme.space.x5}; }

  ${media.tablet} {
    > :not(style) ~ :not([data-late]) { margin-top: ${theme.space.x6}; }
    padding-top: ${theme.space.x5};
    padding-left: calc(${numberWidth} + ${theme.space.x4});
  }
`;
