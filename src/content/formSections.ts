interface FormSection {
  name: string;
  title: string;
  /** The part of `street.svg` that lights up when it is complete. */
  window: string;
}

/** Fields name their section (`fields.ts`). `contact` also shows the contact method and the call. */
export const formSections = [
  { name: 'personal', title: 'Personal Information', window: 'window-4' },
  { name: 'business', title: 'Business Information', window: 'window-5' },
  { name: 'project', title: 'Project Details', window: 'window-6' },
  { name: 'contact', title: 'Preferred Contact Method', window: 'window-7' },
] as const satisfies readonly FormSection[];

export type FieldSection = (typeof formSections)[number]['name'];
