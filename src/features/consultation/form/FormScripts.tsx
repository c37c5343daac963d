import { fillInTexts, noteBeforeHydration } from '../browser/beforeHydration';

// The form's other scripts run after the first frame.

export const ScriptAhead = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script dangerouslySetInnerHTML={{ __html: noteBeforeHydration }} />
);

/** Outside of elements that React may render again. */
export const ScriptBehind = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script dangerouslySetInnerHTML={{ __html: fillInTexts }} />
);
