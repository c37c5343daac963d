import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { completeWebsite, isSendableAsTyped } from '@/features/consultation/model/website';

/**
 * The input of a website. On blur or Enter, before the browser validates, an address gets its scheme. What looks like
 * none is asked about and sent, so that the browser must not refuse it.
 */
export function WebsiteInput(props: ComponentProps<'input'>) {
  const [type, setType] = useState('url');

  function complete(input: HTMLInputElement) {
    input.value = completeWebsite(input.value, input.maxLength);
    // At once, because validation follows; and in the state, because React sets it anew.
    input.type = isSendableAsTyped(input.value, input.maxLength) ? 'text' : 'url';
    setType(input.type);
  }
  return (
    <input
      {...props}
      type={type}
      onBlur={({ currentTarget }) => complete(currentTarget)}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Enter') complete(currentTarget);
      }}
    />
  );
}
