import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import type { FieldMessage } from './useFieldMessage';

interface MessageLineProps {
  id: string;
  message: FieldMessage | null;
  /** Takes the suggestion. */
  onTake?: (suggestion: string) => void;
}

/** The id of a field's message. */
export const messageOf = (id: string) => `${id}-message`;

/** The message at a field. Screen readers announce a question, because the focus has moved on. */
export function MessageLine({ id, message, onTake }: MessageLineProps) {
  const { kind, text, suggestion, isAskedAgain } = message ?? {};
  return (
    <Line id={messageOf(id)} data-kind={kind} aria-live={kind === 'error' ? 'off' : 'polite'}>
      {isAskedAgain && `${formCopy.notSent} `}
      {text}
      {suggestion && (
        <>
          {' '}
          <span>
            <button type="button" onClick={() => onTake?.(suggestion)}>
              {suggestion}
            </button>
            ?
          </span>
        </>
      )}
      {isAskedAgain && (
        <>
          {' '}
          <button type="submit">{formCopy.sendAnyway}</button>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: ${theme.space.x2};
  font-size: ${theme.size.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-wrap: balance;

  /* Stays where screen readers look for changes, and takes no room. */
  &:empty { position: absolute; }
  &[data-kind='error'] {
    color: ${theme.color.error};
    &::before { content: '✕ ' / ''; font-weight: ${theme.weight.strong}; }
  }
  /* Unlike a hint, it waits for an answer. */
  &[data-kind='question'] {
    padding: ${theme.space.x1} ${theme.space.x3};
    border-left: 3px solid ${theme.color.cool};
    border-radius: 0 ${theme.radius.small} ${theme.radius.small} 0;
    background: ${theme.color.coolDeep};
  }
  /* A question mark stays with the address before it. */
  span { display: inline-block; }
  button { ${plainButton} color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }
`;
