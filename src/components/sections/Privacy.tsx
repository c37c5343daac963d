import styled from 'styled-components';
import { privacyPage } from '@/content/copy/privacy';
import { site } from '@/content/site';
import { LitHouseScene, litHouseRatio } from '@/scenes/layout/LitHouseScene';
import { media } from '@/styles/media';
import { container, pageSides } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageIntroduction } from './PageIntroduction';

export function Privacy() {
  return (
    <>
      <Intro
        heading={privacyPage.heading}
        lede={privacyPage.lede}
        scene={
          <House data-picture="">
            <LitHouseScene />
          </House>
        }
      />
      {site.privacyUrl ? (
        <Sections>
          <p>
            {privacyPage.replaced} <a href={site.privacyUrl}>{site.privacyUrl}</a>
          </p>
        </Sections>
      ) : (
        <Sections>
          {privacyPage.sections.map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <div>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </Sections>
      )}
    </>
  );
}

const Intro = styled(PageIntroduction)`
  --foot: 7.5rem;
  border-bottom: 1.5px solid ${theme.color.control};
  ${media.tablet} { --foot: ${theme.space.x6}; --heading-width: 10em; }
`;

const House = styled.div`
  position: absolute;
  right: ${pageSides};
  bottom: 0;
  width: 8rem;
  aspect-ratio: ${litHouseRatio};
  ${media.tablet} { width: 13rem; }
`;

const Sections = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x6};
  padding-block: ${theme.space.x6} ${theme.space.section};

  section {
    display: grid;
    gap: ${theme.space.x2} ${theme.space.x7};
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
  }
  h2 { font-size: ${theme.size.heading}; }
  p { max-width: ${theme.width.prose}; color: ${theme.color.muted}; }
  p + p { margin-top: ${theme.space.x3}; }
  ${media.desktop} { section { grid-template-columns: 4fr 8fr; } }
`;
