import { render, screen } from '@testing-library/react';

/** Renders the note as built with the given policy. */
async function renderNote(privacyUrl: string): Promise<void> {
  jest.resetModules();
  process.env.SITE_PRIVACY_URL = privacyUrl;
  const { PrivacyNote } = await import('@/components/ui/PrivacyNote');
  render(PrivacyNote());
}

afterEach(() => {
  delete process.env.SITE_PRIVACY_URL;
});

test('links to the privacy policy when there is one', async () => {
  await renderNote('https://agency.example/privacy');
  const link = screen.getByRole('link', { name: 'Privacy policy' });
  expect(link).toHaveAttribute('href', 'https://agency.example/privacy');
});

test('says what is stored when there is no policy', async () => {
  await renderNote('');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(
    'We store what you send and use it only to answer you. This site sets no cookies.',
  );
});
