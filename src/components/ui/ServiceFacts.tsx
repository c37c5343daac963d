import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { writePrice } from '@/lib/price';

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
        <dd>{writePrice(service.price)}</dd>
      </div>
    </dl>
  );
}
