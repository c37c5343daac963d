import styled from 'styled-components';
import { customers, customersCopy } from '@/content/customers';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Shows nothing while nobody has said anything. */
export function CustomersWords() {
  return (
    <Words>
      {customers.map((customer) => (
        <figure key={customer.quote}>
          <blockquote>
            <p>{`“${customer.quote}”`}</p>
          </blockquote>
          <figcaption>
            <p>
              <b>{customer.firstName}</b>
              {customersCopy.from(customer)}
            </p>
            {customer.figure && (
              <p>
                {customersCopy.before(customer.figure)}
                <b>{customer.figure.after}</b>
                {customersCopy.now}
              </p>
            )}
          </figcaption>
        </figure>
      ))}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space.x5};
  > figure { border-top: 1.5px solid ${theme.color.control}; padding-top: ${theme.space.x3}; }
  blockquote { margin: 0; }
  blockquote p {
    font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  figcaption { display: grid; gap: ${theme.space.x1}; margin-top: ${theme.space.x2}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  b { color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }
  ${media.tablet} { grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); }
  @media print { figure { break-inside: avoid; } }
`;
