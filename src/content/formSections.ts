interface FormSection {
  name: string;
  /** Shown after its number, which is its position in the list. */
  title: string;
  /** `fields`: the model's fields with this section (`fields.ts`); `contact`: contact method and call. */
  kind: 'fields' | 'contact';
  /** The part of `street.svg` that lights up when it is complete. */
  window: string;
}

/** The form's sections, from which its progress, the street's windows and the texts follow. */
export const formSections = [
  { name: 'personal', title: 'Personal Information', kind: 'fields', window: 'window-4' },
  { name: 'business', title: 'Business Information', kind: 'fields', window: 'window-5' },
  { name: 'project', title: 'Project Details', kind: 'fields', window: 'window-6' },
  { name: 'contact', title: 'Preferred Contact Method', kind: 'contact', window: 'window-7' },
] as const satisfies readonly FormSection[];

/** Names of the sections that have fields. */
export type FieldSection = Extract<(typeof formSections)[number], { kind: 'fields' }>['name'];
