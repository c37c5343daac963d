import { screen } from '@testing-library/react';

/** Renders the privacy page and its link as built with these settings. */
async function renderPrivacy(settings: Record<string, string>): Promise<void> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  const { privacyLinks } = await import('@/content/site');
  const { Privacy } = await import('@/components/sections/Privacy');
  // After the reset, so that both use the same React.
  const { renderToStaticMarkup } = await import('react-dom/server');
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <a href={privacyLinks.href}>{privacyLinks.label}</a>
      <Privacy />
    </>,
  );
}

test("the agency's own policy replaces the privacy page", async () => {
  await renderPrivacy({ SITE_PRIVACY_URL: 'https://agency.example/privacy' });
  const links = screen.getAllByRole('link', { name: /Privacy|agency\.example/ });
  for (const link of links) expect(link).toHaveAttribute('href', 'https://agency.example/privacy');
  expect(links).toHaveLength(2);
  expect(screen.queryByText(/cookies/)).not.toBeInTheDocument();
});

const withBothAges =
  /deletes your request 1 week after our team gets it. If it looks like spam, it’s deleted 30 days after it arrives/;

test.each([
  [{ PURGE_DELIVERED_AFTER: '1w', PURGE_QUARANTINED_AFTER: '30d' }, withBothAges],
  [{}, /until you ask us to erase it.*deleted 90 days after/],
])('with %j, the privacy page shows how long requests are stored', async (settings, words) => {
  await renderPrivacy(settings as Record<string, string>);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByText(words)).toBeVisible();
});
