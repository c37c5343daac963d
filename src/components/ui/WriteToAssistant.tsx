import { Fragment } from 'react';
import { assistantThreads, writeToAssistant } from '@/content/assistantLine';

interface WriteToAssistantProps {
  /** By default, the agency's. */
  threads?: typeof assistantThreads;
}

/** The links that write to the agency's own assistant; nothing until the agency has filled them in. */
export const WriteToAssistant = ({ threads = assistantThreads }: WriteToAssistantProps) =>
  threads.length > 0 && (
    <p>
      {writeToAssistant}{' '}
      {threads.map(({ name, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
