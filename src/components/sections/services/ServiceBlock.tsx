import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { type Service, servicesPage } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { ServicePicture } from '../ServicePicture';
import { ServiceResults } from './ServiceResults';

export type BlockLayout = 'stage' | 'picture-left' | 'picture-right';

interface ServiceBlockProps {
  service: Service;
  layout: BlockLayout;
}

/** One service: what it is, what it costs, what to expect and what is offered. Its container sets the look. */
export function ServiceBlock({ service, layout }: ServiceBlockProps) {
  const { slug, title, subtitle, description, features } = service;
  return (
    <section id={slug} data-layout={layout} aria-labelledby={`${slug}-title`}>
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
        <ServicePicture slug={slug} />
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
