import { paths } from '@/lib/paths';
import { aboutPage } from './about';
import { consultationCopy, thankYouCopy } from './consultation';
import { homePage } from './home';
import { replyTime } from './replyTime';
import { serviceCount } from './services';
import { servicesPage } from './servicesPage';
import { site, tagline } from './site';

export interface NavigationLink {
  href: string;
  label: string;
}

/** A page of the site. Menu, footer, links ahead, policies and the tests' page lists follow from it. */
export interface Page {
  path: string;
  /** Its name in the menu, in the footer and in a trail of pages. */
  name: string;
  /** What the tab, a search result and a shared link say. */
  title: string;
  /** Left out, the menu has no link to it. */
  menu?: {
    /** Where the menu does not call it by its name. */
    label?: string;
    /** What is there, on the page for unknown addresses. */
    about: string;
    /** A link to a section, which follows in the header's menu. */
    next?: NavigationLink;
  };
  /** The language of its own texts (BCP 47), where that is not the site's. Header and footer stay in the site's. */
  language?: string;
  /** Whether React runs on it in the browser. Any other page is sent as a plain document. */
  hydrated?: true;
}

/** One that search engines list and people share. The sitemap and the share images follow from it. */
export interface PublicPage extends Page {
  /** 50 to 160 characters: what fits under a search result. */
  description: string;
  /** The texts of the picture that stands for it where its address is shared. */
  picture: { kicker: string; headline: string };
}

/** In the order of the menu. Fixed labels: docs/product.md, "Header and footer". */
export const pages = {
  home: {
    path: paths.home,
    name: 'Home',
    title: `${site.name}: ${tagline}`,
    description: homePage.metaDescription,
    picture: { kicker: tagline, headline: homePage.hero.headline },
    menu: { about: 'What we do and what our clients got' },
  },
  services: {
    path: paths.services,
    name: 'Services',
    title: `${servicesPage.title} | ${site.name}`,
    description: servicesPage.metaDescription,
    picture: { kicker: servicesPage.title, headline: servicesPage.heading },
    menu: {
      about: `All ${serviceCount} services with prices and timelines`,
      next: { href: paths.websiteBuilding, label: 'Website Building' },
    },
  },
  about: {
    path: paths.about,
    name: 'About Us',
    title: aboutPage.title,
    description: aboutPage.metaDescription,
    picture: { kicker: 'About us', headline: aboutPage.lede },
    menu: { about: 'Who we are and what we stand by' },
  },
  consultation: {
    path: paths.consultation,
    name: consultationCopy.title,
    title: `${consultationCopy.title} | ${site.name}`,
    description: consultationCopy.description,
    picture: { kicker: consultationCopy.title, headline: consultationCopy.promise },
    menu: { label: 'Contact', about: `Ask us directly. We reply within ${replyTime}.` },
    hydrated: true,
  },
  thankYou: {
    path: paths.thankYou,
    name: thankYouCopy.pageName,
    title: `${thankYouCopy.pageName} | ${site.name}`,
  },
  timeTaken: {
    path: paths.timeTaken,
    name: thankYouCopy.timeTakenName,
    title: `${thankYouCopy.timeTakenName} | ${site.name}`,
  },
} as const satisfies Record<string, Page | PublicPage>;

export const allPages: readonly Page[] = Object.values(pages);

/** The pages of the sitemap, each with a share image. */
export const publicPages = allPages.filter((page): page is PublicPage => 'picture' in page);

/** The pages that the menu links to. */
export const menuPages = allPages.flatMap(({ menu, ...page }) => (menu ? [{ ...page, menu }] : []));

/** The header's links. */
export const headerLinks: readonly NavigationLink[] = menuPages.flatMap(({ path, name, menu }) => [
  { href: path, label: menu.label ?? name },
  ...(menu.next ? [menu.next] : []),
]);

/** The footer's quick links. The consultation has a button of its own there. */
export const footerLinks: readonly NavigationLink[] = menuPages
  .filter(({ path }) => path !== paths.consultation)
  .map(({ path, name }) => ({ href: path, label: name }));
