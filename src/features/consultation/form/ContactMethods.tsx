import { memo } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { choiceFocus, coveringInput } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { contactMethodOptions } from '../model/options';

/** Large choices in one group. Uncontrolled, so that hydration keeps an earlier choice. */
export const ContactMethods = memo(function ContactMethods() {
  return (
    <Methods>
      {contactMethodOptions.map(({ value, label, hint }) => (
        <li key={value}>
          <label>
            <input
              type="radio"
              name="contactMethod"
              value={value}
              required
              aria-describedby={`contact-${value}`}
            />
            <span>{label}</span>
          </label>{' '}
          <small id={`contact-${value}`}>{hint}</small>
        </li>
      ))}
    </Methods>
  );
});

/**
 * Style for an element around the methods, so that a call's fields appear without script: `--call-display` is `none`
 * unless a call is chosen, or was before a reload. Not set where the browser lacks `:has()`.
 */
export const callDisplay = css`
  :root:not([data-call]) &:not(:has([name='contactMethod'][value='phone']:checked)) { --call-display: none; }
`;

/* The section's title stays in view when the browser scrolls to a reported control. */
const Methods = styled.ul`
  display: grid;
  gap: ${theme.space.x2};

  li {
    position: relative;
    display: grid;
    align-content: center;
    gap: 0.125rem;
    padding: ${theme.space.x3} ${theme.space.x4};
    padding-left: calc(${theme.space.x4} + 1.25rem + ${theme.space.x3});
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
    transition: border-color ${theme.motion.quick};
  }
  li:hover { border-color: ${theme.color.cool}; background: ${theme.color.raised}; }
  li:has(:user-invalid) { border-color: ${theme.color.error}; box-shadow: inset 0 3px 0 ${theme.color.error}; }
  li:has(:checked) {
    border-color: ${theme.color.signal};
    background: ${theme.color.signalDeep};
    box-shadow: 0 0 0 1px ${theme.color.signal};
  }
  li { ${choiceFocus} }
  label { line-height: 1.5; }
  small { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  input {
    ${coveringInput}
    cursor: pointer;
    scroll-margin-top: ${theme.space.x9};
  }
  li::before {
    content: '';
    position: absolute;
    top: calc(${theme.space.x3} + 0.75em - 0.625rem);
    left: ${theme.space.x4};
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid ${theme.color.control};
    border-radius: 50%;
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
  }
  li:hover::before { border-color: ${theme.color.text}; }
  li:has(:checked)::before { border: 6px solid ${theme.color.signal}; }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    li { align-content: start; }
  }
  ${media.forcedColors} {
    li:has(:checked) { border-color: Highlight; box-shadow: 0 0 0 3px Highlight; }
    li::before { border-color: ButtonText; }
    li:has(:checked)::before { border-color: Highlight; }
  }
`;
