import { Fragment } from 'react';

/** A service's title that does not break after the hyphen of "AI-Powered". */
export function ServiceTitle({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span className="unbroken" key={part}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
