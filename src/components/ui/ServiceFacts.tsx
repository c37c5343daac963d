import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';

/** A service's timeline and price, as a pair of terms; its container sets the look. */
export function ServiceFacts({ service }: { service: Service }) {
  return (
    <dl className="facts">
      <div>
        <dt>{servicesPage.timeline}</dt>
        <dd>{service.timeline}</dd>
      </div>
      <div>
        <dt>{servicesPage.investment}</dt>
        <dd>{service.pricing}</dd>
      </div>
    </dl>
  );
}
