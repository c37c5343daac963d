import { paths } from '@/lib/paths';
import { aboutPage } from './copy/about';
import { callPage } from './copy/callPage';
import {
  consultationCopy,
  notReceivedCopy,
  thankYouCopy,
  timeTakenName,
} from './copy/consultation';
import { homePage } from './copy/home';
import { privacyPage } from './copy/privacy';
import { servicesPage } from './copy/servicesPage';
import { replyTime } from './replyTime';
import { site, tagline } from './site';

export interface NavigationLink {
  href: string;
  label: string;
}

/** The menu, the footer, the policies, and the tests' lists follow from it. */
export interface Page {
  path: string;
  name: string;
  /** In tabs, search results, and link previews. */
  title: string;
  /** On the menu and the 404 page. */
  menu?: {
    label?: string;
    about: string;
    /** Follows in the header. */
    next?: NavigationLink;
  };
  /** Runs React in the browser. Other pages are plain documents. */
  hydrated?: true;
  /** Moves by itself for over five seconds, so visitors can pause it. */
  moves?: true;
  /** Stops motion by itself (`GlobalStyle`). */
  hasFields?: true;
  /** The header has no call to action. */
  atForm?: true;
}

export interface PublicPage extends Page {
  /** Search results show 50 to 160 characters. */
  description: string;
  picture: { headline: string; light: 'dusk' | 'night' | 'firstLight' | 'morning' };
}

/** In the menu's order. */
export const pages = {
  home: {
    path: paths.home,
    name: 'Home',
    title: `${site.name}: ${tagline}`,
    description: homePage.metaDescription,
    picture: { headline: homePage.contact.heading, light: 'dusk' },
    menu: { about: 'What we do, and a demo to try' },
    moves: true,
  },
  services: {
    path: paths.services,
    name: 'Services',
    title: `${servicesPage.title} | ${site.name}`,
    description: servicesPage.metaDescription,
    picture: { headline: servicesPage.closing.heading, light: 'night' },
    menu: {
      about: 'Every service with its price and timeline',
      next: { href: paths.websiteBuilding, label: 'Website Building' },
    },
  },
  about: {
    path: paths.about,
    name: 'About Us',
    title: aboutPage.title,
    description: aboutPage.metaDescription,
    picture: { headline: aboutPage.header.lede, light: 'firstLight' },
    menu: { about: 'Who we are and what we stand by' },
  },
  consultation: {
    path: paths.consultation,
    name: consultationCopy.title,
    title: `${consultationCopy.title} | ${site.name}`,
    description: consultationCopy.description,
    picture: { headline: consultationCopy.promise, light: 'morning' },
    menu: { label: 'Contact', about: `Ask us directly. We reply within ${replyTime}.` },
    hydrated: true,
    hasFields: true,
    atForm: true,
  },
  privacy: {
    path: paths.privacy,
    name: privacyPage.name,
    title: privacyPage.title,
  },
  thankYou: {
    path: paths.thankYou,
    name: thankYouCopy.pageName,
    title: `${thankYouCopy.pageName} | ${site.name}`,
    atForm: true,
  },
  timeTaken: {
    path: paths.timeTaken,
    name: timeTakenName,
    title: `${timeTakenName} | ${site.name}`,
    atForm: true,
  },
  call: {
    path: paths.call,
    name: callPage.name,
    title: `${callPage.name} | ${site.name}`,
    hydrated: true,
    hasFields: true,
  },
  notReceived: {
    path: paths.notReceived,
    name: notReceivedCopy.pageName,
    title: `${notReceivedCopy.pageName} | ${site.name}`,
    atForm: true,
  },
} as const satisfies Record<string, Page | PublicPage>;

export const allPages: readonly Page[] = Object.values(pages);

export const isPublic = (page: Page | PublicPage): page is PublicPage => 'picture' in page;

export const publicPages = allPages.filter(isPublic);

export const menuPages = allPages.flatMap(({ menu, ...page }) => (menu ? [{ ...page, menu }] : []));

export const headerLinks: readonly NavigationLink[] = menuPages.flatMap(({ path, name, menu }) => [
  { href: path, label: menu.label ?? name },
  ...(menu.next ? [menu.next] : []),
]);

/** The footer has a button for the consultation. */
export const footerLinks: readonly NavigationLink[] = menuPages
  .filter(({ path }) => path !== paths.consultation)
  .map(({ path, name }) => ({ href: path, label: name }));
