import styled from 'styled-components';
import { ServicePicture } from '@/components/sections/ServicePicture';
import type { Service } from '@/content/service';
import { media } from '@/styles/media';
import { bleeding } from '../parts/pictures';
import { ServiceOffer } from '../parts/ServiceOffer';
import { ResultRows } from '../parts/ServiceResults';
import { ServiceSection } from '../parts/ServiceSection';
import { ServiceTerms } from '../parts/ServiceTerms';
import { ServiceTime } from '../parts/ServiceTime';
import { ServiceText, ServiceTitle } from '../parts/ServiceWords';

/** A service without a composition of its own: its picture, if it has a drawing, above its words. */
export function PlainBlock({ service }: { service: Service }) {
  return (
    <ServiceSection service={service}>
      {service.drawing && (
        <Picture>
          <ServicePicture service={service} />
        </Picture>
      )}
      <ServiceTime hour={service.hour} />
      <ServiceTitle service={service} />
      <Text service={service} />
      <Terms service={service} />
      <Results service={service} />
      <Offer service={service} />
    </ServiceSection>
  );
}

const Picture = styled.div`
  ${bleeding}
`;

const Text = styled(ServiceText)`
  ${media.tablet} { grid-column: 1 / 8; }
`;

const Terms = styled(ServiceTerms)`
  ${media.tablet} { grid-column: 8 / -1; }
`;

const Results = styled(ResultRows)`
  ${media.tablet} { grid-column: 1 / 7; }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { grid-column: 7 / -1; }
`;
