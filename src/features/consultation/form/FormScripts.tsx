import { fillInTexts, noteBeforeHydration } from '../browser/beforeHydration';

// Scripts in the page itself. The form's own come after its first frame.

/** Ahead of the form. */
export const ScriptAhead = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script dangerouslySetInnerHTML={{ __html: noteBeforeHydration }} />
);

/** Behind the form, and outside of what React renders anew. */
export const ScriptBehind = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script dangerouslySetInnerHTML={{ __html: fillInTexts }} />
);
