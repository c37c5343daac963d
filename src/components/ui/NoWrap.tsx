import { Fragment } from 'react';

/** Keeps words such as "AI-Powered" on one line. */
export function NoWrap({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) => {
    const key = `${index} ${part}`;
    return part.includes('-') ? (
      <span className="unbroken" key={key}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
