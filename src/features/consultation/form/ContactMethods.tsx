import styled from 'styled-components';
import { media } from '@/styles/media';
import { spareHeight } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { hintText, refusedEdge } from '../controls/Field';
import { radioTile } from '../controls/radioTile';
import { contactMethodOptions, offered } from '../model/options';

/** Uncontrolled, so hydration keeps an earlier choice. */
export function ContactMethods() {
  return (
    <Methods>
      {offered(contactMethodOptions).map(({ value, label, hint, booksCall }) => (
        <li key={value}>
          <input
            id={`method-${value}`}
            type="radio"
            name="contactMethod"
            value={value}
            required
            aria-describedby={`contact-${value}`}
            data-books-call={booksCall ? '' : undefined}
          />
          <label htmlFor={`method-${value}`}>{label}</label>{' '}
          <small id={`contact-${value}`}>{hint}</small>
        </li>
      ))}
    </Methods>
  );
}

/* Keeps the title visible when the browser scrolls to an invalid control. */
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
  }
  label { line-height: 1.5; }
  small { ${hintText} text-wrap: balance; }
  input {
    ${radioTile}
    position: absolute;
    inset: 0;
    ~ * { position: relative; }
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
    transition: border-color ${theme.motion.quick};
    scroll-margin-top: ${spareHeight(theme.space.x9)};

    &:hover { border-color: ${theme.color.cool}; background: ${theme.color.raised}; }
    &:user-invalid { border-color: ${theme.color.error}; ${refusedEdge} }
    &:checked {
      border-color: ${theme.color.signal};
      background: ${theme.color.signalDeep};
      box-shadow: 0 0 0 1px ${theme.color.signal};
    }
  }
  label::before {
    content: '';
    position: absolute;
    top: calc(0.75em - 0.625rem);
    left: calc(-1.25rem - ${theme.space.x3});
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid ${theme.color.control};
    border-radius: 50%;
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
  }
  input:hover + label::before { border-color: ${theme.color.text}; }
  input:checked + label::before { border: 6px solid ${theme.color.signal}; }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    li { align-content: start; }
  }
  ${media.forcedColors} {
    input:checked { border-color: Highlight; box-shadow: 0 0 0 3px Highlight; }
    label::before { border-color: ButtonText; }
    input:checked + label::before { border-color: Highlight; }
  }
`;
