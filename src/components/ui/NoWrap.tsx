import { Fragment } from 'react';

/** Text whose hyphenated words ("AI-Powered", "500-10,000+") stay on one line. */
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
