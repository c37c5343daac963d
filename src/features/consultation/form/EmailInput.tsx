import { type ComponentProps, useRef, useState } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { plainButton, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { suggestEmail } from '../browser/suggestEmail';

/** The input of an email address. When it is left, it suggests the address that was probably meant. */
export function EmailInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);

  function suggest() {
    const address = suggestEmail(input.current?.value ?? '');
    setSuggestion(address && address.length <= (props.maxLength ?? Infinity) ? address : null);
  }

  function take() {
    if (!input.current || !suggestion) return;
    input.current.value = suggestion;
    input.current.focus();
    // As if it were typed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const at = suggestion?.lastIndexOf('@');
  return (
    <>
      <input {...props} ref={input} onBlur={suggest} onInput={() => setSuggestion(null)} />
      <Suggestion role="status">
        {suggestion && (
          <span>
            <span data-words="">{formCopy.didYouMean}</span>{' '}
            <button type="button" aria-label={suggestion} onClick={take}>
              <span data-before-domain="">{suggestion.slice(0, at)}</span>
              <span>{suggestion.slice(at)}</span>
            </button>
            ?
          </span>
        )}
      </Suggestion>
    </>
  );
}

/* One line beside the label, so that nothing moves when it comes, and none is hidden. */
const Suggestion = styled.p`
  position: absolute;
  grid-row: 1 / 2;
  right: 0;
  bottom: ${theme.space.x1};
  font-size: ${theme.size.small};
  line-height: 1.4;
  white-space: nowrap;

  &:not(:empty) {
    padding-inline: ${theme.space.x3};
    border-radius: ${theme.radius.small};
    background: ${theme.color.coolDeep};
  }
  button {
    ${plainButton}
    /* A target for a finger, above the field. */
    margin-block: calc(1lh - ${theme.height.target}) 0;
    padding-top: calc(${theme.height.target} - 1lh);
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  /* What comes before the domain, which is what was meant, gives way. */
  [data-before-domain] {
    display: inline-block;
    max-width: 4.5rem;
    overflow: hidden;
    text-decoration: inherit;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  /* The narrowest windows have room for the label and the domain. */
  @media (max-width: 22em) {
    [data-words] { ${visuallyHidden} }
    [data-before-domain] { max-width: 1.5rem; }
  }
`;
