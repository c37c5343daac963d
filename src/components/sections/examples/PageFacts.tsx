import { pageFacts } from '@/content/home';

/** What can be checked on this very page. */
export function PageFacts() {
  return (
    <div className="page-facts">
      <h3>{pageFacts.heading}</h3>
      <dl>
        {pageFacts.facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
