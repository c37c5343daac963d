import { NoWrap } from '@/components/ui/NoWrap';
import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';

/** What a client can expect of a service: what each result means, then the figure that is claimed for it. */
export function ServiceResults({ service: { benefits, note } }: { service: Service }) {
  return (
    <div className="results">
      <h3>{servicesPage.results}</h3>
      <ul>
        {note && (
          <li>
            <span className="meaning">
              <NoWrap>{note}</NoWrap>
            </span>
          </li>
        )}
        {benefits.map(({ meaning, claim }) => (
          <li key={meaning}>
            <span className="meaning">{meaning}</span>
            {claim && (
              <p>
                <strong>{claim.figure}</strong> <span>{claim.measure}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
