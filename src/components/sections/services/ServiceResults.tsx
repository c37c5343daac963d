import { NoWrap } from '@/components/ui/NoWrap';
import { type Service, servicesPage } from '@/content/services';

/** What a client can expect of a service: what each result means, then the figure that is claimed for it. */
export function ServiceResults({ service: { benefits, note } }: { service: Service }) {
  return (
    <div className="results">
      <h3>{servicesPage.results}</h3>
      <ul>
        {note && (
          <li className="note">
            <NoWrap>{note}</NoWrap>
          </li>
        )}
        {benefits.map(({ meaning, claim }) => (
          <li key={meaning}>
            {meaning}
            {claim && (
              <p>
                <strong>{claim.figure}</strong> {claim.measure}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
