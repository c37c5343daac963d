import styled from 'styled-components';
import { consultationCopy } from '@/content/consultation';
import { site } from '@/content/site';
import { telephoneLink } from '@/lib/telephoneLink';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function ConsultationAside() {
  return (
    <Aside aria-label="About the consultation">
      <h2>{consultationCopy.promiseTitle}</h2>
      <ul data-promises="">
        {consultationCopy.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <h2>{consultationCopy.directTitle}</h2>
      <ul>
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <a href={telephoneLink(site.phone)}>{site.phone}</a>
        </li>
      </ul>
    </Aside>
  );
}

const Aside = styled.aside`
  padding-top: ${theme.space.x5};
  border-top: 1px solid ${theme.color.lineLit};

  h2 { font-size: ${theme.size.heading}; }
  ul + h2 { margin-top: ${theme.space.x7}; }
  [data-promises] { margin-top: ${theme.space.x4}; }
  [data-promises] li {
    position: relative;
    padding: ${theme.space.x3} 0 ${theme.space.x3} ${theme.space.x5};
    color: ${theme.color.muted};
    line-height: 1.45;

    &::before {
      content: '';
      position: absolute;
      top: 1.3em;
      left: 0;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: ${theme.color.signal};
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
  }

  ${media.desktop} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.x6});
  }
`;
