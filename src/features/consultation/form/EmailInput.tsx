import { type ComponentProps, useRef, useState } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { suggestEmail } from '../browser/suggestEmail';

/** For the press that leaves the field: a suggestion moves what stands below it, and a click would miss. */
const pressMs = 300;

interface EmailInputProps extends ComponentProps<'input'> {
  /** Called when the visitor has taken the suggestion. */
  onTake: () => void;
}

/** The input of an email address. When it is left, it suggests the address that was probably meant. */
export function EmailInput({ onTake, ...props }: EmailInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);

  function suggest() {
    setTimeout(() => setSuggestion(suggestEmail(input.current?.value ?? '')), pressMs);
  }

  function take() {
    if (!input.current || !suggestion) return;
    input.current.value = suggestion;
    input.current.focus();
    setSuggestion(null);
    onTake();
  }

  return (
    <>
      <input {...props} ref={input} onBlur={suggest} onInput={() => setSuggestion(null)} />
      <Suggestion role="status">
        {suggestion && (
          <span>
            {formCopy.didYouMean}{' '}
            <button type="button" onClick={take}>
              {suggestion}
            </button>
            ?
          </span>
        )}
      </Suggestion>
    </>
  );
}

const Suggestion = styled.p`
  grid-row: 3;
  font-size: ${theme.size.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-wrap: balance;

  &:not(:empty) {
    padding: ${theme.space.x1} ${theme.space.x3};
    border-left: 3px solid ${theme.color.cool};
    border-radius: 0 ${theme.radius.small} ${theme.radius.small} 0;
    background: ${theme.color.coolDeep};
  }
  /* Stays where screen readers look for changes, and takes no room. */
  &:empty { position: absolute; }
  button { ${plainButton} color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }
`;
