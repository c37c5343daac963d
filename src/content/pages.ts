import { paths } from '@/lib/paths';
import { aboutPage } from './about';
import { consultationCopy } from './consultation';
import { homePage } from './home';
import { servicesPage } from './servicesPage';
import { site, tagline } from './site';

/** A page that search engines list and people share. */
export interface PublicPage {
  path: string;
  /** Its name in a trail of pages. */
  name: string;
  /** What the tab, a search result and a shared link say. */
  title: string;
  /** 50 to 160 characters: what fits under a search result. */
  description: string;
  /** The picture that stands for it where its address is shared. */
  picture: { kicker: string; headline: string };
}

export const pages = {
  home: {
    path: paths.home,
    name: 'Home',
    title: `${site.name}: ${tagline}`,
    description: homePage.metaDescription,
    picture: { kicker: tagline, headline: homePage.hero.headline },
  },
  services: {
    path: paths.services,
    name: 'Services',
    title: `${servicesPage.title} | ${site.name}`,
    description: servicesPage.metaDescription,
    picture: { kicker: servicesPage.title, headline: servicesPage.heading },
  },
  about: {
    path: paths.about,
    name: 'About Us',
    title: aboutPage.title,
    description: aboutPage.metaDescription,
    picture: { kicker: 'About us', headline: aboutPage.lede },
  },
  consultation: {
    path: paths.consultation,
    name: 'Free Consultation',
    title: `${consultationCopy.title} | ${site.name}`,
    description: consultationCopy.description,
    picture: { kicker: consultationCopy.title, headline: consultationCopy.promise },
  },
} as const satisfies Record<string, PublicPage>;
