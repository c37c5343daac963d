import { asciiEmail, withoutInvisible, withScheme } from '@/lib/text/typedText';
import type { FieldKind } from '../model/fields';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/** Empty controls have the value ''. */
interface ControlKind {
  read: (control: Control) => string;
  write: (control: Control, value: string) => void;
  /** The form's script only empties the control. */
  isWrittenByReact: boolean;
  complete: (value: string, maxLength: number) => string;
  toRequest: (value: string) => string;
  /** For controls that may be smaller than their value. */
  isPrintedAsText: boolean;
  /** Whether the value sets the control's height, so it is restored before scrolling. */
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
  // Otherwise a list would select nothing.
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
