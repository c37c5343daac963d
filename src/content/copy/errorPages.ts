// Scripts of hydrated pages include this file.

export const errorPage = {
  heading: 'Something went wrong on our side',
  text: 'It’s not your fault. Try again, or go back to the home page.',
  retry: 'Try Again',
  home: 'Back to Home',
} as const;

export const notFoundPage = {
  title: 'Page not found',
  heading: 'This page doesn’t exist',
  text: 'The link may be old or mistyped. Try one of these:',
} as const;
