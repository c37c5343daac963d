import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { plainButton, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { suggestEmail } from '../browser/suggestEmail';

export interface EmailSuggestionProps {
  /** As it was entered; empty until the field is left. */
  address: string;
  onTake: (address: string) => void;
}

/** The address that was probably meant, with one tap to take it; an empty status when none is. */
export function EmailSuggestion({ address, onTake }: EmailSuggestionProps) {
  const suggestion = suggestEmail(address);
  const at = suggestion?.lastIndexOf('@');
  return (
    <Suggestion role="status">
      {suggestion && (
        <span>
          <span data-words="">{formCopy.didYouMean}</span>{' '}
          <button type="button" aria-label={suggestion} onClick={() => onTake(suggestion)}>
            <span data-before-domain="">{suggestion.slice(0, at)}</span>
            <span>{suggestion.slice(at)}</span>
          </button>
          ?
        </span>
      )}
    </Suggestion>
  );
}

/*
 * One line beside the label, in the place that the label leaves, so that nothing moves when it comes. Where it has no
 * room, what comes before the domain gives way, which is what was meant, then the words. The button is a finger's
 * target, above the field.
 */
const Suggestion = styled.p`
  grid-area: 1 / 2;
  align-self: end;
  margin: 0 0 ${theme.space.x1} ${theme.space.x3};
  font-size: ${theme.size.small};
  line-height: 1.4;
  white-space: nowrap;

  > span {
    display: flex;
    justify-self: end;
    width: fit-content;
    max-width: 100%;
    margin-left: auto;
    padding-inline: ${theme.space.x2};
    border-radius: ${theme.radius.small};
    background: ${theme.color.coolDeep};
  }
  [data-words] { flex: none; margin-right: 0.3em; }
  button {
    ${plainButton}
    display: flex;
    min-width: 0;
    margin-block: calc(1lh - ${theme.height.target}) 0;
    padding-top: calc(${theme.height.target} - 1lh);
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  [data-before-domain] { overflow: hidden; text-decoration: inherit; text-overflow: ellipsis; }
  @media (max-width: 22em) { [data-words] { ${visuallyHidden} } }
`;
