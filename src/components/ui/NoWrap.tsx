import { Fragment } from 'react';

/** Text whose hyphenated parts ("AI-Powered", "500-10,000+") stay on one line. */
export function NoWrap({ children }: { children: string }) {
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
