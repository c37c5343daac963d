import { asciiEmail } from '@/lib/text/asciiEmail';
import { withoutInvisible } from '@/lib/text/trimmed';
import type { FieldKind } from '../model/fields';
import { withScheme } from '../model/website';

/** A control of the form, or the radio buttons of one name. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/** How the page's scripts handle the controls of a kind of field. A value is a text; '' is an empty field. */
interface ControlKind {
  read: (control: Control) => string;
  write: (control: Control, value: string) => void;
  /** Whether React writes the value, and the form's script only empties the control. */
  isWrittenByReact: boolean;
  /** Returns what the control contains once the visitor has entered a value. */
  complete: (value: string, maxLength: number) => string;
  /** Returns the value for the request. */
  toRequest: (value: string) => string;
  /** Whether paper shows the value as text, because the control may be too small for it. */
  isPrintedAsText: boolean;
  /** Whether the control grows with its value. A reload then restores it before the page is scrolled. */
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
  // A list without that option selects nothing, not even its empty option.
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

/** The kinds of fields of which the form has controls. */
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
