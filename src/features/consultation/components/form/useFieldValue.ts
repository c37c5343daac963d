import { useEffect, useState } from 'react';
import type { Control } from '@/features/consultation/browser/formFields';

/** The content of the control with this id, typed, chosen or restored. Empty until the form is hydrated. */
export function useFieldValue(id: string): string {
  const [value, setValue] = useState('');

  useEffect(() => {
    const control = document.getElementById(id) as Control | null;
    if (!control) return;
    const read = () => setValue(control.value);
    read();
    for (const type of ['input', 'change']) control.addEventListener(type, read);
    return () => {
      for (const type of ['input', 'change']) control.removeEventListener(type, read);
    };
  }, [id]);

  return value;
}
