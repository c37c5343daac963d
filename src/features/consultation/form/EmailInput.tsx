import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import type { EmailSuggestionProps } from './EmailSuggestion';

/** The input of an email address. When it is left, it suggests the address that was probably meant. */
export function EmailInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  /** Loaded when the field is entered, with its list of services; nothing is suggested where that fails. */
  const [Suggestion, setSuggestion] = useState<ComponentType<EmailSuggestionProps> | null>(null);

  function load() {
    import('./EmailSuggestion').then(
      ({ EmailSuggestion }) => setSuggestion(() => EmailSuggestion),
      () => undefined,
    );
  }

  function take(address: string) {
    if (!input.current) return;
    input.current.value = address;
    input.current.focus();
    // As if it were typed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <input
        {...props}
        ref={input}
        onFocus={load}
        onBlur={({ target }) => setLeft(target.value)}
        onInput={() => setLeft('')}
      />
      {Suggestion && <Suggestion address={left} onTake={take} />}
    </>
  );
}
