import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SlotOfDay } from '@/features/consultation/model/call/availability';
import { choiceFocus, coveringInput } from '@/styles/choice';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export interface SlotOnOffer extends SlotOfDay {
  /** The time on the visitor's own clock; null when both clocks agree. */
  ownTime: string | null;
  /** Its hour there, 0 to 23. */
  ownHour: number;
  /** Whether the visitor's call is at this time until the form is sent. */
  isHeld: boolean;
}

interface SlotProps extends SlotOnOffer {
  /** The abbreviation of the agency's zone; may be empty. */
  zone: string;
  chosen: boolean;
  onChoose: () => void;
}

/** A time of day as a radio button: the visitor's own time large, with the agency's below where it differs. */
export function Slot(props: SlotProps) {
  const { value, label, state, ownTime, isHeld, zone, chosen, onChoose } = props;
  return (
    <Choice
      data-state={state}
      data-held={isHeld || undefined}
      data-clocks={ownTime ? 'two' : undefined}
    >
      <input
        type="radio"
        name="callTime"
        value={value}
        checked={chosen}
        disabled={state !== 'free'}
        onChange={onChoose}
      />
      <span>
        {ownTime ?? label}
        {ownTime && <span className="visually-hidden"> {callCopy.yourTime},</span>}
      </span>
      {state !== 'free' && <small>{callCopy.states[state]}</small>}
      {state === 'free' && ownTime && (
        <small>
          {label} {zone}
        </small>
      )}
      {isHeld && <small>{callCopy.held}</small>}
    </Choice>
  );
}

const Choice = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  height: 100%;
  min-height: 3.25rem;
  border: 1px solid ${theme.color.choice};
  border-radius: ${theme.radius.small};
  font-size: 0.875rem;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;

  &:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
  input {
    ${coveringInput}
    cursor: inherit;
  }
  ${choiceFocus}
  /* Clear of its neighbors. */
  &:has(:focus), &:has(:focus-visible) { outline-offset: 2px; }
  > span { white-space: nowrap; }
  &[data-clocks] > span { font-size: 1.0625rem; font-weight: ${theme.weight.medium}; }
  &:has(:checked) {
    border-color: ${theme.color.signal};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    font-weight: ${theme.weight.strong};
    /* An inner edge marks the choice without color, too. */
    box-shadow: inset 0 0 0 2px ${theme.color.onSignal};
  }
  /* The missing edge and the word mark booked and past times without color, too. */
  &:not([data-state='free']) {
    border-color: transparent;
    background: none;
    color: ${theme.color.quiet};
    cursor: not-allowed;

    span { text-decoration: line-through; }
  }
  small { padding-inline: 2px; font-size: ${theme.size.tiny}; }
  &[data-state='free']:not(:has(:checked)) small { color: ${theme.color.muted}; }

  ${media.forcedColors} {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      box-shadow: inset 0 0 0 2px HighlightText;
    }
    &:not([data-state='free']) { color: GrayText; }
  }
`;
