import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { type Service, servicesPage } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { ServicePicture } from '../ServicePicture';

export type BlockLayout = 'stage' | 'picture-left' | 'picture-right' | 'figures';

interface ServiceBlockProps {
  service: Service;
  layout: BlockLayout;
}

/** One service: what it is, what it costs, what is offered and what to expect. Its container sets the look. */
export function ServiceBlock({ service, layout }: ServiceBlockProps) {
  const { slug, title, subtitle, description, note, features, benefits } = service;
  return (
    <section id={slug} data-layout={layout} aria-labelledby={`${slug}-title`}>
      <div className="words">
        <div>
          <h2 id={`${slug}-title`}>
            <NoWrap>{title}</NoWrap>
          </h2>
          <p className="subtitle">{subtitle}</p>
        </div>
        <div>
          <p className="description">{description}</p>
          {note && (
            <p className="note">
              <span>
                <NoWrap>{note}</NoWrap>
              </span>
            </p>
          )}
          <div className="terms">
            <ServiceFacts service={service} />
            <ButtonLink href={consultationPathFor(slug)}>
              {servicesPage.start}
              <span className="visually-hidden"> with {title}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="picture">
        <ServicePicture slug={slug} />
      </div>
      <div className="offered">
        <h3>{servicesPage.offered}</h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="results">
        <h3>{servicesPage.results}</h3>
        <ul>
          {benefits.map(({ figure, text }) => (
            <li key={text}>
              {figure && <strong>{figure} </strong>}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
