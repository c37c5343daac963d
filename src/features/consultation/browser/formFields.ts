import { asciiEmail, withoutInvisible, withScheme } from '@/lib/text/typedText';
import { callFromValues, callToFields } from '../model/call/call';
import { type FieldKind, type FieldName, fieldNames, fields, honeypotField } from '../model/fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/** Empty controls have the value ''. */
interface ControlKind {
  read: (control: Control) => string;
  write: (control: Control, value: string) => void;
  /** The form's script only empties the control. */
  isWrittenByReact: boolean;
  complete: (value: string, maxLength: number) => string;
  toRequest: (value: string) => string;
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

const plain: ControlKind = {
  read: ({ value }) => value,
  write,
  isWrittenByReact: false,
  complete: asIs,
  toRequest: asIs,
};

const controlKinds: Record<Exclude<FieldKind, 'instant'>, ControlKind> = {
  text: plain,
  tel: { ...plain, complete: withoutInvisible },
  email: { ...plain, complete: withoutInvisible, toRequest: asciiEmail },
  url: { ...plain, complete: (value, maxLength) => withScheme(withoutInvisible(value), maxLength) },
  textarea: plain,
  select: plain,
  method: plain,
  call: { ...plain, isWrittenByReact: true },
};

type ControlName = FieldName | typeof honeypotField;

export type Values = { [name in ControlName]?: string };

function kindOf(name: ControlName) {
  const kind = name === honeypotField ? 'text' : fields[name].kind;
  return kind === 'instant' ? null : controlKinds[kind];
}

function forEachControl(
  form: HTMLFormElement | null,
  visit: (
    name: ControlName,
    control: Control,
    kind: NonNullable<ReturnType<typeof kindOf>>,
  ) => void,
): void {
  for (const name of [...fieldNames, honeypotField] as const) {
    const control = form?.elements.namedItem(name) as Control | null;
    const kind = kindOf(name);
    if (control && kind) visit(name, control, kind);
  }
}

/** In Chromium, FormData of a textarea forces layout. */
export function valuesOf(form: HTMLFormElement | null): Values {
  const values: Values = {};
  forEachControl(form, (name, control, { read }) => {
    values[name] = read(control);
  });
  return values;
}

function maxLengthOf(control: Control): number {
  const length = 'maxLength' in control ? control.maxLength : -1;
  return length < 0 ? Number.POSITIVE_INFINITY : length;
}

/** Fills in all fields but a call. Keeps texts that a program made longer than `maxlength`, as the browser does. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  forEachControl(form, (name, control, { read, write, isWrittenByReact }) => {
    const { [name]: value = '' } = values;
    if (!isWrittenByReact && read(control) !== value) write(control, value);
  });
}

export function empty(form: HTMLFormElement): void {
  forEachControl(form, (_, control, { read, write }) => {
    if (read(control) !== '') write(control, '');
  });
}

export function complete(form: HTMLFormElement | null): Values {
  forEachControl(form, (_, control, kind) => {
    const entered = kind.read(control);
    const value = kind.complete(entered, maxLengthOf(control));
    if (value !== entered) kind.write(control, value);
  });
  return valuesOf(form);
}

type FormRequest = Record<FieldName, string | null>;

export function composeRequest(values: Values, submittedAt: Date): FormRequest {
  const texts = fieldNames.map((name) => {
    const value = values[name] ?? '';
    return [name, kindOf(name)?.toRequest(value) ?? value];
  });
  const trapped = values[honeypotField];
  return {
    ...Object.fromEntries(texts),
    ...callToFields(callFromValues(values)),
    submittedAt: submittedAt.toISOString(),
    ...(trapped && { [honeypotField]: trapped }),
  };
}
