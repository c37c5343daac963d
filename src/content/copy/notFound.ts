/** The 404 page, which links to every page of the menu. */
export const notFoundPage = {
  title: 'Page not found',
  heading: 'Nobody works at this address',
  text: 'The page you asked for doesn’t exist or has moved. Here’s where the light is on:',
} as const;
