import { asciiEmail } from '@/lib/text/asciiEmail';
import { withoutInvisible } from '@/lib/text/trimmed';
import type { FieldKind } from '../model/fields';
import { withScheme } from '../model/website';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/** Handles one kind of control. Empty controls have the value ''. */
interface ControlKind {
  read: (control: Control) => string;
  write: (control: Control, value: string) => void;
  /** The form's script then only empties the control. */
  isWrittenByReact: boolean;
  /** Returns the control's content after a change. */
  complete: (value: string, maxLength: number) => string;
  toRequest: (value: string) => string;
  /** For controls that may be too small for their value. */
  isPrintedAsText: boolean;
  /** Whether to restore the value before scrolling, because it sets the control's height. */
  isRestoredEarly: boolean;
}

const asIs = (value: string) => value;

function write(control: Control, value: string): void {
  if (control instanceof RadioNodeList) {
    for (const option of control as NodeListOf<HTMLInputElement>)
      option.checked = option.value === value;
    return;
  }
  control.value = value;
  // A list without that option would select nothing.
  if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
}

const chosen: ControlKind = {
  read: ({ value }) => value,
  write,
  isWrittenByReact: false,
  complete: asIs,
  toRequest: asIs,
  isPrintedAsText: false,
  isRestoredEarly: false,
};

const typed = { ...chosen, isPrintedAsText: true };

export const controlKinds: Record<Exclude<FieldKind, 'instant'>, ControlKind> = {
  text: typed,
  tel: { ...typed, complete: withoutInvisible },
  email: { ...typed, complete: withoutInvisible, toRequest: asciiEmail },
  url: { ...typed, complete: (value, maxLength) => withScheme(withoutInvisible(value), maxLength) },
  textarea: { ...typed, isRestoredEarly: true },
  select: chosen,
  method: chosen,
  call: { ...chosen, isWrittenByReact: true },
};
