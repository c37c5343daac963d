import { RoomMark } from '@/components/scenes/RoomMark';
import { Starlight } from '@/components/scenes/street/Starlight';
import { WorkshopScene } from '@/components/scenes/WorkshopScene';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { services } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { paths } from '@/lib/paths';
import { startingAt, writeAmount } from '@/lib/price';
import { Header } from './servicesHeaderStyles';

/** What every service includes, and an index that compares the services and jumps to each. */
export function ServicesHeader() {
  return (
    <Header>
      <div className="evening">
        <Starlight />
        <div className="first">
          <div className="words">
            <BackLink href={paths.home} />
            <h1>{servicesPage.heading}</h1>
            <p className="lede">{servicesPage.lede}</p>
            <p className="included">{servicesPage.included}</p>
            <ButtonLink href={paths.consultation}>{servicesPage.action}</ButtonLink>
          </div>
          <div className="workshop">
            <WorkshopScene />
          </div>
        </div>
      </div>
      <nav aria-label={servicesPage.indexHeading}>
        <p className="columns" aria-hidden="true">
          <span>{servicesPage.timeline}</span>
          <span>{servicesPage.from}</span>
        </p>
        <ul>
          {services.map((service) => (
            <li key={service.slug}>
              <a href={`#${service.slug}`}>
                <RoomMark slug={service.slug} />
                <span className="title">
                  <NoWrap>{service.title}</NoWrap>
                </span>
                <span className="timeline">{service.timeline}</span>
                {/* Where a column's head says so, each price leaves it out. */}
                <span className="price">
                  <span className="from">{startingAt} </span>
                  {writeAmount(service.price)}
                </span>
                <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M8 2v12M3 9l5 5 5-5" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Header>
  );
}
