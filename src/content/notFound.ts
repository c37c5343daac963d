import { paths } from '@/lib/paths';

export const notFoundPage = {
  title: 'Page not found',
  heading: 'Nobody works at this address',
  text: 'The page you asked for does not exist, or has moved. Here is where the light is on:',
  links: [
    { href: paths.home, title: 'Home', text: 'What we do, and what clients got from it' },
    { href: paths.services, title: 'Services', text: 'Five services with prices and timelines' },
    { href: paths.about, title: 'About Us', text: 'Who we are and what we hold to' },
    {
      href: paths.consultation,
      title: 'Free Consultation',
      text: 'Ask us directly, reply within 2\u00a0hours',
    },
  ],
} as const;
