import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { consultationPathFor } from '@/lib/paths';
import { HourLine } from '../HourLine';
import { ServicePicture } from '../ServicePicture';
import { ServiceResults } from './ServiceResults';

/**
 * How a block is composed on a wide screen: a wide picture over its words; beside them to the edge of
 * the screen, on either side; as the ground of the whole screen, with the words in its sky; as tall as them.
 */
export type BlockLayout = 'stage' | 'edge-right' | 'ground' | 'edge-left' | 'tall';

interface ServiceBlockProps {
  service: Service;
  layout: BlockLayout;
}

/** One service: what it is, what it costs, what to expect and what is offered. Its container sets the look. */
export function ServiceBlock({ service, layout }: ServiceBlockProps) {
  const { slug, hour, title, subtitle, description, features } = service;
  return (
    <section id={slug} data-service={slug} data-layout={layout} aria-labelledby={`${slug}-title`}>
      <HourLine className="at" hour={hour} />
      <div className="words">
        <h2 id={`${slug}-title`}>
          <NoWrap>{title}</NoWrap>
        </h2>
        <p className="subtitle">{subtitle}</p>
        <p className="description">{description}</p>
        <div className="terms">
          <ServiceFacts service={service} />
          <ButtonLink href={consultationPathFor(slug)}>
            {servicesPage.start}
            <span className="visually-hidden"> with {title}</span>
          </ButtonLink>
        </div>
      </div>
      <div className="picture">
        <ServicePicture service={service} />
      </div>
      <ServiceResults service={service} />
      <details className="offered">
        <summary>
          <h3>{servicesPage.offered}</h3>
        </summary>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
