/** The 404 page, which links to every page of the menu. */
export const notFoundPage = {
  title: 'Page not found',
  heading: 'This page doesn’t exist',
  text: 'Nobody works at this address. Here’s where the light is on:',
} as const;
