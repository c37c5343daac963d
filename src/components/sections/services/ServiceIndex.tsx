import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import { NoWrap } from '@/components/ui/NoWrap';
import { PriceText } from '@/components/ui/PriceText';
import { servicesPage } from '@/content/copy/servicesPage';
import { services } from '@/content/services';
import { startingAt } from '@/lib/text/price';
import { iconRatio, ServiceIcon } from '@/scenes/services/ServiceIcon';
import { media } from '@/styles/media';
import { pageSides, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function ServiceIndex() {
  return (
    <Index data-ground="" aria-label={servicesPage.indexHeading}>
      <Table data-after-load="">
        <thead>
          <tr>
            <td />
            <th scope="col">{servicesPage.timeline}</th>
            <th scope="col">{startingAt}</th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.slug}>
              <th scope="row">
                <ServiceIcon service={service} />
                <a href={`#${service.slug}`}>
                  <NoWrap>{service.title}</NoWrap>
                </a>
              </th>
              <td>{service.timeline}</td>
              <td>
                <PriceText price={service.price} />
                <Arrow to="down" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Further href="#questions">{servicesPage.questions}</Further>
    </Index>
  );
}

const Index = styled.nav`
  padding: 0 ${pageSides} ${theme.space.x4};
  background: ${theme.color.street};
  ${media.tablet} { padding-block: ${theme.space.x5}; }
`;

const Further = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.height.target};
  line-height: 1.4;
`;

const icon = '3.375rem';

/* Each row is a link, so icon and arrow are outside the cells. */
const Table = styled.table`
  --gap: ${theme.space.x4};
  &, thead, tbody { display: block; }
  tr {
    position: relative;
    display: grid;
    column-gap: var(--gap);
    padding: ${theme.space.x2} 0 ${theme.space.x2} calc(${icon} + var(--gap));
  }
  th, td { padding: 0; font-weight: inherit; text-align: start; }
  td::first-letter, th[scope='col']::first-letter { text-transform: uppercase; }
  th + td { color: ${theme.color.muted}; }
  td > b { font-weight: inherit; }
  tbody tr {
    align-items: center;
    border-bottom: 1px solid ${theme.color.line};
    [data-icon], [data-arrow] { position: absolute; inset-block: 0; margin-block: auto; }
    [data-icon] {
      left: 0;
      width: ${icon};
      border: 2px solid ${theme.raw.color.signalDeep};
      transition: border-color ${theme.motion.quick};
    }
    [data-arrow] { right: 0; color: ${theme.color.cool}; transition: transform ${theme.motion.quick}; }
  }
  a {
    color: ${theme.color.text};
    font: ${theme.weight.display} ${theme.size.lede} / ${theme.leading.title} ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-decoration: none;
    text-wrap: balance;
    &::after { content: ''; position: absolute; inset: 0; }
  }
  ${media.hover} {
    tr:hover [data-arrow] { transform: translateY(0.25rem); }
    tr:hover [data-icon] { border-color: ${theme.color.signal}; }
    tr:hover a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  }
  @media print { margin-top: ${theme.space.x5}; && tr { padding-left: 0; } }
  ${media.phone} {
    --gap: ${theme.space.x3};
    thead { ${visuallyHidden} }
    tr { padding-right: 0; }
    td { font-size: 0.875rem; line-height: 1.4; }
    [data-arrow] { display: none; }
  }
  ${media.hugeText} {
    tr { padding-left: 0; }
    th { line-height: 1.2; }
    [data-icon] { display: none; }
  }
  ${media.tablet} {
    thead { color: ${theme.color.quiet}; font-size: ${theme.size.small}; }
    thead tr { padding-top: 0; }
    tbody { border-top: 1px solid ${theme.color.line}; }
    tr {
      grid-template-columns: minmax(0, 2fr) minmax(9rem, 1fr) minmax(9rem, 1fr);
      padding-right: calc(1rem + var(--gap));
    }
    tbody tr { min-height: calc(${icon} / (${iconRatio}) + 2 * ${theme.space.x2}); }
    a { font-size: ${theme.size.heading}; }
    /* The column's heading says the same. */
    td > span { display: none; }
  }
`;
