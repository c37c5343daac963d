import styled, { css } from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import { type Page, pages } from '@/content/pages';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container, wordmark } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { headerMedia } from './headerMedia';
import { Menu, openMenu } from './Menu';

interface HeaderProps {
  page?: Page | undefined;
  phone?: string | undefined;
}

/** `browser/header.ts` may set `data-scrolled` before hydration, hence `suppressHydrationWarning`. */
export function Header({ page, phone }: HeaderProps) {
  const { path, atForm } = page ?? {};
  const callToAction = atForm ? null : (
    <ButtonLink href={paths.consultation} variant="secondary">
      {pages.consultation.name}
    </ButtonLink>
  );
  return (
    <Bar data-header="" suppressHydrationWarning>
      <Row>
        <Brand href={path === paths.home ? '#top' : paths.home}>
          <Logo />
          <span>{site.name}</span>
        </Brand>{' '}
        {callToAction && <Call>{callToAction}</Call>}{' '}
        <Menu
          current={atForm ? paths.consultation : path}
          callToAction={callToAction}
          phone={phone}
        />
      </Row>
    </Bar>
  );
}

const narrow = '@media (max-width: 23.39em)';
const narrowest = '@media (max-width: 22.49em)';

/* No transition: text is already behind it. */
const opaque = css`border-color: ${theme.color.lineLit}; background: ${theme.color.ink}; transition: none;`;

const Bar = styled.header`
  --button-height: ${theme.height.target};
  --button-padding: ${theme.space.x2} ${theme.space.x5};
  position: fixed;
  inset: 0 0 auto;
  /* Keeps the scrollbar's width while the menu is open. */
  [data-menu-open] & { right: var(--scrollbar); }
  z-index: 2;
  border-bottom: 1px solid transparent;
  transition:
    background-color ${theme.motion.calm},
    border-color ${theme.motion.calm};

  &:is([data-scrolled], :has(${openMenu})) { ${opaque} }
  ${media.noScript} { ${opaque} }
  /* At 400% zoom on a laptop, it would cover a quarter of the window. */
  ${media.lowWindow} { position: absolute; }
  @media print { position: static; .button { display: none; } }
`;

const Row = styled.div`
  ${container}
  display: flex;
  align-items: center;
  gap: clamp(${theme.space.x2}, 2vw, ${theme.space.x3});
  min-height: ${theme.height.header};
`;

const Brand = styled.a`
  ${wordmark}
  min-width: ${theme.height.target};
  min-height: ${theme.height.target};
  margin-right: auto;
  color: ${theme.color.text};
  text-decoration: none;
  font-size: clamp(${theme.size.small}, 0.125rem + 3.33vw, 1.125rem);
  text-wrap: balance;

  svg { flex: none; }
  ${narrow} { font-size: ${theme.size.tiny}; }
  ${narrowest} { svg { display: none; } }
`;

const Call = styled.div`
  --button-padding: ${theme.space.x2} clamp(${theme.space.x3}, 3vw, ${theme.space.x4});
  font-size: ${theme.size.small};
  white-space: nowrap;
  ${narrow} { --button-padding: ${theme.space.x2}; font-size: ${theme.size.tiny}; }
  ${headerMedia.links} { display: none; }
  ${media.largeText} { display: none; }
  @media screen { :has(> ${openMenu}) > & { visibility: hidden; } }
`;
