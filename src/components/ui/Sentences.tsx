import { Fragment } from 'react';

/** Begins a line with a sentence where the previous line has no space for all of it. */
export function Sentences({ children }: { children: string }) {
  const parts = children.split(/(?<=[.?!])(\s)/);
  if (parts.length === 1) return children;
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return part.trim() ? (
      <span className="unbroken" key={key}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
